/** Outcomes of the entity chooser without a service of ours, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import type { OtherOutcome } from '../lib/entity-choice.ts'
import { type Entry, entriesOf, perLanguage, type View } from './view.ts'

export type OutcomeText = Entry<'outcomes'>

const byId = perLanguage(
  (language, view): ReadonlyMap<string, OutcomeText> =>
    new Map(entriesOf('outcomes', language, view, () => ({})).map((entry) => [entry.id, entry])),
)

/** @throws Error where the content lacks the outcome */
export function outcomeText(id: OtherOutcome, language: Language, view?: View): OutcomeText {
  const found = byId(language, view).get(id)
  if (!found) throw new Error(`The chooser leads to "${id}", which content/outcomes lacks in ${language}.`)
  return found
}
