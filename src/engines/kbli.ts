/**
 * Finds codes of the classification of business activities (KBLI 2025) by everyday words of both languages, by words of
 * titles and descriptions with typing errors forgiven, and by number. It never derives a risk level or a limit of foreign
 * ownership. Pure.
 */
import MiniSearch, { type Query } from 'minisearch'
import type { Language } from '../lib/language.ts'
import { formsOf, isFiller, wordsOf } from '../lib/search-words.ts'
import { plainText } from '../lib/typed-values.ts'

/** As it is loaded; everyday words are joined by semicolons, codes by spaces. */
export interface KbliIndex {
  readonly codes: readonly (readonly [code: string, title: string, telling: string])[]
  /** The category of a division, by its two digits. */
  readonly categories: Readonly<Record<string, string>>
  readonly words: readonly (readonly [words: string, codes: string])[]
}

export interface KbliCode {
  readonly code: string
  readonly title: string
  readonly category: string
}

export type KbliAnswer =
  /** Best first. */
  | { readonly kind: 'found'; readonly codes: readonly KbliCode[] }
  /** A division, group or class by its number, with its codes. */
  | { readonly kind: 'level'; readonly number: string; readonly codes: readonly KbliCode[] }
  /** Five digits that KBLI 2025 does not have, such as a code of 2020; with the category of its division, if there is one. */
  | { readonly kind: 'unknownCode'; readonly number: string; readonly category?: string }
  | { readonly kind: 'none' | 'empty' | 'short' | 'tooManyDigits' }

export interface Kbli {
  readonly codes: ReadonlyMap<string, KbliCode>
  readonly phrases: ReadonlyMap<string, readonly string[]>
  readonly search: MiniSearch
  readonly categories: KbliIndex['categories']
}

const language: Language = 'id'

/** Makes what was loaded ready to search, in parts, so that the page answers meanwhile. */
export async function openKbli(index: KbliIndex): Promise<Kbli> {
  const codes = new Map(
    index.codes.map(([code, title]) => [code, { code, title, category: index.categories[code.slice(0, 2)] ?? '' }]),
  )
  const phrases = new Map<string, readonly string[]>()
  const everyday = new Map<string, string[]>()
  for (const [words, meant] of index.words) {
    for (const phrase of words.split(';')) phrases.set(wordsOf(phrase).join(' '), meant.split(' '))
    for (const code of meant.split(' ')) everyday.set(code, [...(everyday.get(code) ?? []), words])
  }
  // Stems take most of the time, and the titles use the same words again and again.
  const forms = new Map<string, string[] | null>()
  const search = new MiniSearch({
    idField: 'code',
    fields: ['title', 'everyday', 'telling'],
    tokenize: wordsOf,
    processTerm: (word) => {
      let known = forms.get(word)
      if (known === undefined) {
        known = isFiller(word, language) ? null : formsOf(word, language)
        forms.set(word, known)
      }
      return known
    },
  })
  await search.addAllAsync(
    index.codes.map(([code, title, telling]) => ({
      code,
      title,
      telling,
      everyday: everyday.get(code)?.join(' ') ?? '',
    })),
    { chunkSize: 50 },
  )
  return { codes, phrases, search, categories: index.categories }
}

export const longestKbliQuery = 80
const mostResults = 40

/** Answers what was typed: words, or the number of a code, class, group or division. */
export function findKbli(kbli: Kbli, typed: string): KbliAnswer {
  const text = plainText(typed).slice(0, longestKbliQuery)
  if (text === '') return { kind: 'empty' }
  const number = /^[\d.\s-]+$/.test(text) ? text.replace(/\D/g, '') : undefined
  if (number !== undefined) return byNumber(kbli, number)
  const words = wordsOf(text)
  const meant = byPhrase(kbli, words)
  const telling = words.filter((word) => !isFiller(word, language))
  if (meant.length === 0 && telling.join('').length < 2) return { kind: 'short' }
  const found = new Set([...meant, ...byWords(kbli, telling)])
  const codes = [...found].slice(0, mostResults).flatMap((code) => kbli.codes.get(code) ?? [])
  return codes.length > 0 ? { kind: 'found', codes } : { kind: 'none' }
}

function byNumber(kbli: Kbli, number: string): KbliAnswer {
  if (number.length > 5) return { kind: 'tooManyDigits' }
  if (number.length < 2) return { kind: 'short' }
  const codes = [...kbli.codes.values()].filter(({ code }) => code.startsWith(number))
  const category = kbli.categories[number.slice(0, 2)]
  if (codes.length === 0) return { kind: 'unknownCode', number, ...(category && { category }) }
  return number.length === 5 ? { kind: 'found', codes } : { kind: 'level', number, codes }
}

/** Everyday words that stand in the query as they are; the longest phrases first. */
function byPhrase({ phrases }: Kbli, words: readonly string[]): string[] {
  const found: { readonly length: number; readonly codes: readonly string[] }[] = []
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(words.length, start + 4); end++) {
      const codes = phrases.get(words.slice(start, end).join(' '))
      if (codes) found.push({ length: end - start, codes })
    }
  }
  const longest = Math.max(0, ...found.map(({ length }) => length))
  // A word inside a longer phrase would only lead away from it.
  return found.filter(({ length }) => length === longest).flatMap(({ codes }) => codes)
}

function byWords({ search }: Kbli, words: readonly string[]): string[] {
  const ask = (combineWith: 'AND' | 'OR') =>
    search
      .search(
        { combineWith, queries: words.slice(0, 8).map(wordQuery) },
        { boost: { everyday: 4, title: 3, telling: 1 }, processTerm: (term) => term, tokenize: (term) => [term] },
      )
      .map(({ id }) => String(id))
  const found = ask('AND')
  return found.length > 0 || words.length === 1 ? found : ask('OR')
}

/** A word by its beginning, its stem, with typing errors, and with two neighbouring letters swapped (`roit`). */
function wordQuery(word: string): Query {
  const written: Query = { queries: [word], prefix: word.length >= 3, fuzzy: typingErrors(word) }
  const [, stem] = formsOf(word, language)
  const others = [...(stem === undefined ? [] : [stem]), ...swaps(word)]
  if (others.length === 0) return written
  return { combineWith: 'OR', queries: [written, { combineWith: 'OR', queries: others, boostTerm: () => 0.8 }] }
}

function typingErrors(word: string): number {
  if (word.length <= 3 || /\d/.test(word)) return 0
  return word.length <= 6 ? 1 : 2
}

function swaps(word: string): string[] {
  if (word.length < 4 || word.length > 12) return []
  return Array.from({ length: word.length - 1 }, (_, place) => {
    const [before, first = '', second = '', after] = [
      word.slice(0, place),
      word[place],
      word[place + 1],
      word.slice(place + 2),
    ]
    return first === second ? '' : before + second + first + after
  }).filter((swapped) => swapped !== '')
}
