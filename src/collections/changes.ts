/** Ways of changing or closing a business, facts and prose of one language joined, in their order. */
import { daysAfter } from '../lib/day.ts'
import type { FactsOf, ProseOf } from './kinds.ts'
import { joined, perLanguage } from './view.ts'

/** A way; its texts are Markdown, but for title, papers, authority, time and the words of the calendar. */
export interface Change extends Omit<ProseOf<'changes'>, 'calendar'> {
  readonly id: string
  /** The worked example, in order of days. */
  readonly calendar: readonly { readonly day: string; readonly text: string }[]
  /** Citations. */
  readonly basis: readonly string[]
  readonly checkedOn: string
  /** Reads when this is the way to take, Markdown. */
  readonly body: () => string
}

export const changes = perLanguage((language, view): readonly Change[] =>
  joined('changes', language, view)
    .sort((a, b) => a.facts.order - b.facts.order)
    .map(({ id, facts, prose, body }) => ({
      id,
      ...prose,
      calendar: [...calendarDays(facts.calendar)]
        .map(([step, day]) => ({ day, text: prose.calendar[step] ?? '' }))
        .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
      basis: facts.basis,
      checkedOn: facts.checked_on,
      body,
    })),
)

/** The day of each step of a worked example, by the step's id. */
export function calendarDays(steps: FactsOf<'changes'>['calendar']): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const { id, day, from = '', days = 0 } of steps) known.set(id, day ?? daysAfter(known.get(from) ?? '', days))
  return known
}
