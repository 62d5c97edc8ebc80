/** A time of day given as `09:00`, as the language writes it: `09.00` in Indonesian. A file of its own, because the startup script carries it. */
export function formatClock(time: string, locale: string): string {
  return locale.startsWith('id') ? time.replace(':', '.') : time
}
