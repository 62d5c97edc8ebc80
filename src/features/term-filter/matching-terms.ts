/** Which terms of the glossary a visitor means. Pure. */
import { wordsLike } from '../../engines/closest-words.ts'
import { normalized } from '../../lib/plain-typing.ts'

export interface FilteredTerm {
  /** The term, what it stands for, and its other spellings. */
  readonly names: string
  readonly definition: string
}

/** What a question says besides the term, in the languages of the site: a visitor may ask in any. */
const asking = new Set(
  'a an apa apakah arti artinya adalah definisi definition does is itu maksud mean meaning of pengertian siapa the what who'.split(
    ' ',
  ),
)

/**
 * The places of the terms that have every word of a query in their names, as the beginning of a word; where there are none,
 * of those that have them anywhere in names and definition, and then of those whose names differ by a typing error. First
 * those whose name begins with the query.
 */
export function matchingTerms(terms: readonly FilteredTerm[], query: string): number[] {
  const all = words(query)
  const subject = all.filter((word) => !asking.has(word))
  const asked = subject.length > 0 ? subject : all
  const places = (of: (term: FilteredTerm) => string, sought = asked) =>
    terms.flatMap((term, place) => {
      const text = ` ${words(of(term)).join(' ')}`
      return sought.every((word) => text.includes(` ${word}`)) ? [place] : []
    })
  const named = places(({ names }) => names)
  const said = named.length > 0 ? named : places(({ names, definition }) => `${names} ${definition}`)
  const found = said.length > 0 ? said : places(({ names }) => names, meant(asked, terms))
  const isMeant = (place: number) =>
    words(terms[place]?.names ?? '')
      .join(' ')
      .startsWith(asked.join(' '))
  return [...found.filter(isMeant), ...found.filter((place) => !isMeant(place))]
}

/** Each word, or the word of a name that it is a typing error of. */
function meant(asked: readonly string[], terms: readonly FilteredTerm[]): string[] {
  const vocabulary = [...new Set(terms.flatMap(({ names }) => words(names)))].sort()
  return asked.map((word) =>
    vocabulary.some((other) => other.startsWith(word)) ? word : (wordsLike(vocabulary, word)[0] ?? word),
  )
}

/** `PPh23` is two words. */
function words(text: string): string[] {
  return normalized(text).match(/\p{L}+|\p{N}+/gu) ?? []
}
