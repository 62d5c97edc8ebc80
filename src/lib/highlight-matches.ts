/** Which parts of a text a search has met. Pure. */
import type { Language } from './language.ts'
import { formsOf, percentagePattern, searchedWordsOf } from './search-words.ts'

export interface TextPart {
  readonly text: string
  readonly isMet: boolean
}

/** Numbers with their separators, the currency before them, words, signs of per cent, and what stands between. */
const wordsAndRest = /\p{N}+(?:[.,]\p{N}+)*|(?:rp|idr)(?=\p{N})|[\p{L}\p{N}\p{M}]+|%|[^\p{L}\p{N}\p{M}%]+/giu

const percentagesAndRest = new RegExp(`${percentagePattern.source}|${wordsAndRest.source}`, 'giu')

/**
 * A text in parts that joined give it again; a part that is met is one whole word, or a percentage.
 * @param met the words of the index that the query met, and percentages, as `100 persen`
 */
export function highlightMatches(text: string, met: ReadonlySet<string>, language: Language): TextPart[] {
  const parts: TextPart[] = []
  const isMetIn = (part: string) => formsOf(searchedWordsOf(part).join(' '), language).some((form) => met.has(form))
  const all = text.match(percentagesAndRest) ?? []
  for (const part of all.flatMap((each) => (isMetIn(each) ? [each] : (each.match(wordsAndRest) ?? [])))) {
    const isMet = isMetIn(part)
    const last = parts.at(-1)
    if (last && !isMet && !last.isMet) parts[parts.length - 1] = { text: last.text + part, isMet }
    else parts.push({ text: part, isMet })
  }
  return parts
}
