/** The page of a document that an editor added. */
import type { DocumentEntry } from '../collections/documents.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import type { Translate } from '../i18n/translate.ts'
import { documentData } from '../seo/document-data.ts'
import { site } from '../site/site.ts'
import type { Crumb } from '../ui/breadcrumb.tsx'
import type { Page } from './page.ts'
import { pageHead } from './page-head.ts'
import { libraryTrail } from './trails.ts'

export interface DocumentProps {
  readonly language: Language
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly document: DocumentEntry
}

export function documentPage(document: DocumentEntry, language: Language): Page<DocumentProps> {
  const t = translator(language)
  const { title, summary: description, path } = document
  const trail = libraryTrail(language, t)
  const facts = { ...document, href: localizedPath(path, language) }
  return {
    head: pageHead({ title, description, path, language, trail, data: [documentData(facts, site.origin)] }),
    props: { language, t, trail, document },
  }
}
