import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { PillRadios } from './pill-radios.tsx'
import styles from './pill-switch.module.css'

interface Props {
  /** The name that the radio buttons share; one of its kind on a page. */
  readonly name: string
  readonly legend: string
  /** Six at most; one alone needs no switch. */
  readonly options: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
  /** The chosen option where an island keeps it, see `PillRadios`. */
  readonly value?: string | undefined
  readonly onChange?: (id: string) => void
  readonly className?: string
  /** Of the place of the pills, empty where there is one option. */
  readonly pillsClassName?: string
  /** Of the place of the contents. */
  readonly contentsClassName?: string
}

/** Contents of which one is in view at a time; radio buttons and CSS, so it works without script. */
export function PillSwitch({
  name,
  legend,
  options,
  value,
  onChange,
  className,
  pillsClassName,
  contentsClassName,
}: Props) {
  return (
    <div className={classNames(styles.switch, className)}>
      <div className={pillsClassName}>
        {options.length > 1 && (
          <PillRadios
            legend={legend}
            name={name}
            options={options.map(({ id, label }) => ({ value: id, label }))}
            {...(onChange && { value, onChange })}
          />
        )}
      </div>
      <div className={classNames(styles.contents, contentsClassName)}>
        {options.map(({ id, content }) => (
          <div className={styles.content} key={id}>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
