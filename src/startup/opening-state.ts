import { inWesternIndonesia } from '../lib/day.ts'
import { formatClock } from '../lib/format.ts'

export interface OpeningSettings {
  /** Weekdays from Monday as 0: first, last, opens, closes. */
  readonly spans: readonly (readonly [from: number, to: number, opens: string, closes: string])[]
  /**
   * By language: sentences, and the same in few words, with `{time}` and `{day}` where those go, and the days from Monday.
   * Their names are handed in, since a browser's first use of `Intl` takes longer than everything else that runs after a page.
   */
  readonly texts: Readonly<Record<string, OpeningTexts>>
}

interface OpeningTexts {
  readonly open: readonly [sentence: string, short: string]
  readonly closed: readonly [sentence: string, short: string]
  readonly days: readonly string[]
}

/**
 * Says where opening hours stand (`components/contact/opening-hours.tsx`, `data-opening`) whether the office is open, or
 * when it opens next, in Western Indonesian Time; in few words at `data-opening="short"`. Without script the hours stand
 * there as they are.
 */
export function openingState({ spans, texts }: OpeningSettings): void {
  const { lang } = document.documentElement
  const said = texts[lang]
  if (!said) return
  const local = inWesternIndonesia(new Date())
  const time = local.toISOString().slice(11, 16)
  const weekday = (local.getUTCDay() + 6) % 7
  const hoursOf = (day: number) => spans.find(([from, to]) => from <= day && day <= to)
  const say = (sentences: OpeningTexts['open'], clock: string, day = '') => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-opening]')) {
      const text = sentences[place.dataset.opening === 'short' ? 1 : 0]
      place.textContent = text.replace('{day}', day).replace('{time}', formatClock(clock, lang))
    }
  }

  const [, , opens = '', closes = ''] = hoursOf(weekday) ?? []
  if (opens <= time && time < closes) {
    say(said.open, closes)
    return
  }
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find((later) => {
    const hours = hoursOf((weekday + later) % 7)
    return hours !== undefined && (later > 0 || time < hours[2])
  })
  if (ahead === undefined) return
  const nextDay = (weekday + ahead) % 7
  const [, , next = ''] = hoursOf(nextDay) ?? []
  say(said.closed, next, said.days[nextDay])
}

/** Writes the year of the visit beside the copyright sign, also on a page that was built last year. */
export function currentYear(): void {
  for (const year of document.querySelectorAll('[data-current-year]')) {
    year.textContent = String(new Date().getFullYear())
  }
}
