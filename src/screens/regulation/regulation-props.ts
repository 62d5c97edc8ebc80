/** Everything that the page of a regulation shows, gathered from the content. */
import type { ReactNode } from 'react'
import { type CitingEntry, citedBy } from '../../collections/cited-by.ts'
import { renderMarkdown } from '../../collections/markdown/render.ts'
import type { Regulation } from '../../collections/regulations.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { proseComponents } from '../prose/prose-components.tsx'
import { PlainCitation } from './plain-citation.tsx'

export interface RegulationProps {
  readonly language: Language
  readonly t: Translate
  readonly regulation: Regulation
  /** Our summary, rendered. */
  readonly summary: ReactNode
  readonly citedBy: readonly CitingEntry[]
}

export function regulationProps(regulation: Regulation, language: Language, t: Translate): RegulationProps {
  const components = { ...proseComponents(t), Citation: PlainCitation }
  return {
    language,
    t,
    regulation,
    summary: renderMarkdown(regulation.body(), { language, components, glossary: true }).content,
    citedBy: citedBy(regulation.id, language),
  }
}
