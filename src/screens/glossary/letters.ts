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

interface ColumnPart extends Letter {
  /** It goes on from the column before. */
  readonly isContinued: boolean
}

/** Letters in columns of which the tallest is as short as can be, in their order; a letter goes on in the next column. */
export function inColumns(all: readonly Letter[], count: number): ColumnPart[][] {
  const filled = (most: number) => {
    const columns: ColumnPart[][] = []
    let height = Number.POSITIVE_INFINITY
    for (const { letter, terms } of all) {
      let part: Term[] | undefined
      for (const term of terms) {
        height += part ? 1 : 1 + rowsOfHead
        if (height > most) {
          columns.push([])
          part = undefined
          height = 1 + rowsOfHead
        }
        if (part) part.push(term)
        else {
          part = [term]
          columns.at(-1)?.push({ letter, terms: part, isContinued: term !== terms[0] })
        }
      }
    }
    return columns
  }
  // Heights are whole and half rows.
  let most = 1 + rowsOfHead
  while (filled(most).length > count) most += 0.5
  return filled(most)
}

/** Its anchor in the glossary; no term has an id that begins so. */
export function letterId(letter: string): string {
  return `huruf-${letter.toLowerCase().replace('–', '-')}`
}
