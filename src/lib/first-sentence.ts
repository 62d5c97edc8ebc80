/** The first sentence of a text, or all of it; points within numbers have no space after them. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text
}
