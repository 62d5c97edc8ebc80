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

/** Letters in columns of about equal height, in their order; a letter stays in one. */
export function inColumns(all: readonly Letter[], count: number): Letter[][] {
  const rows = all.map(({ terms }) => terms.length + rowsOfHead)
  const height = rows.reduce((sum, each) => sum + each, 0) / count
  const columns: Letter[][] = Array.from({ length: count }, () => [])
  let above = 0
  for (const [place, letter] of all.entries()) {
    const own = rows[place] ?? 0
    // Into the column in which its middle falls.
    columns[Math.min(count - 1, Math.floor((above + own / 2) / height))]?.push(letter)
    above += own
  }
  return columns.filter((column) => column.length > 0)
}

/** Its anchor in the glossary; no term has an id that begins so. */
export function letterId(letter: string): string {
  return `huruf-${letter.toLowerCase().replace('–', '-')}`
}
