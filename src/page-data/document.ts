/** The page of a document that an editor added. */
import type { DocumentEntry } from '../collections/documents.ts'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { documentData } from '../seo/document-data.ts'
import { site } from '../site/site.ts'
import type { Page, PropsOf } from './page.ts'
import { pageHead } from './page-head.ts'
import { libraryTrail } from './trails.ts'

export function documentPage(document: DocumentEntry, language: Language) {
  const t = translator(language)
  const { title, summary: description, path } = document
  const trail = libraryTrail(t)
  const facts = { ...document, href: t.href(path) }
  return {
    head: pageHead({ title, description, path, language, trail, data: [documentData(facts, site.origin)] }),
    props: { t, trail, document },
  } satisfies Page<object>
}

export type DocumentProps = PropsOf<typeof documentPage>
