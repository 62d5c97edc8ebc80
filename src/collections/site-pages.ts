/** The pages that are no entry of a collection with a page for each: overviews, and the pages of the company. */
import { translator } from '../i18n/dictionaries.ts'
import { toolTranslator } from '../i18n/tool-texts.ts'
import type { TextKey } from '../i18n/translate.ts'
import { page } from './pages.ts'
import { toolPages } from './tool-pages.ts'
import { perLanguage } from './view.ts'

export interface SitePage {
  /** Neutral, for `localizedPath`. */
  readonly path: string
  readonly title: string
  readonly summary: string
  /** The first day of the wording of a page of the company. */
  readonly effective?: string
  /** Reads the Markdown of a page of the company; overviews have none. */
  readonly body?: () => string
}

const overviews: readonly { readonly path: string; readonly title: TextKey; readonly summary: TextKey }[] = [
  { path: '/layanan', title: 'services.headTitle', summary: 'services.lead' },
  { path: '/pilih-badan-usaha', title: 'chooser.title', summary: 'chooser.lead' },
  { path: '/ubah-badan-usaha', title: 'changes.title', summary: 'changes.lead' },
  { path: '/infohukum', title: 'library.title', summary: 'library.lead' },
  { path: '/infohukum/glosarium', title: 'glossary.title', summary: 'glossary.lead' },
  { path: '/data-terbuka', title: 'openData.title', summary: 'openData.lead' },
  { path: '/blog', title: 'blog.headTitle', summary: 'blog.lead' },
]

const companyPages = ['about-us', 'terms-and-condition', 'privacy-policy']

/** Without Home and the search. */
export const sitePages = perLanguage((language, view): readonly SitePage[] => {
  const t = translator(language)
  const tools = toolTranslator(language)
  return [
    ...overviews.map(({ path, title, summary }) => ({ path, title: t(title), summary: t(summary) })),
    { path: '/alat', title: tools('tools.headTitle'), summary: tools('tools.lead') },
    ...toolPages(language),
    ...companyPages.flatMap((id) => page(id, language, view) ?? []),
  ]
})
