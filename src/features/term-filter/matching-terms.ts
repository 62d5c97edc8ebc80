/** Which terms of the glossary a visitor means. Pure. */
import { normalized } from '../../lib/normalized.ts'

export interface FilteredTerm {
  /** The term, what it stands for, and its other spellings. */
  readonly names: string
  readonly definition: string
}

/**
 * The places of the terms that have every word of a query in their names, as the beginning of a word; where there are none,
 * of those that have them anywhere in names and definition. First those whose name begins with the query.
 */
export function matchingTerms(terms: readonly FilteredTerm[], query: string): number[] {
  const asked = words(query)
  const places = (of: (term: FilteredTerm) => string) =>
    terms.flatMap((term, place) => {
      const text = ` ${words(of(term)).join(' ')}`
      return asked.every((word) => text.includes(` ${word}`)) ? [place] : []
    })
  const named = places(({ names }) => names)
  const found = named.length > 0 ? named : places(({ names, definition }) => `${names} ${definition}`)
  const isMeant = (place: number) =>
    words(terms[place]?.names ?? '')
      .join(' ')
      .startsWith(asked.join(' '))
  return [...found.filter(isMeant), ...found.filter((place) => !isMeant(place))]
}

function words(text: string): string[] {
  return normalized(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
