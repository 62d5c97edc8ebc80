/**
 * Finds codes of the classification of business activities (KBLI 2025) by everyday words of both languages, by words of
 * titles and descriptions, and by number. It never derives a risk level or a limit of foreign ownership. Pure.
 *
 * What is met exactly counts: everyday phrases first, then titles. Words that are met nowhere are completed, and if that
 * fails taken for a typing error. A word for what is done with goods (`ekspor`, `pabrik`, `servis`) is not looked for: it
 * decides which codes of the goods come first.
 */

import { plainText } from '../lib/plain-typing.ts'
import { isFiller, wordsOf } from '../lib/search-words.ts'
import { wordsBegunBy, wordsLike } from './closest-words.ts'
import type { Kbli, KbliCode } from './kbli-index.ts'
import { phraseOf, phrasesIn } from './kbli-phrases.ts'
import { exactly, isIn, postingsOf } from './kbli-ranking.ts'

export type KbliAnswer =
  /** Best first. */
  | { readonly kind: 'found'; readonly codes: readonly KbliCode[] }
  /** One code by its number. */
  | { readonly kind: 'number'; readonly codes: readonly KbliCode[] }
  /** A division, group or class by its number, with its codes. */
  | { readonly kind: 'level'; readonly number: string; readonly codes: readonly KbliCode[] }
  /** Five digits that KBLI 2025 does not have, such as a code of 2020; with the category of its division, if there is one. */
  | { readonly kind: 'unknownCode'; readonly number: string; readonly category?: string }
  /** Words that fit every business, such as `usaha` or `UMKM`. */
  | { readonly kind: 'general' }
  | { readonly kind: 'none' | 'empty' | 'short' | 'tooManyDigits' }

export const longestKbliQuery = 80
const mostResults = 40
const mostWords = 8
/** Letters of each half of two words written as one, and of a word that is corrected to one of the titles. */
const [shortestPart, shortestOfTitle] = [3, 6]

/** Answers what was typed: words, or the number of a code, class, group or division. */
export function findKbli(kbli: Kbli, typed: string): KbliAnswer {
  const text = plainText(typed).slice(0, longestKbliQuery)
  if (text === '') return { kind: 'empty' }
  // Titles call retail a trade of its own; the word alone would mean wholesale.
  const all = asSpelt(
    kbli,
    wordsOf(text.replace(/\bbudi daya\b/gi, 'budidaya').replace(/\bperdagangan (?=eceran \S)/gi, '')),
  )
  const number = numberIn(text)
  if (number !== undefined) return byNumber(kbli, number)
  const asWritten = all.filter((word) => !/^\d+$/.test(word)).slice(0, mostWords)
  const telling = asWritten.filter((word) => !isFiller(word, 'id') && !isFiller(word, 'en'))
  if (!kbli.phrases.has(asWritten.join('')) && telling.join('').length < 2) return { kind: 'short' }
  const found = byWords(kbli, asWritten)
  if (found === 'general') return { kind: 'general' }
  const codes = found.slice(0, mostResults).flatMap((code) => kbli.codes.get(code) ?? [])
  return codes.length > 0 ? { kind: 'found', codes } : { kind: 'none' }
}

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

/** Codes, best first. */
function byWords(kbli: Kbli, asWritten: readonly string[]): readonly string[] | 'general' {
  // `usaha laundry kiloan` is a business; the `oleh` of `toko oleh oleh` is no mere `by`.
  const long = phrasesIn(kbli, asWritten).filter(({ from, to }) => to - from > 1)
  const words = asWritten.filter(
    (word, at) => !isGeneral(kbli, word) || long.some(({ from, to }) => at >= from && at < to),
  )
  if (words.length === 0) return 'general'
  const [unknown, ...moreUnknown] = [...words.keys()].filter((at) => !isKnown(kbli, words, at))
  if (unknown === undefined) return exactly(kbli, words)
  const apart = inTwo(kbli, words[unknown] ?? '')
  if (apart.length > 0) return byWords(kbli, words.toSpliced(unknown, 1, ...apart))
  const isBeingTyped = unknown === words.length - 1
  const instead = insteadOf(kbli, words[unknown] ?? '', isBeingTyped)
    // Every choice for each of many unknown words would take too long.
    .slice(0, moreUnknown.length > 0 ? 1 : undefined)
    .map((other) => words.map((word, place) => (place === unknown ? other : word)))
  const inPhrase = instead.filter((others) =>
    phrasesIn(kbli, others).some(({ from, to }) => from <= unknown && to > unknown && to - from > 1),
  )
  const rest = words.toSpliced(unknown, 1)
  // `gila` of `nasi goreng gila` is left out rather than taken for `gula`: what is met exactly counts.
  const phrases = phrasesIn(kbli, rest)
  if (inPhrase.length === 0 && phrases.some(({ telling }) => telling > 0)) return byWords(kbli, rest)
  if (instead.length === 0) {
    const others = rest.length > 0 ? byWords(kbli, rest) : 'general'
    return others === 'general' ? [] : others
  }
  // One word after the other: the next round completes or corrects the next one.
  const answers = (inPhrase.length > 0 ? inPhrase : instead).map((others) => byWords(kbli, others))
  const codes = [...new Set(answers.filter((answer) => answer !== 'general').flat())]
  const divisions = words.flatMap((word) => kbli.activities.get(word) ?? [])
  const near = codes.filter((code) => divisions.some((division) => isIn(code, division)))
  return near.length > 0 ? near : codes
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

/** What a word that is met nowhere may be: the last one the beginning of an everyday or other word; or a typing error. */
function insteadOf(kbli: Kbli, word: string, isBeingTyped: boolean): readonly string[] {
  const begun = isBeingTyped ? wordsBegunBy(kbli.everyday, word) : []
  if (begun.length > 0) return begun
  const others = isBeingTyped ? wordsBegunBy(kbli.vocabulary, word) : []
  if (others.length > 0) return others
  const everyday = wordsLike(kbli.everyday, word)
  // A short word that people do not use is too close to too many words of titles: `wajan` to `wajar`.
  return everyday.length > 0 || word.length < shortestOfTitle ? everyday : wordsLike(kbli.vocabulary, word)
}

function isGeneral(kbli: Kbli, word: string): boolean {
  return kbli.general.has(word) || isFiller(word, 'id') || isFiller(word, 'en')
}

function isKnown(kbli: Kbli, words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (kbli.activities.has(word) || kbli.parts.has(word) || phraseOf(kbli, [word]) || postingsOf(kbli, word)) return true
  return phrasesIn(kbli, words).some(({ from, to }) => at >= from && at < to)
}
