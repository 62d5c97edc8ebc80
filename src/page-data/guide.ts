/** The page of a guide. */
import { type Guide, guide as guideById, guidePdfPath } from '../collections/guides.ts'
import { type ResolvedCitation, resolveCitation } from '../collections/markdown/notations.ts'
import { type RenderedMarkdown, renderMarkdown } from '../collections/markdown/render.ts'
import { type Service, service } from '../collections/services.ts'
import { currentView } from '../collections/view.ts'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { translator } from '../i18n/dictionaries.ts'
import { type Language, languages } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { templateFolder } from '../lib/template-text.ts'
import { guideData } from '../seo/document-data.ts'
import type { PageHead } from '../seo/head.ts'
import { breadcrumbList } from '../seo/structured-data.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import type { Page } from './page.ts'
import { libraryTrail } from './trails.ts'

export interface GuideProps {
  readonly t: Translate
  readonly trail: readonly Crumb[]
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

export function guidePage(guide: Guide, language: Language): Page<GuideProps> {
  const t = translator(language)
  const trail = libraryTrail(t)
  const components = proseComponents(t, { templateFolder: t.href(templateFolder(guide.id)) })
  return {
    head: guideHead(guide, trail, t),
    props: {
      t,
      trail,
      guide,
      pdfHref: t.href(guidePdfPath(guide.id)),
      text: renderMarkdown(guide.body(), { language, components, glossary: true }),
      services: guide.services.flatMap((id) => service(id, language) ?? []),
      sources: guide.sources.flatMap((written) => resolveCitation(written, language) ?? []),
      day: currentView().day,
    },
  }
}

function guideHead(guide: Guide, trail: readonly Crumb[], t: Translate): PageHead {
  const { id, title, summary, path, published, reviewedOn, words } = guide
  const href = t.href(path)
  const facts = {
    title,
    summary,
    href,
    language: t.locale,
    published,
    updated: reviewedOn,
    section: t('library.guides'),
    keywords: [],
    words,
    cites: guide.cites.flatMap((written) => resolveCitation(written, t.language)?.label ?? []),
  }
  return {
    title,
    description: summary,
    path,
    language: t.language,
    alternates: languages.filter((other) => guideById(id, other)),
    unlisted: guide.unpublished,
    kind: 'article',
    structuredData: [
      breadcrumbList([...trail, { label: title, href }], site.origin),
      guideData(facts, t.href(guidePdfPath(id)), site),
    ],
  }
}
