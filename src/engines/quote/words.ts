/** Finds the words of a list in a text, as whole words whatever stands between them. Pure. */
import { madeOnce, rememberedText } from './remembered.ts'

export interface Found {
  readonly start: number
  readonly end: number
}

interface Token extends Found {
  readonly word: string
}

/** A text is looked at by many lists: its words are parted once. */
const tokensOf = rememberedText((text): readonly Token[] => {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    tokens.push({ word: word.toLowerCase(), start: index, end: index + word.length })
  }
  return tokens
})

/** The expressions of a list by their first word, the longest first. */
const indexOf = madeOnce((list: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const index = new Map<string, string[][]>()
  const expressions = list.map((words) => words.split(/[^\p{L}\p{N}]+/u)).sort((a, b) => b.length - a.length)
  for (const words of expressions) {
    const first = words[0] ?? ''
    index.set(first, [...(index.get(first) ?? []), words])
  }
  return index
})

/** Every place where an expression of the list stands, also with `-nya` behind it; they do not overlap. */
export function findAll(text: string, list: readonly string[]): Found[] {
  if (!holds(text, list)) return []
  const tokens = tokensOf(text)
  const index = indexOf(list)
  const found: Found[] = []
  for (let place = 0; place < tokens.length; place++) {
    const length = lengthAt(tokens, place, index)
    const [first, last] = [tokens[place], tokens[place + length - 1]]
    if (length === 0 || !first || !last) continue
    found.push({ start: first.start, end: last.end })
    place += length - 1
  }
  return found
}

/** How many words of the text, from a place on, are an expression of the index; 0 where none is. */
function lengthAt(
  tokens: readonly Token[],
  place: number,
  index: ReadonlyMap<string, readonly (readonly string[])[]>,
): number {
  const word = tokens[place]?.word ?? ''
  const expressions = index.get(word) ?? (word.endsWith('nya') ? index.get(word.slice(0, -3)) : undefined)
  const met = expressions?.find((words) =>
    words.every((one, offset) => offset === 0 || isNext(tokens[place + offset - 1], tokens[place + offset], one)),
  )
  return met?.length ?? 0
}

function isNext(before: Token | undefined, token: Token | undefined, word: string): boolean {
  if (!before || !token || token.start - before.end > 3) return false
  return token.word === word || token.word === `${word}nya`
}

export function holds(text: string, list: readonly string[]): boolean {
  const tokens = tokensOf(text)
  const index = indexOf(list)
  for (let place = 0; place < tokens.length; place++) if (lengthAt(tokens, place, index) > 0) return true
  return false
}

export function findWord(text: string, list: readonly string[]): Found | undefined {
  return findAll(text, list)[0]
}

/** Where the last expression of the list ends. */
export function endOfLast(text: string, list: readonly string[]): number | undefined {
  return findAll(text, list).at(-1)?.end
}

/** Whether nothing but signs stands before an expression of the list. */
export function beginsWith(text: string, list: readonly string[]): boolean {
  return lengthAt(tokensOf(text), 0, indexOf(list)) > 0
}

/** Whether nothing but signs stands behind the last expression of the list. */
export function endsWith(text: string, list: readonly string[]): boolean {
  const last = findAll(text, list).at(-1)
  return last !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(last.end))
}

/** The text without any expression of the list. */
export function without(text: string, list: readonly string[]): string {
  return findAll(text, list).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}

/** The words of a list as alternatives of a regular expression; a space stands for whatever parts words in a text. */
export function alternatives(list: readonly string[]): string {
  return [...list]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/ /g, '[^\\p{L}\\p{N}]{1,3}'))
    .join('|')
}

/** Lower-case words alone, for comparing texts. */
export const bareWords = rememberedText((text) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' '),
)

/** A percentage, `11%` or `2,5 persen`, as the source of a pattern with the number as a group. */
export const percentage = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(?:%|persen|percent)`

const first = new RegExp(percentage, 'iu')

/** The first percentage of a text; 0 where it has none. */
export function percentIn(text: string): number {
  return Number(first.exec(text)?.[1]?.replace(',', '.') ?? 0)
}
