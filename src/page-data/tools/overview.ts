/** The overview of the tools. */
import { sitePages } from '../../collections/site-pages.ts'
import { translator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { toolTranslator } from '../../i18n/tool-texts.ts'
import type { Page, PropsOf } from '../page.ts'
import { pageHead } from '../page-head.ts'
import { homeTrail } from '../trails.ts'

export function toolsPage(language: Language) {
  const t = translator(language)
  const tools = toolTranslator(language)
  const trail = homeTrail(t)
  return {
    head: pageHead({
      title: tools('tools.headTitle'),
      description: tools('tools.lead'),
      path: '/alat',
      language,
      trail,
      label: tools('tools.title'),
    }),
    props: { t, tools, trail, pages: sitePages(language).filter(({ kind }) => kind === 'tool') },
  } satisfies Page<object>
}

export type ToolsProps = PropsOf<typeof toolsPage>
