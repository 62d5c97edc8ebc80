/** The glossary by first letter. Pure. */
import type { Term } from '../../collections/glossary.ts'

export interface Letter {
  /** A capital letter, or `0–9` for terms that begin with a figure. */
  readonly letter: string
  readonly terms: readonly Term[]
}

/** Terms by their first letter; accents do not make a letter of their own. */
export function letters(terms: readonly Term[]): Letter[] {
  const found = new Map<string, Term[]>()
  for (const term of terms) {
    const first = term.term.normalize('NFD').charAt(0).toUpperCase()
    const letter = /\p{L}/u.test(first) ? first : '0–9'
    found.set(letter, [...(found.get(letter) ?? []), term])
  }
  return [...found].map(([letter, ofLetter]) => ({ letter, terms: ofLetter }))
}

/** What the head of a letter takes, in rows of terms. */
const rowsOfHead = 1.5

/** Letters in columns of which the tallest is as short as can be, in their order; a letter stays in one. */
export function inColumns(all: readonly Letter[], count: number): Letter[][] {
  const rows = ({ terms }: Letter) => terms.length + rowsOfHead
  const filled = (most: number) => {
    const columns: Letter[][] = []
    let height = Number.POSITIVE_INFINITY
    for (const letter of all) {
      height += rows(letter)
      if (height > most) {
        columns.push([])
        height = rows(letter)
      }
      columns.at(-1)?.push(letter)
    }
    return columns
  }
  // Heights of letters are whole and half rows.
  let most = 0
  while (filled(most).length > count) most += 0.5
  return filled(most)
}

/** Its anchor in the glossary; no term has an id that begins so. */
export function letterId(letter: string): string {
  return `huruf-${letter.toLowerCase().replace('–', '-')}`
}
