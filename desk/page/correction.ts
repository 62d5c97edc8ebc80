/** The line in the history of an article that says what was corrected. Pure. */
import type { Values } from '../files/entries.ts'
import { valueAt, withValue } from '../model/value.ts'

const languages = ['id', 'en'] as const

/**
 * The values with a line for the day in the history: the day in the facts, an empty sentence in each language, and the
 * earlier wording of the paragraphs that were changed since `saved`.
 */
export function withCorrection(saved: Values, values: Values, day: string): Values {
  const days = (valueAt(values, ['facts', 'changes']) ?? []) as readonly string[]
  let next: unknown = days.includes(day) ? values : withValue(values, ['facts', 'changes'], [...days, day])
  const earlier = languages.map((language) => changedParagraphs(saved[language]?.['body'], values[language]?.['body']))
  for (const [index, language] of languages.entries()) {
    if (!(language in values)) continue
    if (valueAt(next, [language, 'changes', day]) === undefined) next = withValue(next, [language, 'changes', day], '')
    // Both languages show as many passages, so that readers of either see the same history.
    const passages = earlier[index] ?? []
    if (passages.length > 0 && earlier.every((other) => other.length === passages.length)) {
      next = withValue(next, [language, 'previous', day], passages)
    }
  }
  return next as Values
}

/** The paragraphs that stand in the first text alone, as plain text. */
function changedParagraphs(before: unknown, after: unknown): string[] {
  const kept = new Set(paragraphs(after))
  return paragraphs(before)
    .filter((paragraph) => !kept.has(paragraph))
    .map(plain)
    .filter((paragraph) => paragraph !== '')
}

function paragraphs(text: unknown): string[] {
  return String(text ?? '').split(/\n\s*\n/)
}

/** Without notation, which the history does not show. */
function plain(paragraph: string): string {
  return paragraph
    .replace(/\s*\(?\[\[[^\]]*\]\]\)?/g, '')
    .replace(/\{\{[^}]*\}\}/g, '…')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|^#+ |^- /gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
