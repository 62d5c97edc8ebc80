/** Ways of changing or closing a business, facts and prose of one language joined, in their order. */
import { joined, perLanguage } from './view.ts'

export interface Change {
  readonly id: string
  readonly title: string
  /** Markdown. */
  readonly steps: readonly string[]
  readonly papers: readonly string[]
  readonly authority: string
  readonly time: string
  /** Citations. */
  readonly basis: readonly string[]
  readonly checkedOn: string
  /** Reads when this is the way to take, Markdown. */
  readonly body: () => string
}

export const changes = perLanguage((language, view): readonly Change[] =>
  joined('changes', language, view)
    .sort((a, b) => a.facts.order - b.facts.order)
    .map(({ id, facts, prose, body }) => ({ id, ...prose, basis: facts.basis, checkedOn: facts.checked_on, body })),
)
