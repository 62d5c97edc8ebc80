import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface Fact {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
}

/** What decides, side by side: a label, a few words set large, and a note in a sentence. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
