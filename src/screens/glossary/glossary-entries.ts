/** The glossary as its page shows it, gathered from the content. */
import type { ReactNode } from 'react'
import { type Term, term as termOf, terms } from '../../collections/glossary.ts'
import { type ResolvedCitation, resolveCitation } from '../../collections/markdown/notations.ts'
import { renderMarkdown } from '../../collections/markdown/render.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { proseComponents } from '../prose/prose-components.tsx'
import { PlainCitation } from '../regulation/plain-citation.tsx'

/** A term with its texts rendered and its references resolved. */
export interface GlossaryEntry {
  readonly term: Term
  readonly definition: ReactNode
  readonly basis: readonly ResolvedCitation[]
  readonly related: readonly Term[]
}

/** In alphabetical order. */
export function glossaryEntries(language: Language, t: Translate): GlossaryEntry[] {
  const components = { ...proseComponents(t), Citation: PlainCitation }
  return terms(language).map((term) => ({
    term,
    definition: renderMarkdown(term.body(), { language, components, glossary: false }).content,
    basis: term.basis.flatMap((written) => resolveCitation(written, language) ?? []),
    related: term.related.flatMap((id) => termOf(id, language) ?? []),
  }))
}
