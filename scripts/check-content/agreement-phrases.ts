/** Finds what texts state by phrases such as "paling lambat {} hari kerja sebelumnya", and reads the number in {}. */
import type { Language } from '../../src/i18n/languages.ts'

/** A number that a text states, with the line on which it stands. */
export interface Stated {
  readonly line: number
  readonly value: number
}

/** Numbers that texts write as words. */
const numberWords: Readonly<Record<Language, readonly string[]>> = {
  id: ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
}

/** The mark before decimals; the other one groups thousands. */
const decimalMark: Readonly<Record<Language, string>> = { id: ',', en: '.' }

/** A text in which phrases are looked for. */
export interface Readable {
  /** As `withoutNotation` makes it. */
  readonly text: string
  readonly lowerCase: string
}

/** Prepares a text once for all subjects. */
export function readableOf(text: string): Readable {
  const readable = withoutNotation(text)
  return { text: readable, lowerCase: readable.toLowerCase() }
}

/** Everything that a text states by one of the phrases of a subject, in the order of the text. */
export function statedIn({ text, lowerCase }: Readable, phrases: readonly string[], language: Language): Stated[] {
  const found = phrases.flatMap((phrase) => {
    const { pattern, words } = phraseOf(phrase)
    // Most texts lack most phrases, and to look for a word takes a tenth of the time.
    if (!words.every((word) => lowerCase.includes(word))) return []
    return [...text.matchAll(pattern)].flatMap((match) => {
      const value = numberOf(match[1] ?? '', language)
      // Another word in that place, such as "beberapa", states nothing.
      return value === undefined ? [] : [{ at: match.index + match[0].indexOf(match[1] ?? ''), value }]
    })
  })
  found.sort((a, b) => a.at - b.at)
  return found.map(({ at, value }) => ({ line: text.slice(0, at).split('\n').length, value }))
}

/** A number in digits or as a word; undefined for any other word. */
function numberOf(written: string, language: Language): number | undefined {
  const word = numberWords[language].indexOf(written.toLowerCase())
  if (word !== -1) return word
  const mark = decimalMark[language]
  const digits = [...written].filter((character) => character === mark || /\d/.test(character)).join('')
  return /^\d/.test(written) ? Number(digits.replace(mark, '.')) : undefined
}

interface Phrase {
  readonly pattern: RegExp
  /** In lower case: what every text with the phrase holds. */
  readonly words: readonly string[]
}

const patterns = new Map<string, Phrase>()

/** A phrase is looked for in every text. */
function phraseOf(phrase: string): Phrase {
  const known = patterns.get(phrase) ?? {
    pattern: phrasePattern(phrase),
    words: phrase.toLowerCase().split(/ … | |\{\}/),
  }
  patterns.set(phrase, known)
  return known
}

/**
 * The pattern of a phrase. A space also matches the end of a line and of a table's cell, `…` up to 60 characters of the
 * same sentence.
 */
function phrasePattern(phrase: string): RegExp {
  const source = phrase
    .split(/( … | |\{\})/)
    .map((part) => {
      if (part === '{}') return '(\\p{L}+|\\d+(?:[.,]\\d+)*)'
      if (part === ' … ') return '[\\s|](?:(?![.!?][\\s|])[^\\n]){0,60}?'
      if (part === ' ') return '[\\s|]+'
      return part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    })
    .join('')
  return new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'giu')
}

/** The text with everything blanked that would part the words of a phrase, or that a change has replaced. */
function withoutNotation(text: string): string {
  return text
    .replace(/^(?:changes|previous):\n(?: .*\n)+/gm, blank)
    .replace(/\(?\[\[[^\]]*\]\](?:, \[\[[^\]]*\]\])*\)?/g, blank)
    .replace(/\*/g, ' ')
}

/** Spaces instead of all but the ends of lines, so that lines can still be counted. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
