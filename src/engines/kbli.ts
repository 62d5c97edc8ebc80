/**
 * Finds codes of the classification of business activities (KBLI 2025) by everyday words of both languages, by words of
 * titles and descriptions, and by number. It never derives a risk level or a limit of foreign ownership. Pure.
 *
 * What is met exactly counts: everyday phrases first, then titles. Words that are met nowhere are completed, and if that
 * fails taken for a typing error. A word for what is done with goods (`ekspor`, `pabrik`, `servis`) is not looked for: it
 * decides which codes of the goods come first.
 */
import { formsOf, isFiller, wordsOf } from '../lib/search-words.ts'
import { plainText } from '../lib/typed-values.ts'
import { wordsBegunBy, wordsLike } from './closest-words.ts'

/** As it is loaded; words are joined by semicolons, codes and divisions by spaces. */
export interface KbliIndex {
  /**
   * A line for each code, in order: the last digits of the code, those before being as in the line above; its title; and,
   * behind a bar, words that tell it from others (`2PERTANIAN SEREALIA SELAIN PADI DAN JAGUNG|sorgum gandum`).
   */
  readonly codes: string
  /** The category of a division, by its two digits. */
  readonly categories: Readonly<Record<string, string>>
  readonly words: readonly (readonly [words: string, codes: string])[]
  /** What is done with goods, and the beginnings of codes for it, such as `10-33` or `4774`, the closest first. */
  readonly activities: readonly (readonly [words: string, divisions: string])[]
  /** Words that say nothing of the activity. */
  readonly general: string
}

export interface KbliCode {
  readonly code: string
  readonly title: string
  readonly category: string
}

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

/** How much a code weighs for a word, by the code's place in the index. */
type Postings = Map<number, number>

export interface Kbli {
  readonly codes: ReadonlyMap<string, KbliCode>
  readonly categories: KbliIndex['categories']
  /** Codes of everyday phrases, by their letters without spaces: `pet shop` and `petshop` are one. */
  readonly phrases: ReadonlyMap<string, readonly string[]>
  /** Codes of the phrases in which a word stands beside others. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>
  readonly activities: ReadonlyMap<string, readonly string[]>
  readonly general: ReadonlySet<string>
  readonly postings: ReadonlyMap<string, Postings>
  /** Everyday words, and phrases without their spaces, in alphabetical order. */
  readonly everyday: readonly string[]
  /** Every word that can be met, in alphabetical order. */
  readonly vocabulary: readonly string[]
  readonly list: readonly KbliCode[]
}

const weightOf = { title: 3, stem: 2, telling: 1 }
/** The classification gives public bodies codes of their own, which few visitors mean. */
const publicBody = /PEMERINTAH|KEMENTERIAN|LEMBAGA EKSEKUTIF/
const codesBetweenPauses = 200

/**
 * Makes what was loaded ready to search.
 * @param pause waits between parts of the work, so that the page answers meanwhile
 */
export async function openKbli(index: KbliIndex, pause: () => Promise<void>): Promise<Kbli> {
  const work = kbliInParts(index)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await pause()
  }
}

