/** What the head of a document's page says. */
import type { DocumentEntry } from '../../collections/documents.ts'
import type { Language } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { documentData } from '../../seo/document-data.ts'
import type { PageHead } from '../../seo/head.ts'
import { site } from '../../site/site.ts'
import { pageHead } from '../page-head.ts'
import { libraryTrail } from '../trails.ts'

export function documentHead(document: DocumentEntry, language: Language, t: Translate): PageHead {
  const { title, summary: description, path } = document
  const facts = { ...document, href: localizedPath(path, language) }
  return pageHead({
    title,
    description,
    path,
    language,
    trail: libraryTrail(language, t),
    data: [documentData(facts, site.origin)],
  })
}
