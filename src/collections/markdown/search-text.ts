/** The words of a Markdown text for the search index, without a syntax tree: ten thousand articles would take minutes. */
import type { Language } from '../../i18n/languages.ts'
import { templateLanguage } from '../../lib/template-text.ts'
import type { View } from '../view.ts'
import { amountOf, resolveCitation } from './notations.ts'
import { amountNode, notations } from './parse.ts'

/** What stands between fences is kept as it is. */
const fenced = /^(```[\s\S]*?^```)/m
const fence = new RegExp(`^\`\`\`(?:${templateLanguage})?`, 'gm')
const numberOfItem = /^\s*\d+[.)] /gm
const linkOrImage = /!?\[([^\]]*)\]\([^)]*\)/g

/** The same words as `plainText` gives, in the same order; what stands between them differs. */
export function searchText(source: string, language: Language, view?: View): string {
  return source
    .split(fenced)
    .map((part) => (part.startsWith('```') ? part.replace(fence, '') : proseText(part, language, view)))
    .join('\n')
}

function proseText(source: string, language: Language, view?: View): string {
  return source
    .replace(numberOfItem, '')
    .replace(notations, (_, written?: string, service?: string, priceLine?: string, summed?: string) =>
      written === undefined
        ? (amountOf(amountNode(service ?? summed ?? '', priceLine, 1), language, view) ?? '')
        : (resolveCitation(written, language, view)?.label ?? written),
    )
    .replace(linkOrImage, '$1')
    .replaceAll('*', '')
}
