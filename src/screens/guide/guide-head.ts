/** What the head of a guide's page says. */
import { type Guide, guide as guideById, guidePdfPath } from '../../collections/guides.ts'
import { resolveCitation } from '../../collections/markdown/notations.ts'
import { type Language, languages, languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { guideData } from '../../seo/document-data.ts'
import type { PageHead } from '../../seo/head.ts'
import { breadcrumbList } from '../../seo/structured-data.ts'
import { site } from '../../site/site.ts'
import { libraryTrail } from '../trails.ts'

export function guideHead(guide: Guide, language: Language, t: Translate): PageHead {
  const { id, title, summary, path, published, reviewedOn, words } = guide
  const href = localizedPath(path, language)
  const facts = {
    title,
    summary,
    href,
    language: languageTraits[language].locale,
    published,
    updated: reviewedOn,
    section: t('library.guides'),
    keywords: [],
    words,
    cites: guide.cites.flatMap((written) => resolveCitation(written, language)?.label ?? []),
  }
  return {
    title,
    description: summary,
    path,
    language,
    alternates: languages.filter((other) => guideById(id, other)),
    unlisted: guide.unpublished,
    kind: 'article',
    structuredData: [
      breadcrumbList([...libraryTrail(language, t), { label: title, href }], site.origin),
      guideData(facts, localizedPath(guidePdfPath(id), language), site),
    ],
  }
}
