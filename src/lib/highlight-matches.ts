/** Which parts of a text a search has met. Pure. */
import type { Language } from './language.ts'
import { normalized } from './normalized.ts'
import { formsOf, searchedWord } from './search-words.ts'

export interface TextPart {
  readonly text: string
  readonly isMet: boolean
}

/** Numbers with their separators, the currency before them, words, signs of per cent, and what stands between. */
const wordsAndRest = /\p{N}+(?:[.,]\p{N}+)*|(?:rp|idr)(?=\p{N})|[\p{L}\p{N}\p{M}]+|%|[^\p{L}\p{N}\p{M}%]+/giu

/**
 * A text in parts that joined give it again; a part that is met is one whole word.
 * @param met the words of the index that the query met
 */
export function highlightMatches(text: string, met: ReadonlySet<string>, language: Language): TextPart[] {
  const parts: TextPart[] = []
  for (const [part] of text.matchAll(wordsAndRest)) {
    const isMet = formsOf(searchedWord(normalized(part)), language).some((form) => met.has(form))
    const last = parts.at(-1)
    if (last && !isMet && !last.isMet) parts[parts.length - 1] = { text: last.text + part, isMet }
    else parts.push({ text: part, isMet })
  }
  return parts
}
