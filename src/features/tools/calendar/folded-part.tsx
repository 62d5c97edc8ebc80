import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import styles from './calendar.module.css'

interface Props {
  readonly title: string
  /** How many lines it holds. */
  readonly count: number
  /** Nothing else is the answer. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of the calendar that few need at once: its heading and how much it holds; on demand, and on paper, all of it. */
export function FoldedPart({ title, count, isOpen = false, children }: Props) {
  return (
    <Disclosure answer={String(count)} isOpen={isOpen} summary={<h3 className={styles.folded}>{title}</h3>}>
      {children}
    </Disclosure>
  )
}
