import type { ReactNode } from 'react'
import { Lead } from './lead.tsx'
import styles from './reading-head.module.css'

interface ReadingFact {
  readonly label: string
  readonly value: ReactNode
  /** On a phone, whose width holds one short line: its value says what it is, or it is left out. */
  readonly onPhone?: 'value' | 'none'
}

interface Props {
  readonly title: string
  readonly lead?: string
  /** What is known of the text, in the order in which it is shown. */
  readonly facts: readonly ReadingFact[]
  /** What follows the facts in their line. */
  readonly children?: ReactNode
}

/** How a page that is read begins: the name of the text, what it is, and in one line what is known of it. */
export function ReadingHead({ title, lead, facts, children }: Props) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
      <div className={styles.line}>
        <dl>
          {facts.map(({ label, value, onPhone }) => (
            <div className={onPhone && styles[onPhone]} key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </>
  )
}
