/** Calendar days as `YYYY-MM-DD`, which sort and compare as they are. Pure. */

/** The day it is in Western Indonesian Time, where the company keeps its calendar, wherever the site is built. */
export function today(now: Date = new Date()): string {
  // The Swedish locale writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(now)
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
