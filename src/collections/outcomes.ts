/** Outcomes of the entity chooser without a service of ours, facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import type { OtherOutcome } from '../lib/entity-choice.ts'
import { joined, perLanguage, type View } from './view.ts'

export interface OutcomeText {
  readonly id: string
  readonly kind: 'info' | 'ask' | 'change'
  readonly name: string
  /** Id of the service that comes nearest. */
  readonly service?: string | undefined
  /** Citations. */
  readonly basis: readonly string[]
  readonly checkedOn: string
  /** Reads the Markdown of the entry. */
  readonly body: () => string
}

const byId = perLanguage(
  (language, view): ReadonlyMap<string, OutcomeText> =>
    new Map(
      joined('outcomes', language, view).map(({ id, facts, prose, body }) => [
        id,
        {
          id,
          kind: facts.kind,
          name: prose.name,
          service: facts.service,
          basis: facts.basis,
          checkedOn: facts.checked_on,
          body,
        },
      ]),
    ),
)

/** @throws Error where the content lacks the outcome */
export function outcomeText(id: OtherOutcome, language: Language, view?: View): OutcomeText {
  const found = byId(language, view).get(id)
  if (!found) throw new Error(`The chooser leads to "${id}", which content/facts/outcomes lacks in ${language}.`)
  return found
}
