/**
 * How hard the Indonesian texts are to read: the readability index LIX, words per sentence plus the percentage of words of
 * more than six letters (C. H. Björnsson, *Läsbarhet*, 1968; J. Anderson, "Lix and Rix", *Journal of Reading* 26, 1983, on
 * its use with other languages).
 *
 * Chosen because it counts letters instead of syllables, and because the alternatives need what a program does not have:
 * the corrected Fry graph that Indonesian schools use (syllables × 0.6) reads its level off a drawing, and the constants of
 * Flesch's formula are those of English. Indonesian builds long words by prefixes and suffixes, so the usual bands (40
 * medium, 60 very difficult) come out too high: the number compares our texts with one another, and is no gate.
 */
import type { Kind } from '../../src/collections/kinds.ts'
import { plainText } from '../../src/collections/markdown/plain-text.ts'
import { joined, type View } from '../../src/collections/view.ts'

export interface Readability {
  readonly wordsPerSentence: number
  /** Words of more than six letters, in percent. */
  readonly longWords: number
  readonly lix: number
}

export interface EntryReadability extends Readability {
  /** For example `articles/modal-pt`. */
  readonly entry: string
}

/** Kinds that are running text. */
const measured: readonly Kind[] = ['articles', 'services', 'guides', 'pages']

const sentences = new Intl.Segmenter('id', { granularity: 'sentence' })

/** @param text a line per paragraph; lines that are no sentences (headings, rows of tables) do not count. */
export function readability(text: string): Readability | undefined {
  const prose = text.split('\n').filter((line) => /[.?!:]["”)]?$/.test(line) && !line.includes(' | '))
  const count = prose.reduce((sum, line) => sum + [...sentences.segment(line)].length, 0)
  const words = prose.flatMap((line) => line.match(/\p{L}[\p{L}-]*/gu) ?? [])
  if (count === 0 || words.length === 0) return undefined
  const wordsPerSentence = words.length / count
  const longWords = (100 * words.filter((word) => word.length > 6).length) / words.length
  return { wordsPerSentence, longWords, lix: wordsPerSentence + longWords }
}

/** Of every Indonesian text, the hardest first. */
export function readabilityOfEntries(view: View): EntryReadability[] {
  return measured
    .flatMap((kind) =>
      joined(kind, 'id', view).flatMap(({ id, body }) => {
        // The words of a template are a contract's.
        const measure = readability(plainText(body().replace(/^```[\s\S]*?^```/gm, ''), 'id', view))
        return measure ? [{ entry: `${kind}/${id}`, ...measure }] : []
      }),
    )
    .sort((a, b) => b.lix - a.lix)
}

/** One line: the mean, and the few texts that are hardest to read. */
export function readabilitySummary(all: readonly EntryReadability[]): string {
  const mean = all.reduce((sum, { lix }) => sum + lix, 0) / all.length
  const hardest = all.slice(0, 3).map(({ entry, lix }) => `${entry} ${lix.toFixed(0)}`)
  return `Readability of ${all.length} Indonesian texts (LIX): ${mean.toFixed(0)} on average; hardest: ${hardest.join(', ')}. All: npm run report.`
}
