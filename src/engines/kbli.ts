/**
 * Finds codes of the classification of business activities (KBLI 2025) by everyday words of both languages, by words of
 * titles and descriptions, and by number. It never derives a risk level or a limit of foreign ownership. Pure.
 *
 * What is met exactly counts: everyday phrases first, then titles. Words that are met nowhere are completed, and if that
 * fails taken for a slip of the keys; the answer says so, and where another word is merely like it, no code stands for it.
 * A word for what is done with goods (`ekspor`, `pabrik`, `servis`) is not looked for: it decides which codes of the goods
 * come first.
 */

import type { Language } from '../lib/language.ts'
import { plainText } from '../lib/plain-typing.ts'
import { isFiller, wordsOf, writtenOf } from '../lib/search-words.ts'
import { isSlip } from '../lib/typing-slips.ts'
import { wordsBegunBy, wordsLike } from './closest-words.ts'
import { type Kbli, type KbliCode, stemOf } from './kbli-index.ts'
import { phraseOf, phrasesIn } from './kbli-phrases.ts'
import { besides, exactly, headOf, isIn, postingsOf, unmetIn } from './kbli-ranking.ts'

/** What was looked for instead of a word that is met nowhere. */
interface KbliChange {
  readonly typed: string
  /** Words that begin so, or the words of which it is a slip. */
  readonly meant: readonly string[]
  readonly isBegun: boolean
}

export type KbliAnswer =
  | {
      readonly kind: 'found'
      /** Best first. */
      readonly codes: readonly KbliCode[]
      readonly changed?: KbliChange
      /** The words that count for the first code, where others of the query do not. */
      readonly only?: string
    }
  /** One code by its number. */
  | { readonly kind: 'number'; readonly codes: readonly KbliCode[] }
  /** A division, group or class by its number, with its codes. */
  | { readonly kind: 'level'; readonly number: string; readonly codes: readonly KbliCode[] }
  /** Five digits that KBLI 2025 does not have, such as a code of 2020; with the category of its division, if there is one. */
  | { readonly kind: 'unknownCode'; readonly number: string; readonly category?: string }
  /** Words that fit every business, such as `usaha` or `UMKM`. */
  | { readonly kind: 'general' }
  /** Nothing; with whole queries of words that are like those that were typed. */
  | { readonly kind: 'none'; readonly meant?: readonly string[] }
  | { readonly kind: 'empty' | 'short' | 'tooManyDigits' }

export const longestKbliQuery = 80
const mostResults = 40
const mostWords = 8
/** Letters of each half of two words written as one, and of a word that is corrected to one of the titles. */
const [shortestPart, shortestOfTitle] = [3, 6]

/**
 * Answers what was typed: words, or the number of a code, class, group or division.
 * @param language of the page: some words mean one thing in English and another in Indonesian
 */
export function findKbli(kbli: Kbli, typed: string, language: Language = 'id'): KbliAnswer {
  const text = plainText(typed).slice(0, longestKbliQuery)
  if (text === '') return { kind: 'empty' }
  // Titles call retail a trade of its own; the word alone would mean wholesale.
  const all = asSpelt(
    kbli,
    wordsOf(
      text
        .replace(/\bbudi daya\b/gi, 'budidaya')
        .replace(/\bperdagangan (?=eceran \S)/gi, '')
        .replace(
          /\bbintang ([1-5])\b|\b([1-5])[ -]stars?\b/gi,
          (_, after, before) => `bintang ${stars[(after ?? before) - 1]}`,
        ),
    ),
  )
  const number = numberIn(text)
  if (number !== undefined) return byNumber(kbli, number)
  const asWritten = all.filter((word) => !/^\d+$/.test(word)).slice(0, mostWords)
  const telling = asWritten.filter((word) => !isFiller(word, 'id') && !isFiller(word, 'en'))
  const isPhrase = [asWritten.join(''), ...asWritten].some((letters) => kbli.phrases.has(letters))
  if (!isPhrase && telling.join('').length < 2) return { kind: 'short' }
  const isEnglish = language === 'en'
  const whole = byWords(kbli, asWritten, isEnglish ? inEnglish(kbli, asWritten) : asWritten, isEnglish)
  return (whole.kind !== 'found' || whole.only === undefined ? undefined : inBoth(kbli, text, language)) ?? whole
}

