/** What the outcomes of the chooser are called. */
import { outcomeText } from '../collections/outcomes.ts'
import type { Language } from '../i18n/languages.ts'
import { isServiceOutcome, type Outcome, outcomes } from '../lib/entity-choice.ts'
import type { EntityComparison } from './entity-comparison.ts'

/** @throws Error where no service or text stands for an outcome that the questions lead to */
export function outcomeNames({ forms }: EntityComparison, language: Language): Readonly<Record<Outcome, string>> {
  const nameOf = (outcome: Outcome) => {
    if (!isServiceOutcome(outcome)) return outcomeText(outcome, language).name
    const name = forms.find(({ service }) => service.id === outcome)?.name
    if (name === undefined) throw new Error(`The chooser leads to the service "${outcome}", which compares no entity.`)
    return name
  }
  return Object.fromEntries(outcomes.map((outcome) => [outcome, nameOf(outcome)])) as Record<Outcome, string>
}
