import type { ReactNode } from 'react'
import { PillRadios } from '../../ui/pill-radios.tsx'
import styles from './bill-switch.module.css'

interface Props {
  /** The name that the radio buttons share. */
  readonly name: string
  readonly legend: string
  /** Six at most; one alone needs no switch. */
  readonly bills: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

/** Bills on one sheet of paper, one in view at a time; radio buttons and CSS, so it works without script. */
export function BillSwitch({ name, legend, bills }: Props) {
  return (
    <div className={styles.switch}>
      <div className={styles.options}>
        {bills.length > 1 && (
          <PillRadios legend={legend} name={name} options={bills.map(({ id, label }) => ({ value: id, label }))} />
        )}
      </div>
      <div className={styles.bills}>
        {bills.map(({ id, content }) => (
          <div className={styles.bill} key={id}>
            {content}
          </div>
        ))}
      </div>
    </div>
  )
}
