/** Calendar days as `YYYY-MM-DD`, which sort and compare as they are. Pure. */

/**
 * A date whose UTC fields are those of the clock in Western Indonesia, seven hours ahead all year. Computed, because a
 * browser's first use of `Intl` takes a slow phone a tenth of a second.
 */
export function inWesternIndonesia(now: Date): Date {
  return new Date(now.getTime() + 7 * 3_600_000)
}

/** The day it is in Western Indonesian Time, where the company keeps its calendar, wherever the site is built. */
export function today(now: Date = new Date()): string {
  return inWesternIndonesia(now).toISOString().slice(0, 10)
}

/** The beginning of a day where the company keeps its calendar, as RFC 3339 writes it. */
export function beginningOfDay(day: string): string {
  return `${day}T00:00:00+07:00`
}

/** The day that lies a number of days after another. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
