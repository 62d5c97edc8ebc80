/**
 * The index of the search over everything that the site says, in one language: made at build, opened in the browser, asked by
 * `search.ts`. Pure.
 */
import MiniSearch, { type Options } from 'minisearch'
import { kindParameter } from './addresses.ts'
import type { Language } from './language.ts'
import { formsOf, isFiller, searchedWordsOf } from './search-words.ts'

export const searchKinds = ['service', 'guide', 'article', 'regulation', 'term', 'page', 'document'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What a result shows. */
export interface SearchEntry {
  /** `answer`: a question that the site answers; its title is the question. */
  readonly kind: SearchKind | 'answer'
  /** The address, with its language. */
  readonly href: string
  readonly title: string
  readonly summary: string
  /** Of a service its price and its days; of an answer what it says, in brief, and the page that says it. */
  readonly facts?: readonly string[]
  /** Of an article and a guide: its short answers. */
  readonly points?: readonly string[]
  /** What it is called: a query of just these words means it. As `searchedWordsOf` gives it. */
  readonly called?: readonly string[]
  /** Of what few look for: a query that holds none of these words means the other entries before it. */
  readonly meantBy?: readonly string[]
  /** The state of a regulation, as it is stamped. */
  readonly stamp?: { readonly label: string; readonly tone: 'positive' | 'caution' | 'negative' | 'neutral' }
  /** Of a revoked regulation: what stands in its place; without an address where the site has no page of it. */
  readonly heirs?: readonly { readonly label: string; readonly href?: string }[]
}

/** An entry with what it can be found by besides what it shows. */
export interface SearchDocument extends SearchEntry {
  /** Other names: what an abbreviation stands for, tags, subjects, spellings. */
  readonly names: string
  /** Its titles in the other languages. */
  readonly translations: string
  /** The words of the entry itself. */
  readonly text: string
  /** Tells the entries of one address apart. */
  readonly place?: number
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

/** Its address, which is stored once; a tab is in none. */
function idOf({ href, place }: SearchDocument): string {
  return place === undefined ? href : `${href}\t${place}`
}

/** The address of an entry by its id in the index. */
export function hrefOf(id: string): string {
  return id.split('\t', 1)[0] ?? id
}

function options(language: Language): Options<SearchDocument> {
  return {
    idField: 'id',
    extractField: (document, field) =>
      field === 'id' ? idOf(document) : (document[field as keyof SearchDocument] as string),
    fields: ['title', 'names', 'translations', 'summary', 'text'],
    storeFields: ['kind', 'title', 'summary', 'facts', 'points', 'called', 'meantBy', 'stamp', 'heirs'],
    tokenize: searchedWordsOf,
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
  const { index: words, ...others } = index.toJSON()
  return JSON.stringify({ ...others, words: words.map(lineOf).join('\n') })
}

type Words = ReturnType<SearchIndex['toJSON']>['index']

/**
 * A word and where it stands, a fifth shorter than the library writes it: `kawin|0:186*2,51|1:237` is twice in the first
 * field of the document 186, once in that of 237 (186 + 51) and once in the second one of 237.
 */
function lineOf([word, fields]: Words[number]): string {
  const parts = Object.entries(fields).map(([field, counts]) => {
    let last = 0
    const places = Object.entries(counts).map(([id, count]) => {
      const step = Number(id) - last
      last = Number(id)
      return count === 1 ? step : `${step}*${count}`
    })
    return `${field}:${places.join(',')}`
  })
  return [word, ...parts].join('|')
}

/** The same as the library reads it, in JSON: to set each number in an object takes a phone ten times as long. */
function jsonOf(line: string): string {
  const [word = '', ...parts] = line.split('|')
  const fields = parts.map((part) => {
    const [field = '', places = ''] = part.split(':')
    let id = 0
    const counts = places.split(',').map((place) => {
      const [step, count = '1'] = place.split('*')
      id += Number(step)
      return `"${id}":${count}`
    })
    return `"${field}":{${counts}}`
  })
  return `["${word}",{${fields}}]`
}

/**
 * Opens an index that was loaded as JSON.
 * @throws Error if it is none, or one of another version of the library
 */
export function openSearchIndex(json: unknown, language: Language): SearchIndex {
  const { words, ...others } = json as Parameters<typeof MiniSearch.loadJS>[0] & { readonly words: string }
  const index = JSON.parse(`[${words.split('\n').map(jsonOf)}]`) as Words
  return MiniSearch.loadJS({ ...others, index }, options(language))
}

/** The kind that an address names; undefined for none and for one that is not known. */
export function kindOf(parameters: URLSearchParams): SearchKind | undefined {
  const asked = parameters.get(kindParameter)
  return searchKinds.find((kind) => kind === asked)
}
