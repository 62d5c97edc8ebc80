/** What the outcomes of the chooser are called. */
import { askNameKeys } from '../i18n/entity-choice-text-keys.ts'
import type { Translate } from '../i18n/translate.ts'
import { isAskOutcome, type Outcome, outcomes } from '../lib/entity-choice.ts'
import type { EntityComparison } from './entity-comparison.ts'

/** @throws Error where no service founds an entity that the questions lead to */
export function outcomeNames({ forms }: EntityComparison, t: Translate): Readonly<Record<Outcome, string>> {
  const nameOf = (outcome: Outcome) => {
    if (isAskOutcome(outcome)) return t(askNameKeys[outcome])
    const name = forms.find(({ service }) => service.id === outcome)?.name
    if (name === undefined) throw new Error(`The chooser leads to the service "${outcome}", which compares no entity.`)
    return name
  }
  return Object.fromEntries(outcomes.map((outcome) => [outcome, nameOf(outcome)])) as Record<Outcome, string>
}
