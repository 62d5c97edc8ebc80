import type { ReactNode } from 'react'
import { dateKey } from '../../../engines/calendar.ts'
import type { Day } from '../../../lib/calendar.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import styles from './calendar.module.css'
import type { ShownDate } from './calendar-export.ts'

interface Props {
  readonly dates: readonly ShownDate[]
  dayText(day: Day): string
  /** What is due. */
  line(date: ShownDate): ReactNode
}

/** Dates below each other, each with its day and what is due. */
export function DateLines({ dates, dayText, line }: Props) {
  return (
    <ul className={styles.lines}>
      {dates.map((date) => (
        <li key={dateKey(date)}>
          <time className={styles.day} dateTime={date.date}>
            {dayText(date.date)}
          </time>
          <p>{line(date)}</p>
        </li>
      ))}
    </ul>
  )
}

interface PartProps {
  readonly title: string
  /** How many lines it holds. */
  readonly count: number
  /** Nothing else is the answer. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of the calendar that few need at once: its heading and how much it holds; on demand, and on paper, all of it. */
export function FoldedPart({ title, count, isOpen = false, children }: PartProps) {
  return (
    <Disclosure answer={String(count)} isOpen={isOpen} summary={<h3 className={styles.folded}>{title}</h3>}>
      {children}
    </Disclosure>
  )
}
