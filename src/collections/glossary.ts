/** Terms of the glossary, facts and prose of one language joined. */
import { type Language, languageTraits } from '../i18n/languages.ts'
import { entriesOf, perLanguage, type View } from './view.ts'

/** All terms in alphabetical order. */
export const terms = perLanguage((language, view) => {
  const order = new Intl.Collator(languageTraits[language].locale)
  return entriesOf('glossary', language, view, ({ prose }) => ({
    /** Spellings that count as a mention, the term itself first. */
    mentions: [...new Set([prose.term, ...prose.mentions])],
  })).sort((a, b) => order.compare(a.term, b.term))
})

export type Term = ReturnType<typeof terms>[number]

const byId = perLanguage((language, view) => new Map(terms(language, view).map((term) => [term.id, term])))

export function term(id: string, language: Language, view?: View): Term | undefined {
  return byId(language, view).get(id)
}
