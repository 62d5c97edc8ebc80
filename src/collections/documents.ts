/** PDFs that editors added to the library as they are. */
import { perLanguage } from './view.ts'

/** All documents, by id. */
export const documents = perLanguage((language, view) =>
  [...view.content.documents].map(([id, facts]) => ({
    ...facts,
    id,
    /** Its page; neutral, for `t.href`. */
    path: documentPath(id),
    /** Where the file is served, the same in every language of the site. */
    address: documentAddress(id),
    title: facts.title[language] ?? id,
    summary: facts.summary[language] ?? '',
    /** What it says, paragraph by paragraph. */
    description: (facts.description[language] ?? '').split(/\n\s*\n/),
  })),
)

export type DocumentEntry = ReturnType<typeof documents>[number]

export function documentPath(id: string): string {
  return `/infohukum/dokumen/${id}`
}

export function documentAddress(id: string): string {
  return `/dokumen/${id}.pdf`
}
