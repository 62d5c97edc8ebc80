/** Terms of the glossary: facts and prose of one language joined, how texts find them, and what they are explained with. */
import { type Language, languageTraits } from '../i18n/languages.ts'
import type { TermWords } from '../lib/island-data.ts'
import { prepareMentions } from './markdown/mentions.ts'
import { plainText } from './markdown/plain-text.ts'
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

/** The spellings to look for in the texts of a language. */
export const glossaryMentions = perLanguage((language, view) => prepareMentions(terms(language, view)))

/** What a card says of each term, by its id. */
export const termWords = perLanguage((language, view): Readonly<Record<string, TermWords>> => {
  const words = ({ id, term, stands_for, body }: Term): [string, TermWords] => [
    id,
    { term, standsFor: stands_for, definition: plainText(body(), language, view) },
  ]
  return Object.fromEntries(terms(language, view).map(words))
})
