/** What the pages of the company (terms, privacy, about) share: their content drawn, and their head. */
import { type RenderedMarkdown, renderMarkdown } from '../../collections/markdown/render.ts'
import { type CompanyPage, page as pageById } from '../../collections/pages.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { PageHead } from '../../seo/head.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { pageHead } from '../page-head.ts'
import { proseComponents } from '../prose/prose-components.tsx'
import { homeTrail } from '../trails.ts'

export interface CompanyPageProps {
  readonly language: Language
  readonly t: Translate
  readonly page: CompanyPage
  readonly text: RenderedMarkdown
  /** From Home to here, without here. */
  readonly trail: readonly Crumb[]
}

/** @throws Error where the content has no such page: the site cannot be without its terms. */
export function companyPage(id: string, language: Language, t: Translate): CompanyPageProps {
  const page = pageById(id, language)
  if (!page) throw new Error(`The content has no page "${id}" in the language "${language}".`)
  return {
    language,
    t,
    page,
    text: renderMarkdown(page.body(), { language, components: proseComponents(t), glossary: true }),
    trail: homeTrail(language, t),
  }
}

/** @param data structured data besides the trail */
export function companyPageHead({ page, language, trail }: CompanyPageProps, data: readonly object[] = []): PageHead {
  return pageHead({ title: page.title, description: page.summary, path: page.path, language, trail, data })
}
