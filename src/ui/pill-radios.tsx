import { classNames } from '../lib/class-names.ts'
import styles from './pill-radios.module.css'

interface Props {
  /** The name that the radio buttons share; one of its kind on a page. */
  readonly name: string
  /** What is chosen; read out, not seen. */
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[]
  /** The chosen value where an island keeps it. Without it the first is chosen, and CSS alone may act on the choice. */
  readonly value?: string | undefined
  readonly onChange?: (value: string) => void
  readonly className?: string | undefined
}

/**
 * One choice among a few, as pills. Works without script: a parent shows what belongs to the n-th option by
 * `.parent:has(label:nth-of-type(n) :checked)`.
 */
export function PillRadios({ name, legend, options, value, onChange, className }: Props) {
  return (
    <fieldset className={classNames(styles.pills, className)}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option, index) => (
        <label className={styles.pill} key={option.value}>
          <input
            className={styles.radio}
            name={name}
            type="radio"
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: index === 0 })}
          />
          {option.count === undefined ? (
            option.label
          ) : (
            <>
              <span>{option.label}</span> <data value={option.count}>{option.count}</data>
            </>
          )}
        </label>
      ))}
    </fieldset>
  )
}
