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

/** Its anchor in the glossary; no term has an id that begins so. */
export function letterId(letter: string): string {
  return `huruf-${letter.toLowerCase().replace('–', '-')}`
}
