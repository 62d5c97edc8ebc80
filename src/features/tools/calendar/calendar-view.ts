/** The dates of a calendar in the shapes in which the page shows them: duties, months, moved days. Pure. */
import { dutyKey } from '../../../engines/calendar.ts'
import { addMonths, type Day } from '../../../lib/calendar.ts'
import type { ShownDate } from './calendar-export.ts'

/** All dates of one duty; of several marks or contracts, those of one. */
export interface DutyRow {
  readonly key: string
  readonly dates: readonly [ShownDate, ...ShownDate[]]
}

/** A row for each duty, by its first date. */
export function dutyRows(dates: readonly ShownDate[]): DutyRow[] {
  const rows = new Map<string, [ShownDate, ...ShownDate[]]>()
  for (const date of dates) {
    const row = rows.get(dutyKey(date))
    if (row) row.push(date)
    else rows.set(dutyKey(date), [date])
  }
  return [...rows].map(([key, own]) => ({ key, dates: own }))
}

export type Rhythm = 'monthly' | 'quarterly' | 'half_yearly' | 'yearly'

/** How often a duty comes back; undefined where it is due once, or at days of its own. */
export function rhythmOf({ duty: { when, repeat_years: years } }: ShownDate): Rhythm | undefined {
  if (when.monthly) return 'monthly'
  if (when.quarterly) return 'quarterly'
  if (when.half_yearly) return 'half_yearly'
  return when.yearly || when.after_fy || (years === 1 && when.after_event) ? 'yearly' : undefined
}

export interface Month {
  /** `2026-12` */
  readonly month: string
  readonly dates: readonly ShownDate[]
}

/** Each month from one day to another, those without a date too. */
export function monthsOf(dates: readonly ShownDate[], start: Day, end: Day): Month[] {
  const months: Month[] = []
  for (let month = start.slice(0, 7); month <= end.slice(0, 7); month = addMonths(`${month}-01`, 1).slice(0, 7)) {
    months.push({ month, dates: dates.filter(({ date }) => date.startsWith(month)) })
  }
  return months
}

export interface MovedDay {
  readonly date: Day
  readonly nominal: Day
  /** How many duties move so. */
  readonly count: number
}

/** Days off that move duties, and to which working day. */
export function movedDays(dates: readonly ShownDate[]): MovedDay[] {
  const moved = new Map<string, MovedDay>()
  for (const { date, nominal } of dates) {
    if (date === nominal) continue
    const key = `${date} ${nominal}`
    moved.set(key, { date, nominal, count: (moved.get(key)?.count ?? 0) + 1 })
  }
  return [...moved.values()]
}
