/** What in the index meets one word of a query: itself, its forms, what the site calls it, and its typing errors. Pure. */
import type { Query, SearchOptions } from 'minisearch'
import type { Language } from './language.ts'
import { hrefOf, type SearchEntry, type SearchIndex } from './search-index.ts'
import { isElsewhere, synonymsOf } from './search-synonyms.ts'
import { formsOf, writtenOf } from './search-words.ts'
import { isSlip } from './typing-slips.ts'

/** A word that so few entries hold may be a typing error of another. */
export const seldom = 3

const weightOfKind: Readonly<Record<SearchEntry['kind'], number>> = {
  answer: 1,
  service: 1.8,
  guide: 1.15,
  article: 1.1,
  regulation: 1,
  term: 1.1,
  page: 0.9,
  document: 1.15,
}

/** What is revoked is seldom meant, unless by its number. */
const weightOfRevoked = 0.75

const boost = { title: 6, names: 5, translations: 3, summary: 3 }

/** How an entry met one word of a query. */
export interface Meeting {
  readonly entry: SearchEntry
  readonly score: number
  readonly terms: readonly string[]
  /** In its title or its other names. */
  readonly isNamed: boolean
}

/**
 * What meets a word, by id. Its own forms and synonyms come first; its beginning counts while it is the last word, and
 * typing errors only where it is seldom or unknown.
 */
export function meet(
  indexes: readonly SearchIndex[],
  word: string,
  language: Language,
  isLast: boolean,
): ReadonlyMap<string, Meeting> {
  const forms = formsOf(word, language)
  const [, stem] = forms
  const saidBy = (words: readonly string[]) =>
    words.flatMap((each) => synonymsOf(each, language)).flatMap((synonym) => formsOf(synonym, language))
  const exactly = (said: readonly string[]): Query[] => [
    { queries: [word], prefix: isLast && word.length >= 2 },
    ...(stem === undefined ? [] : [{ queries: [stem], boostTerm: () => 0.8 }]),
    ...said.map((synonym) => ({ queries: [synonym], boostTerm: () => 0.7 })),
  ]
  let said = saidBy(forms)
  let exact = exactly(said)
  let known = meetings(indexes, exact)
  if (known.size === 0) {
    const written = (language === 'id' ? writtenOf(word) : []).flatMap((each) => formsOf(each, language))
    said = [...written, ...saidBy(written)]
    exact = exactly(said)
    known = meetings(indexes, exact)
  }
  if (isElsewhere(word, language)) return known
  const whole = new Set([...forms, ...said])
  const count = [...known.values()].filter(({ terms }) => terms.some((term) => whole.has(term))).length
  if (count >= seldom || (count > 0 && said.length > 0)) return known
  // Short words begin too many others: no `spa` is meant by `spasi`, unless it is being typed.
  const begun: Query = { queries: [word], prefix: word.length >= (isLast ? 2 : 4) }
  // One error before two: what differs by less is meant.
  for (let errors = 1; errors <= typingErrors(word); errors++) {
    const swapped = errors === 1 ? neighboursSwapped(word) : []
    const close = meetings(indexes, [
      ...exact,
      begun,
      { queries: [word, ...swapped], fuzzy: (term) => term === word && errors },
    ])
    // What merely is like the word is another word as often: `imta` is not `ita`.
    const meant = new Map(
      [...close].filter(
        ([id, { terms }]) =>
          known.has(id) ||
          terms.some(
            (term) => whole.has(term) || term.startsWith(word) || word.length > longestOfManyLike || isSlip(word, term),
          ),
      ),
    )
    if (meant.size > known.size) return meant
  }
  return meetings(indexes, [...exact, begun])
}

function meetings(indexes: readonly SearchIndex[], queries: readonly Query[]): ReadonlyMap<string, Meeting> {
  const settings: SearchOptions = {
    boost,
    boostDocument: (_id, _term, stored) => weightOf(stored as unknown as SearchEntry),
    processTerm: (term) => term,
    tokenize: (term) => [term],
  }
  const found = new Map<string, Meeting>()
  for (const index of indexes) {
    for (const result of index.search({ combineWith: 'OR', queries: [...queries] }, settings)) {
      const fields = Object.values(result.match).flat()
      const isNamed = fields.includes('title') || fields.includes('names') || fields.includes('translations')
      const terms = Object.keys(result.match)
      found.set(result.id, { entry: entryOf(result), score: result.score, terms, isNamed })
    }
  }
  return found
}

/** Without what the library adds. */
function entryOf(result: object): SearchEntry {
  const { id, kind, title, summary, facts, points, called, meantBy, stamp, heirs } = result as SearchEntry & {
    readonly id: string
  }
  return {
    kind,
    href: hrefOf(id),
    title,
    summary,
    ...(facts && { facts }),
    ...(points && { points }),
    ...(called && { called }),
    ...(meantBy && { meantBy }),
    ...(stamp && { stamp }),
    ...(heirs && { heirs }),
  }
}

function weightOf({ kind, stamp }: SearchEntry): number {
  return weightOfKind[kind] * (stamp?.tone === 'negative' ? weightOfRevoked : 1)
}

/** Too many words are like one of so few letters: only a slip of the keys is taken for another. */
const longestOfManyLike = 5

/** Two letters in the wrong order are one error, not two. */
function neighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}

/** How many letters may be wrong, missing or too many. Numbers of laws are meant as they are. */
function typingErrors(word: string): number {
  if (word.length <= 3 || /\p{N}/u.test(word)) return 0
  return word.length <= 6 ? 1 : 2
}