/** The codes of two businesses in one query, in turn; undefined where it names no two that are known: `hostel and cafe`. */
function inBoth(kbli: Kbli, text: string, language: Language): KbliAnswer | undefined {
  const parts = text.split(/\s+(?:dan|and|serta)\s+|\s*[&+,]\s*/i)
  if (parts.length !== 2) return undefined
  const [one, other] = parts.map((part) => {
    const answer = findKbli(kbli, part, language)
    return answer.kind === 'found' && answer.only === undefined && answer.changed === undefined ? answer.codes : []
  }) as [readonly KbliCode[], readonly KbliCode[]]
  if (one.length === 0 || other.length === 0) return undefined
  const inTurn = one.flatMap((code, place) => [code, ...other.slice(place, place + 1)])
  return { kind: 'found', codes: [...new Set([...inTurn, ...other])].slice(0, mostResults) }
}

/** The words that are meant where an English word is written as an Indonesian one: `cat` is no paint, but in `cat tembok`. */
function inEnglish(kbli: Kbli, words: readonly string[]): string[] {
  const phrases = phrasesIn(kbli, words).filter(({ from, to }) => to - from > 1)
  const isInPhrase = (place: number) => phrases.some(({ from, to }) => place >= from && place < to)
  return words.map((word, place) => (isInPhrase(place) ? word : (kbli.english.get(word) ?? word)))
}

/** Hotels have a code for each number of stars, which titles spell. */
const stars = ['satu', 'dua', 'tiga', 'empat', 'lima']

/** What gold is called in front of: `mas kawin`. */
const kindsOfGold = ['kawin', 'batangan', 'antam', 'murni', 'putih', 'kuning']

/** Everyday spellings as the words that are meant; `mas` is gold where it is sold or worked, else a carp or a Mr. */
function asSpelt(kbli: Kbli, words: readonly string[]): string[] {
  return words.map((word, at) => {
    const [before, next = ''] = [words[at - 1], words[at + 1]]
    const isGold =
      kindsOfGold.includes(next) ||
      (next !== 'koki' &&
        (words.length === 1 ||
          before === 'beli' ||
          (before !== undefined && (kbli.activities.has(before) || kbli.phrases.has(`${before}emas`)))))
    return word === 'mas' && isGold ? 'emas' : (kbli.spellings.get(word) ?? word)
  })
}

