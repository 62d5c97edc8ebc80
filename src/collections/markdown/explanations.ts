/** The glossary as texts use it: how mentions are found and what they are explained with. */
import type { TermWords } from '../../lib/term-cards.ts'
import { type Term, terms } from '../glossary.ts'
import { perLanguage } from '../view.ts'
import { prepareMentions } from './mentions.ts'
import { plainText } from './plain-text.ts'

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
