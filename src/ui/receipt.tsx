import type { ReactNode } from 'react'
import styles from './receipt.module.css'

interface ReceiptLine {
  readonly label: string
  readonly amount: ReactNode
  readonly note?: ReactNode
  /** Begins a group of lines: who receives the money. Not repeated above a line of the same words. */
  readonly group?: string | undefined
}

interface Props {
  readonly title: ReactNode
  /** How long its prices hold, and whether they are samples. */
  readonly validity: string
  readonly lines: readonly ReceiptLine[]
  readonly total: { readonly label: string; readonly amount: ReactNode; readonly note?: ReactNode }
  /** What follows the lines: the split of days, the way to the details. */
  readonly children?: ReactNode
}

/** A price set like a receipt: the sum, and who gets what. */
export function Receipt({ title, validity, lines, total, children }: Props) {
  return (
    <div className={styles.receipt}>
      <h2 className={styles.title}>{title}</h2>
      <dl>
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
          {total.note && <dd className={styles.note}>{total.note}</dd>}
        </div>
        {lines.map((line) => (
          <div className={styles.line} key={line.label}>
            {line.group !== undefined && line.group !== line.label && <dt className={styles.group}>{line.group}</dt>}
            <dt>{line.label}</dt>
            <dd>{line.amount}</dd>
            {line.note && <dd className={styles.note}>{line.note}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.validity}>{validity}</p>
      {children}
    </div>
  )
}
