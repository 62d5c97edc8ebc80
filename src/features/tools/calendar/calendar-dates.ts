/** Days of the calendar as readers write them. A calendar has hundreds, so the formats are made once. */
import type { Day } from '../../../lib/calendar.ts'

export interface DayTexts {
  /** `Sel, 15 Des` */
  readonly short: (day: Day) => string
  /** `15 Des 2026` */
  readonly compact: (day: Day) => string
  /** `15 Desember 2026` */
  readonly long: (day: Day) => string
  /** `Desember 2026`, of a day or of `2026-12`. */
  readonly month: (day: Day) => string
  /** `Des 2026` */
  readonly shortMonth: (day: Day) => string
}

export function dayTexts(locale: string): DayTexts {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: Day) => format.format(new Date(`${day.slice(0, 7)}-${day.slice(8) || '01'}T00:00:00Z`))
  }
  return {
    short: writer({ weekday: 'short', day: 'numeric', month: 'short' }),
    compact: writer({ day: 'numeric', month: 'short', year: 'numeric' }),
    long: writer({ day: 'numeric', month: 'long', year: 'numeric' }),
    month: writer({ month: 'long', year: 'numeric' }),
    shortMonth: writer({ month: 'short', year: 'numeric' }),
  }
}
