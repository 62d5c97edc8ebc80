/** Ways of changing or closing a business, facts and prose of one language joined, in their order. */
import { daysAfter } from '../lib/day.ts'
import type { FactsOf } from './kinds.ts'
import { entriesOf, perLanguage } from './view.ts'

export const changes = perLanguage((language, view) =>
  entriesOf('changes', language, view, ({ facts, prose }) => ({
    /** The worked example, in order of days. */
    calendar: [...calendarDays(facts.calendar)]
      .map(([step, day]) => ({ day, text: prose.calendar[step] ?? '' }))
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
  })).sort((a, b) => a.order - b.order),
)

/** A way; its texts are Markdown, but for title, papers, authority, time and the words of the calendar. */
export type Change = ReturnType<typeof changes>[number]

/** The day of each step of a worked example, by the step's id. */
export function calendarDays(steps: FactsOf<'changes'>['calendar']): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const { id, day, from = '', days = 0 } of steps) known.set(id, day ?? daysAfter(known.get(from) ?? '', days))
  return known
}
