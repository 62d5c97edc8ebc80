import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './data-table.module.css'

interface Props {
  /** What the table holds; read out, not seen. */
  readonly caption: string
  /** On narrow screens each row has its heading on a line of its own, and its values below, under the heads of columns. */
  readonly cards?: boolean
  readonly className?: string | undefined
  /** `thead` and `tbody`. */
  readonly children: ReactNode
}

/** Figures in rows and columns. */
export function DataTable({ caption, cards = false, className, children }: Props) {
  return (
    <table className={classNames(styles.table, cards && styles.cards, className)}>
      <caption className="visually-hidden">{caption}</caption>
      {children}
    </table>
  )
}
