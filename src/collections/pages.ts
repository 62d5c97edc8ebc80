/** Pages of the company (terms, privacy, about), facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { entryPath } from './paths.ts'
import { joined, perLanguage, type View } from './view.ts'

export interface CompanyPage {
  readonly id: string
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly title: string
  readonly summary: string
  /** First day on which this wording applies. */
  readonly effective: string
  readonly reviewedOn: string
  readonly reviewDue: string
  /** Reads the Markdown of the entry. */
  readonly body: () => string
}

const pages = perLanguage((language, view): readonly CompanyPage[] =>
  joined('pages', language, view).map(({ id, facts, prose, body }) => ({
    id,
    path: entryPath('pages', id),
    title: prose.title,
    summary: prose.summary,
    effective: facts.effective,
    reviewedOn: facts.reviewed_on,
    reviewDue: facts.review_due,
    body,
  })),
)

/** The page whose id is the last part of its address, for example `about-us`. */
export function page(id: string, language: Language, view?: View): CompanyPage | undefined {
  return pages(language, view).find((candidate) => candidate.id === id)
}
