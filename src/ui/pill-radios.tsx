import { classNames } from '../lib/class-names.ts'
import styles from './pill-radios.module.css'

interface Props {
  /** The name that the radio buttons share; one of its kind on a page. */
  readonly name: string
  /** What is chosen; read out, not seen. */
  readonly legend: string
  /** The count is drawn behind the label and read out with it; the group is for the styles of a parent. */
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly count?: number
    readonly group?: string
  }[]
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
        <label className={styles.pill} data-count={option.count} data-group={option.group} key={option.value}>
          <input
            className={styles.radio}
            name={name}
            type="radio"
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: index === 0 })}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
