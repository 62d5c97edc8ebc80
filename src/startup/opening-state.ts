import { inWesternIndonesia } from '../lib/day.ts'
import { formatClock } from '../lib/format-clock.ts'

export interface OpeningSettings {
  /** Weekdays from Monday as 0: first, last, opens, closes. */
  readonly spans: readonly (readonly [from: number, to: number, opens: string, closes: string])[]
  /**
   * By language: sentences with `{time}` and `{day}` where those go, and the days from Monday. Their names are handed in,
   * since a browser's first use of `Intl` takes longer than everything else that runs after a page.
   */
  readonly texts: Readonly<
    Record<string, { readonly open: string; readonly closed: string; readonly days: readonly string[] }>
  >
}

/**
 * Says where opening hours stand (`components/contact/opening-hours.tsx`) whether the office is open, or when it opens
 * next, in Western Indonesian Time. Without script the hours stand there as they are.
 */
export function openingState({ spans, texts }: OpeningSettings): void {
  const { lang } = document.documentElement
  const { open = '', closed = '', days = [] } = texts[lang] ?? {}
  for (const place of document.querySelectorAll('[data-opening]')) {
    const local = inWesternIndonesia(new Date())
    const time = local.toISOString().slice(11, 16)
    const weekday = (local.getUTCDay() + 6) % 7
    const hoursOf = (day: number) => spans.find(([from, to]) => from <= day && day <= to)
    const [, , opens = '', closes = ''] = hoursOf(weekday) ?? []
    if (opens <= time && time < closes) {
      place.textContent = open.replace('{time}', formatClock(closes, lang))
      continue
    }
    const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find((later) => {
      const hours = hoursOf((weekday + later) % 7)
      return hours !== undefined && (later > 0 || time < hours[2])
    })
    if (ahead === undefined) continue
    const nextDay = (weekday + ahead) % 7
    const [, , next = ''] = hoursOf(nextDay) ?? []
    place.textContent = closed.replace('{day}', days[nextDay] ?? '').replace('{time}', formatClock(next, lang))
  }
}