/** The number in `56303`, `56.303`, `KBLI 56303`, `kode 561` or `kbli 2025: 56303`; undefined where words are meant. */
function numberIn(text: string): string | undefined {
  const rest = text
    .toLowerCase()
    .replace(/\b(?:kbli|kode|code|nomor|number|no|golongan|pokok|sub|subgolongan|kelompok|class|group)\b/g, ' ')
    .replace(/\b20(?:09|15|17|20|25)\b(?=.*\d)/g, ' ')
    .replace(/[:#()]/g, ' ')
    .trim()
  return /^\d[\d.\s-]*\.?$/.test(rest) ? rest.replace(/\D/g, '') : undefined
}

function byNumber(kbli: Kbli, number: string): KbliAnswer {
  if (number.length > 5) return { kind: 'tooManyDigits' }
  if (number.length < 2) return { kind: 'short' }
  const codes = kbli.list.filter(({ code }) => code.startsWith(number))
  const category = kbli.categories[number.slice(0, 2)]
  if (codes.length === 0) return { kind: 'unknownCode', number, ...(category && { category }) }
  return number.length === 5 ? { kind: 'number', codes } : { kind: 'level', number, codes }
}

/** A way to read the words of a query: all of them met somewhere, and the codes for them. */
interface Reading {
  readonly words: readonly string[]
  /** Best first. */
  readonly codes: readonly string[]
  readonly isGeneral: boolean
  readonly changed: KbliChange | undefined
  /** Words that are met nowhere, and the words that are like them. */
  readonly dropped: readonly { readonly word: string; readonly like: readonly string[] }[]
}

type Before = Pick<Reading, 'changed' | 'dropped'> & { readonly isHeadLast: boolean }

/** @param isHeadLast the last word says what it is, as in English: `real estate lawyer` */
function byWords(
  kbli: Kbli,
  asWritten: readonly string[],
  asMeant: readonly string[],
  isHeadLast: boolean,
): KbliAnswer {
  const readings = readingsOf(kbli, asMeant, { changed: undefined, dropped: [], isHeadLast })
  const first = readings.find(({ codes }) => codes.length > 0)
  if (!first) {
    const [reading] = readings
    if (reading?.isGeneral && reading.dropped.length === 0) return { kind: 'general' }
    const meant = (reading?.dropped ?? []).flatMap(({ word, like }) =>
      like.map((other) => asWritten.map((one) => (one === word ? (kbli.written.get(other) ?? other) : one)).join(' ')),
    )
    return { kind: 'none', ...(meant.length > 0 && { meant }) }
  }
  const { words, dropped, changed } = first
  const all = [...new Set(readings.flatMap(({ codes }) => codes))]
  const divisions = words.flatMap((word) => kbli.activities.get(word) ?? [])
  const near = changed ? all.filter((code) => divisions.some((division) => isIn(code, division))) : []
  // What counts every word comes before what counts some.
  const unmetFor = unmetIn(kbli, words)
  const unmet = new Map((near.length > 0 ? near : all).map((code) => [code, unmetFor(code)]))
  const head = isHeadLast ? headOf(kbli, words) : undefined
  const isAside = besides(kbli, words)
  const lacks = (code: string) =>
    (unmet.get(code)?.length ?? 0) +
    (isAside(code) ? 1 : 0) +
    (head !== undefined && unmet.get(code)?.includes(head) ? mostWords : 0)
  const ordered = [...unmet.keys()].sort((one, other) => lacks(one) - lacks(other))
  const unmetByBest = unmet.get(ordered[0] ?? '') ?? []
  const isPartly = unmetByBest.length > 0 || dropped.length > 0
  // A guess that leaves out what was typed says nothing: `nikah siri` is no `ikan bersirip`.
  const isMetAsTyped = words.some((word) => asMeant.includes(word) && !unmetByBest.includes(word))
  if (changed?.isBegun && isPartly && !isMetAsTyped) return { kind: 'none' }
  const typed = (word: string) => asWritten[asMeant.indexOf(word)] ?? word
  const only = words
    .filter((word) => !unmetByBest.includes(word))
    .map(typed)
    .join(' ')
  return {
    kind: 'found',
    codes: ordered.slice(0, mostResults).flatMap((code) => kbli.codes.get(code) ?? []),
    ...(changed && { changed }),
    ...(isPartly && { only }),
  }
}

/** How the words may be read, the likeliest first. */
function readingsOf(kbli: Kbli, asWritten: readonly string[], before: Before): readonly Reading[] {
  // `usaha laundry kiloan` is a business; the `oleh` of `toko oleh oleh` is no mere `by`.
  const long = phrasesIn(kbli, asWritten).filter(({ from, to }) => to - from > 1)
  const telling = asWritten.filter(
    (word, at) => !isGeneral(kbli, word) || long.some(({ from, to }) => at >= from && at < to),
  )
  // `IT` is an English filler, and a business where nothing else is said.
  const words = telling.length > 0 ? telling : asWritten.filter((word) => kbli.phrases.has(word))
  if (words.length === 0) return [{ ...before, words, codes: [], isGeneral: true }]
  const [unknown, ...moreUnknown] = [...words.keys()].filter((at) => !isKnown(kbli, words, at))
  if (unknown === undefined) {
    const codes = exactly(kbli, words, before)
    return [{ ...before, words, codes: codes === 'general' ? [] : codes, isGeneral: codes === 'general' }]
  }
  const word = words[unknown] ?? ''
  const apart = inTwo(kbli, word)
  if (apart.length > 0) return readingsOf(kbli, words.toSpliced(unknown, 1, ...apart), before)
  const isBeingTyped = unknown === words.length - 1
  const { meant, isBegun, like } = insteadOf(kbli, word, isBeingTyped)
  const withWord = (other: string) => words.map((one, place) => (place === unknown ? other : one))
  /** How many telling words the phrase has that another word makes with its neighbours. */
  const inPhrase = (other: string, least: number) =>
    phrasesIn(kbli, withWord(other)).some(
      ({ from, to, telling }) => from <= unknown && to > unknown && to - from > 1 && telling >= least,
    )
  // What merely is like the word is meant where it makes a phrase with its neighbours.
  const confirmed = like.filter((other) => inPhrase(other, 1))
  const sure = meant.length > 0 ? meant : confirmed
  const phrased = sure.filter((other) => inPhrase(other, 0))
  const rest = words.toSpliced(unknown, 1)
  const withoutIt = () => readingsOf(kbli, rest, { ...before, dropped: [...before.dropped, { word, like }] })
  // `gila` of `nasi goreng gila` is left out rather than taken for `gula`: what is met exactly counts.
  const isDone = sure.some((other) => kbli.activities.has(other))
  if (phrased.length === 0 && !isDone && phrasesIn(kbli, rest).some(({ telling }) => telling > 0)) return withoutIt()
  if (sure.length === 0) return withoutIt()
  const taken = (phrased.length > 0 ? phrased : sure)
    // Every choice for each of many unknown words would take too long.
    .slice(0, moreUnknown.length > 0 ? 1 : undefined)
  const changed = before.changed ?? {
    typed: word,
    meant: shownOf(kbli, taken),
    isBegun,
  }
  // One word after the other: the next round completes or corrects the next one.
  return taken.flatMap((other) => readingsOf(kbli, withWord(other), { ...before, changed }))
}

/** Words as they are written, of those for one business only the first that editors name: the others may be misspellings. */
function shownOf(kbli: Kbli, words: readonly string[]): readonly string[] {
  const places = new Map([...kbli.phrases.keys()].map((letters, place) => [letters, place]))
  const inOrder = words.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  const firsts = new Set(new Map(inOrder.toReversed().map((word) => [kbli.phrases.get(word) ?? word, word])).values())
  return words.filter((word) => firsts.has(word)).map((word) => kbli.written.get(word) ?? word)
}

/** What is done and the goods, where they were written as one word: `tokobuku`; empty where they were not. */
function inTwo(kbli: Kbli, word: string): readonly string[] {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    const isDone = kbli.activities.has(first) || kbli.general.has(first)
    if (isDone && (kbli.phrases.has(rest) || kbli.parts.has(rest) || kbli.postings.has(rest))) return [first, rest]
  }
  return []
}

/**
 * What a word that is met nowhere may be: the last one the beginning of an everyday or other word; or a slip of the keys.
 * Words that are merely like it are real words as often, such as `nila` and `nilam`.
 */
function insteadOf(
  kbli: Kbli,
  word: string,
  isBeingTyped: boolean,
): { readonly meant: readonly string[]; readonly isBegun: boolean; readonly like: readonly string[] } {
  for (const vocabulary of isBeingTyped ? [kbli.everyday, kbli.vocabulary] : []) {
    const begun = wordsBegunBy(vocabulary, word)
    if (begun.length > 0) return { meant: begun, isBegun: true, like: [] }
  }
  // `perbengkelan` is the trade of a `bengkel`, and `nyewain` is `sewa`.
  const isSaid = (one: string) => kbli.phrases.has(one) || kbli.activities.has(one)
  const spoken = writtenOf(word)
  const said = [stemOf(word), ...spoken].find(isSaid) ?? spoken.find((one) => kbli.parts.has(one))
  if (said !== undefined) return { meant: [said], isBegun: false, like: [] }
  const everyday = wordsLike(kbli.everyday, word)
  // A short word that people do not use is too close to too many words of titles: `wajan` to `wajar`.
  const all = everyday.length > 0 || word.length < shortestOfTitle ? everyday : wordsLike(kbli.vocabulary, word)
  return { meant: all.filter((other) => isSlip(word, other)), isBegun: false, like: all }
}

function isGeneral(kbli: Kbli, word: string): boolean {
  return kbli.general.has(word) || isFiller(word, 'id') || isFiller(word, 'en')
}

function isKnown(kbli: Kbli, words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (kbli.activities.has(word) || kbli.parts.has(word) || phraseOf(kbli, [word]) || postingsOf(kbli, word)) return true
  return phrasesIn(kbli, words).some(({ from, to }) => at >= from && at < to)
}
