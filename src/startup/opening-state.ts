import { formatClock } from '../lib/format-clock.ts'

export interface OpeningSettings {
  /** Weekdays from Monday as 0: first, last, opens, closes. */
  readonly spans: readonly (readonly [from: number, to: number, opens: string, closes: string])[]
  /** By language, with `{time}` and `{day}` where those go. */
  readonly texts: Readonly<Record<string, { readonly open: string; readonly closed: string }>>
}

/**
 * Says where opening hours stand (`components/contact/opening-state.tsx`) whether somebody is there now, or when next. The
 * office keeps Western Indonesian Time, which has no summer time. Without script the hours stand there as they are.
 */
export function openingState({ spans, texts }: OpeningSettings): void {
  const { lang } = document.documentElement
  const { open = '', closed = '' } = texts[lang] ?? {}
  for (const place of document.querySelectorAll('[data-opening]')) {
    const local = new Date(Date.now() + 7 * 3_600_000)
    const time = local.toISOString().slice(11, 16)
    const weekday = (local.getUTCDay() + 6) % 7
    const hoursOf = (day: number) => spans.find(([from, to]) => from <= day && day <= to)
    const [, , opens = '', closes = ''] = hoursOf(weekday) ?? []
    if (opens <= time && time < closes) {
      place.textContent = open.replace('{time}', formatClock(closes, lang))
      continue
    }
    const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find((days) => {
      const hours = hoursOf((weekday + days) % 7)
      return hours !== undefined && (days > 0 || time < hours[2])
    })
    if (ahead === undefined) continue
    const [, , next = ''] = hoursOf((weekday + ahead) % 7) ?? []
    const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
    local.setUTCDate(local.getUTCDate() + ahead)
    place.textContent = closed.replace('{day}', name.format(local)).replace('{time}', formatClock(next, lang))
  }
}
