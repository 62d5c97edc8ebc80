/** A page of the company: terms, privacy, about. */
import { renderMarkdown } from '../collections/markdown/render.ts'
import { companyEntry } from '../collections/named-entries.ts'
import { proseComponents } from '../components/prose/prose-components.tsx'
import { translator } from '../i18n/dictionaries.ts'
import type { Language } from '../i18n/languages.ts'
import { drawnFigures } from './figures.tsx'
import { homeTrail, type Page, type PropsOf, pageHead } from './page.ts'

/**
 * @param data structured data besides the trail
 * @throws Error where the content has no such page: the site cannot be without its terms.
 */
export function companyPage(id: string, language: Language, data: readonly object[] = []) {
  const page = companyEntry(id, language)
  if (!page) throw new Error(`The content has no page "${id}" in the language "${language}".`)
  const t = translator(language)
  const { title, summary: description, path } = page
  const trail = homeTrail(t)
  return {
    head: pageHead({ title, description, path, language, trail, data }),
    props: {
      t,
      page,
      text: renderMarkdown(page.body(), {
        language,
        components: proseComponents(t, { Figure: drawnFigures(t) }),
        glossary: true,
      }),
      /** From Home to here, without here. */
      trail,
    },
  } satisfies Page<object>
}

export type CompanyPageProps = PropsOf<typeof companyPage>
