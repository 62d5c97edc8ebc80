/** Short Markdown as plain data for islands: words, and the articles that they cite as links. */
import { resolveCitation } from '../collections/markdown/notations.ts'
import { plainText } from '../collections/markdown/plain-text.ts'
import type { Language } from '../i18n/languages.ts'
import type { LinkedText } from '../lib/linked-text.ts'

export function linkedText(markdown: string, language: Language): LinkedText {
  return markdown.split(/\[\[([^\]]+)\]\]/).flatMap((piece, place): LinkedText => {
    if (place % 2 === 0) return piece === '' ? [] : [inPlace(piece, plainText(piece, language))]
    const found = resolveCitation(piece, language)
    return found ? [{ label: found.label, href: found.href }] : []
  })
}

/** The words with the spaces around them, which Markdown drops. */
function inPlace(piece: string, words: string): string {
  const [before = ''] = /^\s*/.exec(piece) ?? []
  const [after = ''] = words === '' ? [] : (/\s*$/.exec(piece) ?? [])
  return before + words + after
}

/** The sentences of a Markdown text; the point of a sentence is followed by a capital letter. */
export function sentencesOf(markdown: string): readonly string[] {
  return markdown.split(/(?<=[.?!])\s+(?=\p{Lu})/u)
}
