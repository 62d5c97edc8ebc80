/** Calendar days as `YYYY-MM-DD`, which sort and compare as they are. Pure. */

/** The day it is in Western Indonesian Time, where the company keeps its calendar, wherever the site is built. */
export function today(now: Date = new Date()): string {
  // The Swedish locale writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(now)
}
