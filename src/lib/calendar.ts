/** Arithmetic with calendar days as `YYYY-MM-DD`: no time of day and no time zone. Pure. */

/** A plain calendar day, `YYYY-MM-DD`. */
export type Day = string

export interface DayParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** Year, month (1 to 12) and day of a day. */
export function partsOf(day: Day): DayParts {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, day: date }
}

/** A day of a month, which may lie outside 1 to 12; a day that the month does not have becomes its last one. */
export function dayOf(year: number, month: number, day: number): Day {
  const months = year * 12 + month - 1
  const [fullYear, fullMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  return written(fullYear, fullMonth, Math.min(day, daysInMonth(fullYear, fullMonth)))
}

/** @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** @param count negative for an earlier day */
export function addDays(day: Day, count: number): Day {
  return fromNumber(toNumber(day) + count)
}

/** The same day of a later or earlier month; the last one where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, day: date } = partsOf(day)
  return dayOf(year, month + count, date)
}

/** Days from one day to another; negative where the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return (((toNumber(day) + 4) % 7) + 7) % 7
}

/** Days since 1 January 1970 in the Gregorian calendar (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
function toNumber(day: Day): number {
  const { year, month, day: date } = partsOf(day)
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

function fromNumber(number: number): Day {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = ((monthFromMarch + 2) % 12) + 1
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  return written(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date)
}

function written(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
