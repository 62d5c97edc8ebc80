/** The articles behind the questions of the chooser, and behind the outcomes that ask back. */
import { resolveCitation } from '../collections/markdown/notations.ts'
import type { Language } from '../i18n/languages.ts'
import type { LegalReference } from '../lib/citation.ts'
import type { AskOutcome, QuestionId } from '../lib/entity-choice.ts'

/** As content cites them; a question that states no rule has none. */
const citations: Readonly<Record<QuestionId, readonly string[]>> = {
  tujuan: ['uu-16-2001#3', 'uu-16-2001#5'],
  asing: [],
  investasi: ['peraturan-bkpm-5-2025#26(2)'],
  pendiri: [],
  modal: ['pp-7-2021#35', 'uu-40-2007#7'],
  harta: ['uu-40-2007#3', 'kuhd#18'],
}

const askCitations: Readonly<Record<AskOutcome, readonly string[]>> = {
  'tanya-investasi': citations.investasi,
  'tanya-yayasan': ['pp-63-2008#6'],
}

/** @throws Error where the library lacks an article that a question rests on */
export function questionBasis(language: Language): Readonly<Record<QuestionId, readonly LegalReference[]>> {
  return resolveAll(citations, language)
}

/** @throws Error where the library lacks an article that the outcome rests on */
export function askBasis(language: Language): Readonly<Record<AskOutcome, readonly LegalReference[]>> {
  return resolveAll(askCitations, language)
}

function resolveAll<Id extends string>(
  cited: Readonly<Record<Id, readonly string[]>>,
  language: Language,
): Readonly<Record<Id, readonly LegalReference[]>> {
  const resolved = Object.entries<readonly string[]>(cited).map(([id, written]) => [
    id,
    written.map((each) => {
      const found = resolveCitation(each, language)
      if (!found) throw new Error(`The chooser cites ${each}, which the library does not have.`)
      return { label: found.label, href: found.href }
    }),
  ])
  return Object.fromEntries(resolved)
}
