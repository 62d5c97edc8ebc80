/** Pages of the company (terms, privacy, about), facts and prose of one language joined. */
import type { Language } from '../i18n/languages.ts'
import { type Entry, entriesOf, perLanguage, type View } from './view.ts'

export type CompanyPage = Entry<'pages'>

const pages = perLanguage((language, view): readonly CompanyPage[] => entriesOf('pages', language, view, () => ({})))

/** The page whose id is the last part of its address, for example `about-us`. */
export function companyEntry(id: string, language: Language, view?: View): CompanyPage | undefined {
  return pages(language, view).find((candidate) => candidate.id === id)
}
