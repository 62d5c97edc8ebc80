/** Working days on the calendar: Monday to Friday without the holidays that are given. Pure. */
import { daysAfter } from './day.ts'

/**
 * The day on which so many working days have passed, the first of which is the first working day from `start` on. None
 * leaves it on `start`'s first working day.
 * @param holidays days as `YYYY-MM-DD`
 */
export function afterWorkingDays(start: string, days: number, holidays: readonly string[]): string {
  let day = start
  for (let left = days; ; day = daysAfter(day, 1)) {
    if (!isWorkingDay(day, holidays)) continue
    left -= 1
    if (left <= 0) return day
  }
}

function isWorkingDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6 && !holidays.includes(day)
}