/** The same at once, where nothing waits. */
export function readyKbli(index: KbliIndex): Kbli {
  const work = kbliInParts(index)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

function* kbliInParts(index: KbliIndex): Generator<undefined, Kbli, undefined> {
  const lines = readLines(index.codes)
  const list = lines.map(({ code, title }) => ({ code, title, category: index.categories[code.slice(0, 2)] ?? '' }))
  const general = new Set(index.general.split(' '))
  const activities = new Map<string, readonly string[]>()
  for (const [row, divisions] of index.activities) {
    for (const word of row.split(';')) activities.set(wordsOf(word).join(''), divisions.split(' '))
  }
  const phrases = new Map<string, readonly string[]>()
  const parts = new Map<string, Set<string>>()
  for (const [row, meant] of index.words) {
    const codes = meant.split(' ')
    for (const phrase of row.split(';')) {
      const words = wordsOf(phrase)
      phrases.set(words.join(''), codes)
      for (const word of words.length > 1 ? words : []) {
        if (general.has(word) || activities.has(word)) continue
        parts.set(word, new Set([...(parts.get(word) ?? []), ...codes]))
      }
    }
  }
  const postings = new Map<string, Postings>()
  const add = (word: string, place: number, weight: number) => {
    const known = postings.get(word) ?? new Map<number, number>()
    postings.set(word, known)
    known.set(place, Math.max(known.get(place) ?? 0, weight))
  }
  for (const [place, { title, telling }] of lines.entries()) {
    const titleWords = wordsOf(title).filter((word) => !isFiller(word, 'id'))
    // A word says more of a short title.
    const share = (publicBody.test(title) ? 0.2 : 1) / Math.sqrt(titleWords.length + 2)
    for (const word of titleWords) {
      const [written = '', stem] = formsOf(word, 'id')
      add(written, place, weightOf.title * share)
      if (stem) add(stem, place, weightOf.stem * share)
    }
    for (const word of wordsOf(telling)) add(word, place, weightOf.telling * share)
    if (place % codesBetweenPauses === 0) yield
  }
  const inOrder = (words: Iterable<string>) => [...new Set(words)].filter((word) => /^\p{L}/u.test(word)).sort()
  const everyday = inOrder([...phrases.keys(), ...parts.keys(), ...activities.keys()])
  return {
    codes: new Map(list.map((code) => [code.code, code])),
    categories: index.categories,
    phrases,
    parts,
    activities,
    general,
    postings,
    everyday,
    vocabulary: inOrder([...everyday, ...postings.keys()]),
    list,
  }
}

/** The lines of an index, whole again. */
function readLines(text: string): { code: string; title: string; telling: string }[] {
  let code = ''
  return text.split('\n').map((line) => {
    const [, digits = '', title = '', telling = ''] = /^(\d+)([^|]*)\|?(.*)$/.exec(line) ?? []
    code = code.slice(0, 5 - digits.length) + digits
    return { code, title, telling }
  })
}

export const longestKbliQuery = 80
const mostResults = 40
const longestPhrase = 5
const mostWords = 8
/** Divisions before it are of goods: farming, mining, manufacturing, building, trade. */
const firstService = '49'

/** Answers what was typed: words, or the number of a code, class, group or division. */
export function findKbli(kbli: Kbli, typed: string): KbliAnswer {
  const text = plainText(typed).slice(0, longestKbliQuery)
  if (text === '') return { kind: 'empty' }
  const all = wordsOf(text.replace(/\bbudi daya\b/gi, 'budidaya'))
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
  const unknown = words.findIndex((_, at) => !isKnown(kbli, words, at))
  if (unknown < 0) return exactly(kbli, words)
  const isBeingTyped = unknown === words.length - 1
  const instead = insteadOf(kbli, words[unknown] ?? '', isBeingTyped).map((other) => words.with(unknown, other))
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

/** What a word that is met nowhere may be: the last one the beginning of an everyday or other word; or a typing error. */
function insteadOf(kbli: Kbli, word: string, isBeingTyped: boolean): readonly string[] {
  const begun = isBeingTyped ? wordsBegunBy(kbli.everyday, word) : []
  if (begun.length > 0) return begun
  const others = isBeingTyped ? wordsBegunBy(kbli.vocabulary, word) : []
  return others.length > 0 ? others : wordsLike(kbli.vocabulary, word)
}

function isGeneral(kbli: Kbli, word: string): boolean {
  return kbli.general.has(word) || isFiller(word, 'id') || isFiller(word, 'en')
}

function isKnown(kbli: Kbli, words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (kbli.activities.has(word) || kbli.parts.has(word) || phraseOf(kbli, [word]) || postingsOf(kbli, word)) return true
  return phrasesIn(kbli, words).some(({ from, to }) => at >= from && at < to)
}

/** English plurals: `restaurants`. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}

function phraseOf(kbli: Kbli, words: readonly string[]): readonly string[] | undefined {
  const letters = words.join('')
  return kbli.phrases.get(letters) ?? kbli.phrases.get(singular(letters))
}

interface Phrase {
  readonly from: number
  readonly to: number
  readonly codes: readonly string[]
  /** How many of its words say more than what is done. */
  readonly telling: number
}

/**
 * Everyday phrases in the words, none within another: first those with most words that say more than what is done (`ayam
 * penyet` before `jual ayam`), then the longest.
 */
function phrasesIn(kbli: Kbli, words: readonly string[]): Phrase[] {
  const candidates: Phrase[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestPhrase); to++) {
      const codes = phraseOf(kbli, words.slice(from, to))
      const telling = words.slice(from, to).filter((word) => !kbli.activities.has(word)).length
      if (codes) candidates.push({ from, to, codes, telling })
    }
  }
  const found: Phrase[] = []
  // Of `jual baju bekas` the second half says more, though both have two words.
  const isDone = ({ from }: Phrase) => Number(kbli.activities.has(words[from] ?? ''))
  const length = ({ from, to }: Phrase) => to - from
  candidates.sort((a, b) => b.telling - a.telling || length(b) - length(a) || isDone(a) - isDone(b))
  for (const phrase of candidates) {
    if (!found.some((other) => phrase.from < other.to && phrase.to > other.from)) found.push(phrase)
  }
  return found
}

