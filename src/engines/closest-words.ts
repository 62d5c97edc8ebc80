/** Completes a word, or takes it for a typing error of a known one. Pure. */
import { distance } from '../lib/typing-slips.ts'

/** Words with fewer letters may be the beginning or a slip of too many others. */
const [shortestBeginning, shortestError] = [3, 4]
const mostWords = 5

/**
 * Known words that begin with what was written, the shortest first.
 * @param vocabulary in alphabetical order
 */
export function wordsBegunBy(vocabulary: readonly string[], beginning: string): string[] {
  if (beginning.length < shortestBeginning) return []
  const begun: string[] = []
  for (let at = firstFrom(vocabulary, beginning); vocabulary[at]?.startsWith(beginning); at++) {
    begun.push(vocabulary[at] ?? '')
  }
  return begun.sort((one, other) => one.length - other.length).slice(0, mostWords)
}

/**
 * Known words that differ by the fewest letters: by one, or by two in a word of nine letters or more. Neighbouring
 * letters that are swapped count as one. The first letter is right.
 * @param vocabulary in alphabetical order
 */
export function wordsLike(vocabulary: readonly string[], word: string): string[] {
  if (word.length < shortestError || /\d/.test(word)) return []
  const initial = word.slice(0, 1)
  let closest: string[] = []
  let fewest = word.length >= 9 ? 2 : 1
  for (let at = firstFrom(vocabulary, initial); vocabulary[at]?.startsWith(initial); at++) {
    const other = vocabulary[at] ?? ''
    if (other.length < shortestError || Math.abs(other.length - word.length) > fewest) continue
    const different = distance(word, other, fewest)
    if (different > fewest) continue
    if (different < fewest) closest = []
    fewest = different
    closest.push(other)
  }
  return closest.slice(0, mostWords)
}

/** The place of the first word that is not before another in the alphabet. */
function firstFrom(vocabulary: readonly string[], word: string): number {
  let [low, high] = [0, vocabulary.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((vocabulary[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
