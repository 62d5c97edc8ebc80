/** Finds everyday phrases of the KBLI in words. Pure. */
import { alikeLetters, type Kbli, stemOf } from './kbli-index.ts'

const longestPhrase = 5

/** English words in the other number: `restaurants` where `restaurant` is known, and `candle` where `candles` is. */
function otherNumber(letters: string): string {
  if (letters.length <= 3) return letters
  return letters.endsWith('s') ? letters.slice(0, -1) : `${letters}s`
}

/**
 * The codes of words that are a phrase as a whole; spaces between them make no difference.
 * @param stems of the words
 */
export function phraseOf(
  kbli: Kbli,
  words: readonly string[],
  stems: readonly string[] = words.map(stemOf),
): readonly string[] | undefined {
  const letters = words.join('')
  const exact = kbli.phrases.get(letters) ?? kbli.phrases.get(otherNumber(letters))
  if (exact || words.length === 1) return exact
  return kbli.alike.get(alikeLetters(kbli.sameAs, words)) ?? kbli.stemmed.get(stems.join(''))
}

/** Words from one place to another, the last one not included. */
interface Phrase {
  readonly from: number
  readonly to: number
  readonly codes: readonly string[]
  /** How many of its words say more than what is done. */
  readonly telling: number
}

/**
 * Everyday phrases in the words, none within another: first those with most words that say more than what is done (`ayam
 * penyet` before `jual ayam`), then the longest.
 */
export function phrasesIn(kbli: Kbli, words: readonly string[]): Phrase[] {
  const candidates: Phrase[] = []
  const stems = words.map(stemOf)
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to++) {
      const codes = phraseOf(kbli, words.slice(from, to), stems.slice(from, to))
      const telling = words
        .slice(from, to)
        .filter((word) => !kbli.activities.has(word) && !kbli.general.has(word)).length
      if (codes) candidates.push({ from, to, codes, telling })
    }
  }
  const found: Phrase[] = []
  // Of `jual baju bekas` the second half says more, though both have two words.
  const isDone = ({ from }: Phrase) => Number(kbli.activities.has(words[from] ?? ''))
  const length = ({ from, to }: Phrase) => to - from
  candidates.sort((a, b) => b.telling - a.telling || length(b) - length(a) || isDone(a) - isDone(b))
  for (const phrase of candidates) {
    if (!found.some((other) => phrase.from < other.to && phrase.to > other.from)) found.push(phrase)
  }
  return found
}
