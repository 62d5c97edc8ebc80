/** Everything that the page of a guide shows, gathered from the content. */
import { type Guide, guidePdfPath } from '../../collections/guides.ts'
import { type ResolvedCitation, resolveCitation } from '../../collections/markdown/notations.ts'
import { type RenderedMarkdown, renderMarkdown } from '../../collections/markdown/render.ts'
import { type Service, service } from '../../collections/services.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { proseComponents } from '../prose/prose-components.tsx'

export interface GuideProps {
  readonly language: Language
  readonly t: Translate
  readonly guide: Guide
  /** The address of the same text as a PDF. */
  readonly pdfHref: string
  readonly text: RenderedMarkdown
  readonly services: readonly Service[]
  /** The law on which it rests. */
  readonly sources: readonly ResolvedCitation[]
  /** The day of the build: reviews are judged on it. */
  readonly day: string
}

export function guideProps(guide: Guide, language: Language, t: Translate, day: string): GuideProps {
  return {
    language,
    t,
    guide,
    pdfHref: localizedPath(guidePdfPath(guide.id), language),
    text: renderMarkdown(guide.body(), { language, components: proseComponents(t), glossary: true }),
    services: guide.services.flatMap((id) => service(id, language) ?? []),
    sources: guide.sources.flatMap((written) => resolveCitation(written, language) ?? []),
    day,
  }
}
