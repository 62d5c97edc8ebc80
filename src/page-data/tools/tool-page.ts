/** What every page of a tool has: its head, its trail, its texts, and the lists whose texts have numbers in their keys; and the overview of the tools. */

import { sitePages } from '../../collections/site-pages.ts'
import { pagesOfTools } from '../../collections/tool-facts.ts'
import { toolTexts, toolTranslator, translator } from '../../i18n/dictionaries.ts'
import type { Language } from '../../i18n/languages.ts'
import type { ToolName, ToolTexts } from '../../i18n/tool-translate.ts'
import { today } from '../../lib/day.ts'
import type { ReviewDays, ShownRule } from '../../lib/island-data.ts'
import { homeTrail, type Page, type PropsOf, pageHead } from '../page.ts'

type Example = Readonly<Record<'given' | 'result', string>>

interface Own<Island> {
  /** Heading of the rules, where they are not all that the tool applies. */
  readonly rulesTitle?: string
  /** Every rule that the page shows. */
  readonly rules: readonly ShownRule[]
  readonly days: ReviewDays
  /** Worked cases, where they are not the texts `<tool>.example.<number>`. */
  readonly examples?: readonly Example[]
  /** What comes out of each worked case; of the others it is the text `<tool>.example.<number>.result`. */
  readonly results?: readonly string[]
  /** What the tool does not decide, where it is not the texts `<tool>.limit.<number>`. */
  readonly limits?: readonly string[]
  /** Neutral paths of the ways on, named by `<tool>.next.<number>`. */
  readonly next: readonly string[]
  /** Where the official answer is; its name is `<tool>.official`. */
  readonly official: string
  /** What the island takes beside its language, its texts, the day of the build and the days of review. */
  readonly island: Island
}

/**
 * The neutral path of a tool's page.
 * @param tool the beginning of the keys of its texts
 * @throws where src/collections/tool-facts.ts names no page of the tool
 */
export function pathOfTool(tool: ToolName): string {
  const path = pagesOfTools.find((page) => page.tool === tool)?.path
  if (path === undefined)
    throw new Error(`The tool ${tool} has no page in src/collections/tool-facts.ts. Add it there.`)
  return path
}

/**
 * The head of a tool's page, and the props of its screen and of its island.
 * @param tool the beginning of the keys of its texts
 */
export function toolPage<Island>(language: Language, tool: ToolName, own: Own<Island>) {
  const { rulesTitle, rules, days, examples, results = [], limits, next, official, island } = own
  const path = pathOfTool(tool)
  const t = translator(language)
  const tools = toolTranslator(language)
  const trail = [...homeTrail(t), { label: tools('tools.title'), href: t.href('/alat') }]
  const [title, lead] = [tools(`${tool}.title`), tools(`${tool}.lead`)]
  const numbered = (list: 'example' | 'limit' | 'next', number = 1): string[] => {
    const text = tools.find([`${tool}.${list}.${number}`])
    return text === undefined ? [] : [text, ...numbered(list, number + 1)]
  }
  const worked =
    examples ??
    numbered('example').map((given, place) => ({
      given,
      result: results[place] ?? tools.find([`${tool}.example.${place + 1}.result`]) ?? '',
    }))
  return {
    head: pageHead({ title, description: lead, path, language, trail }),
    props: {
      screen: {
        t,
        tools,
        trail,
        title,
        lead,
        ...(rulesTitle !== undefined && { rulesTitle }),
        rules,
        days,
        examples: worked,
        limits: limits ?? numbered('limit'),
        official: { label: tools(`${tool}.official`), href: official },
        next: numbered('next').flatMap((label, place) => {
          const target = next[place]
          return target === undefined ? [] : [{ label, href: t.href(target) }]
        }),
      },
      island: {
        language,
        texts: { ...toolTexts(language, tool), ...sampleTexts(worked) },
        builtOn: today(),
        ...island,
        days,
      },
    },
  }
}

/** The first examples, for the place of the answer until there is one (`features/tools/tool-form.tsx`). */
function sampleTexts(examples: readonly Example[]): ToolTexts {
  return Object.fromEntries(
    examples.slice(0, 3).flatMap(({ given, result }, place) => [
      [`tool.sample.${place + 1}.given`, given],
      [`tool.sample.${place + 1}.result`, result],
    ]),
  )
}

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
