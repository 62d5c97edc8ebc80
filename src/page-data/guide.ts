/** The page of a guide. */
import { type Guide, guide as guideById, guidePdfPath } from '../collections/guides.ts'
import { resolveCitation } from '../collections/markdown/notations.ts'
import { renderMarkdown } from '../collections/markdown/render.ts'
import { service } from '../collections/services.ts'
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
import { libraryTrail, type Page, type PropsOf } from './page.ts'

export function guidePage(guide: Guide, language: Language) {
  const t = translator(language)
  const trail = libraryTrail(t)
  const components = proseComponents(t, { templateFolder: t.href(templateFolder(guide.id)) })
  return {
    head: guideHead(guide, trail, t),
    props: {
      t,
      trail,
      guide,
      /** The address of the same text as a PDF. */
      pdfHref: t.href(guidePdfPath(guide.id)),
      text: renderMarkdown(guide.body(), { language, components, glossary: true }),
      services: guide.services.flatMap((id) => service(id, language) ?? []),
      /** The law on which it rests. */
      sources: guide.sources.flatMap((written) => resolveCitation(written, language) ?? []),
      /** The day of the build: reviews are judged on it. */
      day: currentView().day,
    },
  } satisfies Page<object>
}

export type GuideProps = PropsOf<typeof guidePage>

function guideHead(guide: Guide, trail: readonly Crumb[], t: Translate): PageHead {
  const { id, title, summary, path, published, reviewed_on } = guide
  const href = t.href(path)
  const facts = {
    title,
    summary,
    href,
    language: t.locale,
    published,
    updated: reviewed_on,
    section: t('library.guides'),
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
