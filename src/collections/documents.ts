/** PDFs that editors added to the library as they are. */
import type { Language } from '../i18n/languages.ts'
import { perLanguage } from './view.ts'

export interface DocumentEntry {
  readonly id: string
  /** Its page; neutral, for `localizedPath`. */
  readonly path: string
  /** Where the file is served, the same in every language of the site. */
  readonly address: string
  readonly title: string
  readonly summary: string
  /** What it says, paragraph by paragraph. */
  readonly description: readonly string[]
  /** The language in which it is written, as BCP 47 says it. */
  readonly language: string
  /** Who issued it. */
  readonly source: string
  readonly sourceUrl?: string | undefined
  /** A calendar day. */
  readonly issued: string
}

/** All documents, by id. */
export const documents = perLanguage((language: Language, view): readonly DocumentEntry[] =>
  [...view.content.documents].map(([id, facts]) => ({
    id,
    path: documentPath(id),
    address: documentAddress(id),
    title: facts.title[language] ?? id,
    summary: facts.summary[language] ?? '',
    description: (facts.description[language] ?? '').split(/\n\s*\n/),
    language: facts.language,
    source: facts.source,
    sourceUrl: facts.source_url,
    issued: facts.issued,
  })),
)

function documentPath(id: string): string {
  return `/infohukum/dokumen/${id}`
}

export function documentAddress(id: string): string {
  return `/dokumen/${id}.pdf`
}
