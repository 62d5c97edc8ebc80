/** What the page on changing or closing a business shows. */
import type { ReactNode } from 'react'
import { type Change, changes } from '../../collections/changes.ts'
import { type ResolvedCitation, resolveCitation } from '../../collections/markdown/notations.ts'
import { renderMarkdown } from '../../collections/markdown/render.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { proseComponents } from '../prose/prose-components.tsx'
import { BriefCitation } from '../services/brief-citation.tsx'

export interface DrawnChange extends Omit<Change, 'steps' | 'basis' | 'body'> {
  /** When this is the way to take. */
  readonly when: ReactNode
  readonly steps: readonly ReactNode[]
  readonly basis: readonly ResolvedCitation[]
}

/** Every way with its steps drawn and its articles resolved. */
export function drawnChanges(language: Language, t: Translate): readonly DrawnChange[] {
  const options = { language, components: { ...proseComponents(t), Citation: BriefCitation }, glossary: false }
  return changes(language).map((change) => ({
    ...change,
    when: renderMarkdown(change.body(), options).content,
    steps: change.steps.map((step) => renderMarkdown(step, options).content),
    basis: change.basis.flatMap((written) => resolveCitation(written, language) ?? []),
  }))
}
