/** PDFs that editors added to the library as they are. */
import type { Language } from '../i18n/languages.ts'
import { perLanguage } from './view.ts'

export interface DocumentEntry {
  readonly id: string
  /** Where the file is served, the same in every language of the site. */
  readonly address: string
  readonly title: string
  /** The language in which it is written. */
  readonly language: string
  /** Who issued it. */
  readonly source: string
  readonly sourceUrl?: string | undefined
}

/** All documents, by id. */
export const documents = perLanguage((language: Language, view): readonly DocumentEntry[] =>
  [...view.content.documents].map(([id, facts]) => ({
    id,
    address: documentAddress(id),
    title: facts.title[language] ?? id,
    language: facts.language,
    source: facts.source,
    sourceUrl: facts.source_url,
  })),
)

export function documentAddress(id: string): string {
  return `/dokumen/${id}.pdf`
}
