/** The page of a category of the KBLI: its codes with their descriptions, to be read without a search. */
import type { KbliCategoryPage } from '../../collections/kbli-pages.ts'
import { toolFacts } from '../../collections/tool-facts.ts'
import { reviewDays } from '../../collections/tool-rules.ts'
import { toolTranslator, translator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { homeTrail, type Page, type PropsOf, pageHead } from '../page.ts'

export function kbliCategoryPage(category: KbliCategoryPage, language: Language) {
  const t = translator(language)
  const tools = toolTranslator(language)
  const finder = t.href('/alat/cari-kbli')
  const trail = [
    ...homeTrail(t),
    { label: tools('tools.title'), href: t.href('/alat') },
    { label: tools('kbli.title'), href: finder },
  ]
  const { path, letter, name, title, summary, divisions } = category
  return {
    head: pageHead({ title, description: summary, path, language, trail, label: `${letter}: ${name}` }),
    props: {
      t,
      tools,
      trail,
      heading: `KBLI ${letter}: ${name}`,
      lead: summary,
      divisions: [...divisions].map(([number, division]) => ({ number, title: division.title, codes: division.codes })),
      /** The address of the finder. */
      finder,
      limits: [tools('kbli.limit.1'), tools('kbli.limit.3')],
      days: reviewDays(toolFacts('kbli')),
    },
  } satisfies Page<object>
}

export type KbliCategoryProps = PropsOf<typeof kbliCategoryPage>
