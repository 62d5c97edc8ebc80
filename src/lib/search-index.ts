/**
 * The search over everything that the site says: an index of one language, made at build, opened and asked in the
 * browser. The settings are in docs/decisions/0027-search-in-the-browser.md. Pure.
 */
import MiniSearch, { type Options, type Query, type SearchOptions } from 'minisearch'
import type { Language } from './language.ts'
import { formsOf, isFiller, wordsOf } from './search-words.ts'

export const searchKinds = ['service', 'guide', 'article', 'regulation', 'term', 'page', 'document'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What a result shows. */
interface SearchEntry {
  readonly kind: SearchKind
  /** The address, with its language. */
  readonly href: string
  readonly title: string
  readonly summary: string
  /** The state of a regulation, as it is stamped. */
  readonly stamp?: { readonly label: string; readonly tone: 'positive' | 'caution' | 'negative' | 'neutral' }
}

/** An entry with what it can be found by besides what it shows. */
export interface SearchDocument extends SearchEntry {
  /** Other names: what an abbreviation stands for, tags, subjects, spellings. */
  readonly names: string
  /** Its titles in the other languages. */
  readonly translations: string
  /** The words of the entry itself. */
  readonly text: string
}

export interface SearchResult extends SearchEntry {
  /** The words of the index that the query met, for `highlightMatches`. */
  readonly met: ReadonlySet<string>
}

/** Where the indexes of a language lie. */
export interface SearchAddresses {
  /** Of everything but older articles. */
  readonly newest: readonly string[]
  readonly older: readonly string[]
  /** How many older articles there are. */
  readonly olderCount: number
}

export type SearchIndex = MiniSearch<SearchDocument>

/** The parameter of the search page's address that holds the query. */
export const queryParameter = 'q'

/** The address of the search page with a query. */
export function searchAddress(page: string, query: string): string {
  return `${page}?${new URLSearchParams({ [queryParameter]: query })}`
}

/** The parameter that narrows the results to one kind. */
export const kindParameter = 'jenis'

/** Longer queries are cut here: each word costs time, and the rest is a pasted text. */
export const longestQuery = 100
const mostWords = 12

/** With fewer results than this, those that hold only some of the words are added. */
const enoughResults = 3

const weightOfKind: Readonly<Record<SearchKind, number>> = {
  service: 1.5,
  guide: 1.15,
  article: 1.1,
  regulation: 1,
  term: 1.1,
  page: 0.9,
  document: 1.15,
}

/** What is revoked comes after what replaced it, unless it is meant by its number. */
const weightOfRevoked = 0.75

/** `pp5/2021` is `pp 5/2021`. */
const kindBeforeNumber = /\b(uu|pp|perpres|permen\p{L}*|pmk|perma|sema)(?=\p{N})/giu

function weightOf({ kind, stamp }: SearchEntry): number {
  return weightOfKind[kind] * (stamp?.tone === 'negative' ? weightOfRevoked : 1)
}

function options(language: Language): Options<SearchDocument> {
  return {
    idField: 'href',
    fields: ['title', 'names', 'translations', 'summary', 'text'],
    storeFields: ['kind', 'href', 'title', 'summary', 'stamp'],
    tokenize: wordsOf,
    processTerm: (word, field) => {
      if (isFiller(word, language)) return null
      const forms = formsOf(word, language)
      // Half the index would be the words of the texts: there the stem stands for all of its forms.
      return field === 'text' ? forms.slice(-1) : forms
    },
  }
}

/** The index as JSON: the same documents always give the same text. */
export function searchIndexJson(documents: readonly SearchDocument[], language: Language): string {
  const index: SearchIndex = new MiniSearch(options(language))
  index.addAll(documents)
  return JSON.stringify(index)
}

/**
 * Opens an index that was loaded as JSON.
 * @throws Error if it is none, or one of another version of the library
 */
export function openSearchIndex(json: unknown, language: Language): SearchIndex {
  return MiniSearch.loadJS(json as Parameters<typeof MiniSearch.loadJS>[0], options(language))
}

/** The kind that an address names; undefined for none and for one that is not known. */
export function kindOf(parameters: URLSearchParams): SearchKind | undefined {
  const asked = parameters.get(kindParameter)
  return searchKinds.find((kind) => kind === asked)
}

/**
 * Everything that a query finds in some indexes, best first: what holds all its words, and where that is little, what holds some.
 * Forgives typing errors; never throws, whatever is typed.
 * @param only results of this kind
 */
export function search(
  indexes: readonly SearchIndex[],
  query: string,
  language: Language,
  only?: SearchKind,
): SearchResult[] {
  const asked = wordsOf(query.slice(0, longestQuery).replace(kindBeforeNumber, '$1 ')).filter(
    (word) => !isFiller(word, language),
  )
  const words = [...new Set(asked)].slice(0, mostWords)
  if (words.length === 0) return []
  const queries = words.map((word) => wordQuery(word, language))
  const settings: SearchOptions = {
    boost: { title: 6, names: 5, translations: 3, summary: 3 },
    boostDocument: (_id, _term, stored) => weightOf(stored as unknown as SearchEntry),
    ...(only && { filter: (result) => result.kind === only }),
    processTerm: (term) => term,
    tokenize: (term) => [term],
  }
  const ask = (combineWith: 'AND' | 'OR') =>
    indexes.flatMap((index) => index.search({ combineWith, queries }, settings)).sort((a, b) => b.score - a.score)
  const found = ask('AND')
  if (found.length < enoughResults && words.length > 1) {
    const known = new Set(found.map(({ id }) => id))
    found.push(...ask('OR').filter(({ id }) => !known.has(id)))
  }
  const results = found.map((result) => ({
    ...(result as unknown as SearchEntry),
    met: new Set(Object.keys(result.match)),
  }))
  // A law that is named by its number is meant, revoked or not.
  const isMeant = ({ title }: SearchEntry) => words.some(isNumber) && words.every(isAtStartOf(title))
  return [...results.filter(isMeant), ...results.filter((result) => !isMeant(result))]
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word)
}

/** Whether the word of that place is the title's. */
function isAtStartOf(title: string): (word: string, place: number) => boolean {
  const titleWords = wordsOf(title)
  return (word, place) => titleWords[place] === word
}

/** A word by its beginning and with typing errors; its stem as it is, for a little less. */
function wordQuery(word: string, language: Language): Query {
  const [, stem] = formsOf(word, language)
  const written: Query = { queries: [word], prefix: word.length >= 2, fuzzy: typingErrors(word) }
  if (stem === undefined) return written
  return { combineWith: 'OR', queries: [written, { queries: [stem], boostTerm: () => 0.8 }] }
}

/** How many letters may be wrong, missing or too many. Numbers of laws are meant as they are. */
function typingErrors(word: string): number {
  if (word.length <= 3 || /\p{N}/u.test(word)) return 0
  return word.length <= 6 ? 1 : 2
}