/** Codes for words that are all met somewhere. */
function exactly(kbli: Kbli, words: readonly string[]): readonly string[] | 'general' {
  const phrases = phrasesIn(kbli, words)
  const isDone = words.map((word, at) => {
    const isInPhrase = phrases.some(({ from, to }) => at >= from && at < to && to - from > 1)
    return !isInPhrase && kbli.activities.has(word)
  })
  const done = words.flatMap((word, at) => (isDone[at] && [kbli.activities.get(word) ?? []]) || [])
  const divisions = done.flat()
  const goods = words.filter((_, at) => !isDone[at])
  const whole = phraseOf(kbli, words)
  // The stem of a word that is known by itself would lead away: `gorengan` to cooking oil.
  if (whole) return [...new Set([...whole, ...byTitle(kbli, goods, divisions, false)])]
  const ofActivity = phrases.filter(({ telling }) => telling === 0).flatMap(({ codes }) => codes)
  if (goods.length === 0) return ofActivity.length > 0 ? ofActivity : 'general'
  // What is said of the goods beside a longer phrase leads away: `madu` of `ayam bakar madu`.
  const longest = phrases[0]?.telling ?? 0
  const ofGoods = phrases.filter(({ telling }) => telling > 0 && telling === longest).flatMap(({ codes }) => codes)
  const exact = byTitle(kbli, goods, divisions)
  const titles = exact.length + ofGoods.length > 0 ? exact : byParts(kbli, goods)
  const all = [...ofGoods, ...titles]
  const fits = (code: string) => (beginnings: readonly string[]) => beginnings.some((one) => isIn(code, one))
  // `jual buku bekas` is both: sold, and second hand. Farms and factories are no answer to `ekspor kopi`.
  const inEach = all.filter((code) => done.every(fits(code)))
  const near = inEach.length > 0 ? inEach : all.filter((code) => done.some(fits(code)))
  if (near.length > 0) return [...new Set(near)]
  if (ofActivity.length === 0) return [...new Set(all)]
  // Phone credit is a service, for every dealer; but a guitar course teaches, and sells no guitars.
  const isServiceTraded = divisions.some((one) => isIn(one, '46-47')) && ofGoods.some((code) => code >= firstService)
  return [...new Set(isServiceTraded ? [...ofGoods, ...ofActivity] : ofActivity)]
}

/** @param beginning of codes, or two with a hyphen between */
function isIn(code: string, beginning: string): boolean {
  const [first = '', last = first] = beginning.split('-')
  const own = code.slice(0, first.length)
  return own >= first && own <= last
}

function postingsOf(kbli: Kbli, word: string): Postings | undefined {
  const [, stem] = formsOf(word, 'id')
  return kbli.postings.get(word) ?? (stem === undefined ? undefined : kbli.postings.get(stem))
}

/** Codes whose titles and telling words have all of the words, the closest first; those of the divisions before others. */
function byTitle(kbli: Kbli, words: readonly string[], divisions: readonly string[], withStems = true): string[] {
  const lists = words.map((word) => (withStems ? postingsOf(kbli, word) : kbli.postings.get(word)))
  if (lists.length === 0 || lists.some((list) => list === undefined)) return []
  const scores = new Map<number, number>()
  const [first, ...others] = lists as [Postings, ...Postings[]]
  for (const [place, weight] of first) {
    if (!others.every((list) => list.has(place))) continue
    const near = divisions.findIndex((division) => isIn(kbli.list[place]?.code ?? '', division))
    const sum = others.reduce((total, list) => total + (list.get(place) ?? 0), weight)
    scores.set(place, near < 0 ? sum : sum * 100 ** (1 + 1 / (1 + near)))
  }
  return [...scores].sort((one, other) => other[1] - one[1]).map(([place]) => kbli.list[place]?.code ?? '')
}

/** Codes for most of the words, counting titles and everyday phrases in which a word stands beside others. */
function byParts(kbli: Kbli, words: readonly string[]): string[] {
  const scores = new Map<string, number>()
  for (const word of words) {
    const codes = new Set(kbli.parts.get(word))
    for (const place of postingsOf(kbli, word)?.keys() ?? []) codes.add(kbli.list[place]?.code ?? '')
    // A word of few codes says more.
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + 10 + 1 / codes.size)
  }
  const most = Math.floor(Math.max(0, ...scores.values()) / 10)
  return [...scores]
    .filter(([, score]) => Math.floor(score / 10) === most)
    .sort((one, other) => other[1] - one[1])
    .map(([code]) => code)
}
