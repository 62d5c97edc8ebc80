/** Words that a visitor must not read: those of advertising, and those for which the site has another term. */
import type { Kind } from '../../src/collections/kinds.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { forbiddenWord, forbiddenWordMessage } from './forbidden-words.ts'
import { type AvoidedTerm, avoidedTerms, type Terms } from './terms.ts'

/** @param kind of the entry to which the text belongs; undefined for labels, documents and dictionaries */
export function wrongWords(text: string, language: Language, kind: Kind | undefined, terms: Terms): AvoidedTerm[] {
  const word = forbiddenWord(text)
  const advertising = word === undefined ? [] : [{ word, message: forbiddenWordMessage(word) }]
  return [...advertising, ...avoidedTerms(text, language, kind, terms)]
}
