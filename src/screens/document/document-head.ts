/** What the head of a document's page says, and the way to it. */
import type { DocumentEntry } from '../../collections/documents.ts'
import { type Language, languages } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { documentData } from '../../seo/document-data.ts'
import type { PageHead } from '../../seo/head.ts'
import { breadcrumbList } from '../../seo/structured-data.ts'
import { site } from '../../site/site.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'

/** From Home to the library. */
export function documentTrail(language: Language, t: Translate): Crumb[] {
  return [
    { label: t('menu.home'), href: localizedPath('/', language) },
    { label: t('menu.infohukum'), href: localizedPath('/infohukum', language) },
  ]
}

export function documentHead(document: DocumentEntry, language: Language, t: Translate): PageHead {
  const { title, summary, path } = document
  const href = localizedPath(path, language)
  const trail = [...documentTrail(language, t), { label: title, href }]
  return {
    title,
    description: summary,
    path,
    language,
    alternates: languages,
    structuredData: [documentData({ ...document, href }, site.origin), breadcrumbList(trail, site.origin)],
  }
}
