/**
 * Entries that the code names, and no editor adds: ways of changing or closing a business, outcomes of the entity chooser
 * without a service of ours, and pages of the company (terms, privacy, about).
 */
import type { Language } from '../i18n/languages.ts'
import { daysAfter } from '../lib/day.ts'
import type { OtherOutcome } from '../lib/entity-choice.ts'
import type { FactsOf } from './kinds.ts'
import { type Entry, entriesOf, perLanguage, type View } from './view.ts'

export type OutcomeText = Entry<'outcomes'>

const outcomes = perLanguage(
  (language, view): ReadonlyMap<string, OutcomeText> =>
    new Map(entriesOf('outcomes', language, view, () => ({})).map((entry) => [entry.id, entry])),
)

/** @throws Error where the content lacks the outcome */
export function outcomeText(id: OtherOutcome, language: Language, view?: View): OutcomeText {
  const found = outcomes(language, view).get(id)
  if (!found) throw new Error(`The chooser leads to "${id}", which content/outcomes lacks in ${language}.`)
  return found
}

export type CompanyPage = Entry<'pages'>

const pages = perLanguage((language, view): readonly CompanyPage[] => entriesOf('pages', language, view, () => ({})))

/** The page whose id is the last part of its address, for example `about-us`. */
export function companyEntry(id: string, language: Language, view?: View): CompanyPage | undefined {
  return pages(language, view).find((candidate) => candidate.id === id)
}

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
