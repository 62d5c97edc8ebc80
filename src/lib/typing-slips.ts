/** Whether a word may be a slip of the keys for another one. Pure. */

/** A word as it is heard: without vowels and doubled letters, and with one letter for those that are confused. */
function consonantsOf(word: string): string {
  return word
    .replace(/[fv]/g, 'p')
    .replace(/z/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Letters of a word in which a wrong consonant is a slip; in a shorter one it mostly makes another word. */
const longWord = 8

/**
 * Whether a word is a slip of the keys for one that is like it: with neighbours swapped, wrong vowels or doubled letters, or
 * one wrong consonant within a long word. `nilam` is no slip for `nila`.
 */
export function isSlip(word: string, other: string): boolean {
  const inOrder = (letters: string) => [...letters].sort().join('')
  if (word[0] !== other[0]) return false
  if (inOrder(word) === inOrder(other)) return true
  const heard = consonantsOf(word)
  if (heard.length > 1 && heard === consonantsOf(other)) return true
  return word.length >= longWord && word.slice(0, 3) === other.slice(0, 3) && distance(word, other, 1) <= 1
}

/** Letters added, left out, replaced or swapped with a neighbour (optimal string alignment); at most `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      let fewest = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        fewest = Math.min(fewest, (before[at - 2] ?? 0) + 1)
      }
      next.push(fewest)
    }
    if (Math.min(...next) > most) return most + 1
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? most + 1
}
