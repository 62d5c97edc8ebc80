/** Terms of the glossary, facts and prose of one language joined. */
import { type Language, languageTraits } from '../i18n/languages.ts'
import { entryPath } from './paths.ts'
import { joined, perLanguage, type View } from './view.ts'

export interface Term {
  readonly id: string
  /** Neutral, with its anchor, for `localizedPath`. */
  readonly path: string
  readonly term: string
  /** What an abbreviation stands for, or the Indonesian term of law on the English page. */
  readonly standsFor?: string
  /** Spellings that count as a mention, the term itself first. */
  readonly mentions: readonly string[]
  /** Citations. */
  readonly basis: readonly string[]
  /** Ids of terms. */
  readonly related: readonly string[]
  readonly unpublished: boolean
  /** Reads the definition, Markdown. */
  readonly body: () => string
}

/** All terms in alphabetical order. */
export const terms = perLanguage((language, view): readonly Term[] => {
  const order = new Intl.Collator(languageTraits[language].locale)
  return joined('glossary', language, view)
    .map(({ id, facts, prose, unpublished, body }) => ({
      id,
      path: entryPath('glossary', id),
      term: prose.term,
      standsFor: prose.stands_for,
      mentions: [...new Set([prose.term, ...prose.mentions])],
      basis: facts.basis,
      related: facts.related,
      unpublished,
      body,
    }))
    .sort((a, b) => order.compare(a.term, b.term))
})

const byId = perLanguage((language, view) => new Map(terms(language, view).map((term) => [term.id, term])))

export function term(id: string, language: Language, view?: View): Term | undefined {
  return byId(language, view).get(id)
}
