/** The glossary as articles use it: how mentions are found and what they are explained with. */
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { type Term, terms } from '../glossary.ts'
import { perLanguage, type View } from '../view.ts'
import type { TermProps } from './components.ts'
import { prepareMentions } from './mentions.ts'
import { plainText } from './plain-text.ts'

/** Everything that a term's component is given, except the mention itself. */
export type Explanation = Omit<TermProps, 'children'>

/** The spellings to look for in the texts of a language. */
export const glossaryMentions = perLanguage((language, view) => prepareMentions(terms(language, view)))

const explanations = perLanguage(
  (language, view) => new Map(terms(language, view).map((term) => [term.id, explain(term, language, view)])),
)

export function explanationOf(term: string, language: Language, view?: View): Explanation | undefined {
  return explanations(language, view).get(term)
}

function explain(term: Term, language: Language, view: View): Explanation {
  return {
    id: term.id,
    term: term.term,
    standsFor: term.standsFor,
    definition: plainText(term.body(), language, view),
    href: localizedPath(term.path, language),
  }
}
