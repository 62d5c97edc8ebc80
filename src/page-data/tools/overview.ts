/** The overview of the tools. */
import { type SitePage, sitePages } from '../../collections/site-pages.ts'
import { translator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { toolTranslator } from '../../i18n/tool-texts.ts'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import type { Page } from '../page.ts'
import { pageHead } from '../page-head.ts'
import { homeTrail } from '../trails.ts'

export interface ToolsProps {
  readonly t: Translate
  readonly tools: ToolTranslate
  readonly trail: readonly Crumb[]
  readonly pages: readonly SitePage[]
}

export function toolsPage(language: Language): Page<ToolsProps> {
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
  }
}
