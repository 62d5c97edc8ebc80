/** What every page of a tool has: its head, its trail, its texts. */
import { translator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import { toolTexts, toolTranslator } from '../../i18n/tool-texts.ts'
import { today } from '../../lib/day.ts'
import { pageHead } from '../page-head.ts'
import { homeTrail } from '../trails.ts'

/**
 * @param path neutral, such as `/alat/bea-meterai`
 * @param tool the beginning of the keys of its texts
 */
export function toolPage(
  language: Language,
  path: string,
  tool: 'stamp' | 'quote' | 'first' | 'name' | 'kbli' | 'calendar',
) {
  const t = translator(language)
  const tools = toolTranslator(language)
  const trail = [...homeTrail(t), { label: tools('tools.title'), href: t.href('/alat') }]
  const [title, lead] = [tools(`${tool}.title`), tools(`${tool}.lead`)]
  return {
    tools,
    head: pageHead({ title, description: lead, path, language, trail }),
    screen: { language, t, tools, trail, title, lead },
    island: { language, texts: toolTexts(language, tool), builtOn: today() },
    /** A link of this site in the page's language. */
    link: (label: string, target: string) => ({ label, href: t.href(target) }),
  }
}
