import type { ReactNode } from 'react'
import { dateKey } from '../../../engines/calendar.ts'
import type { Day } from '../../../lib/calendar.ts'
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
