/** Ways of changing or closing a business, facts and prose of one language joined, in their order. */
import { type Entry, entriesOf, perLanguage } from './view.ts'

export type Change = Entry<'changes'>

export const changes = perLanguage((language, view): readonly Change[] =>
  entriesOf('changes', language, view, () => ({})).sort((a, b) => a.order - b.order),
)
