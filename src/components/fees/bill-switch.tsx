import type { ReactNode } from 'react'
import paper from '../../ui/paper.module.css'
import { PillSwitch } from '../../ui/pill-switch.tsx'
import styles from './bill-switch.module.css'

interface Props {
  /** The name that the radio buttons share. */
  readonly name: string
  readonly legend: string
  /** Six at most; one alone needs no switch. */
  readonly bills: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

/** Bills on one sheet of paper, one in view at a time. */
export function BillSwitch({ name, legend, bills }: Props) {
  return (
    <PillSwitch
      className={`${paper.paper} ${styles.switch}`}
      contentsClassName={styles.bills}
      legend={legend}
      name={name}
      options={bills}
      pillsClassName={styles.options}
    />
  )
}
