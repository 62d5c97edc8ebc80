/** What can be read off a text, or the source of Markdown, without parsing it. Pure. */

const wordsPerMinute = 200

/** Words that a reader reads: addresses of links, citations and other notations are not counted. */
export function countWords(source: string): number {
  const visible = source.replace(/\]\([^)]*\)|\[\[[^\]\n]*\]\]|\{\{[^}\n]*\}\}/g, ' ')
  return visible.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Whole minutes, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** The first sentence of a text, or all of it; points within numbers have no space after them. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text
}
