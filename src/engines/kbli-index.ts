/** Makes the codes and everyday words of the KBLI ready to search. Pure. */
import { formsOf, isFiller, wordsOf } from '../lib/search-words.ts'

/** As it is loaded; words are joined by semicolons, codes and divisions by spaces. */
export interface KbliIndex {
  /**
   * A line for each code, in order: the last digits of the code, those before being as in the line above; and its title
   * (`2Pertanian serealia selain padi dan jagung`).
   */
  readonly codes: string
  /** The category of a division, by its two digits. */
  readonly categories: Readonly<Record<string, string>>
  /** A line for each business: its everyday words and, behind a colon, its codes without spaces (`kado;parcel:4778182929`). */
  readonly words: string
  /**
   * What is done with goods, and the beginnings of codes for it, such as `10-33` or `4774`, the closest first; and the code
   * where the goods have none of these, by the beginning of their own (`13:47511 05-33:47799`).
   */
  readonly activities: readonly (readonly [words: string, divisions: string, otherwise: string])[]
  /** Words that say nothing of the activity. */
  readonly general: string
  /** Everyday spellings and the words that are meant (`hape:hp tivi:tv`). */
  readonly spellings: string
  /** On the English page: words that are Indonesian ones as well, and the words that are meant (`cat:kucing`). */
  readonly english: string
}

export interface KbliCode {
  readonly code: string
  readonly title: string
  readonly category: string
}

/** How much a code weighs for a word, by the code's place in the index. */
export type Postings = Map<number, number>

export interface Kbli {
  readonly codes: ReadonlyMap<string, KbliCode>
  readonly categories: KbliIndex['categories']
  /** Codes of everyday phrases, by their letters without spaces: `pet shop` and `petshop` are one. */
  readonly phrases: ReadonlyMap<string, readonly string[]>
  /** The first word of the kind, by each word for the same that is done with goods. */
  readonly sameAs: ReadonlyMap<string, string>
  /** Codes of the phrases that say what is done, by their letters with the first word of each kind. */
  readonly alike: ReadonlyMap<string, readonly string[]>
  /** Codes of the phrases of several words, by the letters of their stems: `pemotongan ayam` is `potong ayam`. */
  readonly stemmed: ReadonlyMap<string, readonly string[]>
  /** Codes of the phrases in which a word stands beside others. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>
  readonly activities: ReadonlyMap<string, readonly string[]>
  /** Pairs of a beginning of codes and the code instead, by the word for what is done. */
  readonly otherwise: ReadonlyMap<string, readonly (readonly [beginning: string, code: string])[]>
  readonly general: ReadonlySet<string>
  /** The word that is meant, by its everyday spelling. */
  readonly spellings: ReadonlyMap<string, string>
  /** The word that is meant, by an English word that is an Indonesian one as well. */
  readonly english: ReadonlyMap<string, string>
  /** Phrases as they are written, by their letters without spaces. */
  readonly written: ReadonlyMap<string, string>
  readonly postings: ReadonlyMap<string, Postings>
  /** Those of its words that stand in descriptions alone. */
  readonly described: ReadonlySet<string>
  /** Everyday words, and phrases without their spaces, in alphabetical order. */
  readonly everyday: readonly string[]
  /** Every word that can be met, in alphabetical order. */
  readonly vocabulary: readonly string[]
  readonly list: readonly KbliCode[]
}

/** What a word weighs; one that only the description of a code has says least. */
const weightOf = { title: 3, stem: 2, description: 0.3 }
/** The classification gives public bodies codes of their own, which few visitors mean. */
const publicBody = /pemerintah|kementerian|lembaga eksekutif/i
const [codesBetweenPauses, rowsBetweenPauses] = [200, 150]

/** The division of wholesale trade. */
const wholesale = '46'

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
  const sameAs = new Map<string, string>()
  const otherwise = new Map<string, (readonly [string, string])[]>()
  for (const [row, divisions, instead] of index.activities) {
    const kind = wordsOf(row.split(';')[0] ?? '').join('')
    const pairs = (instead.match(/\S+/g) ?? []).map((pair) => [pair.slice(0, -6), pair.slice(-5)] as const)
    for (const word of row.split(';')) {
      activities.set(wordsOf(word).join(''), divisions.split(' '))
      otherwise.set(wordsOf(word).join(''), pairs)
      // Traders differ: who is an agent for gas does not export it.
      if (divisions !== wholesale) sameAs.set(wordsOf(word).join(''), kind)
    }
  }
  const phrases = new Map<string, readonly string[]>()
  const alike = new Map<string, readonly string[]>()
  const parts = new Map<string, Set<string>>()
  const written = new Map<string, string>()
  const stemmed = new Map<string, readonly string[]>()
  for (const [place, [row, codes]] of readWords(index.words).entries()) {
    if (place % rowsBetweenPauses === 0) yield
    for (const phrase of row) {
      const words = wordsOf(phrase)
      phrases.set(words.join(''), codes)
      written.set(words.join(''), phrase)
      const stems = words.length > 1 ? words.map(stemOf).join('') : ''
      if (stems !== '' && !stemmed.has(stems)) stemmed.set(stems, codes)
      if (words.length > 1 && words.some((word) => sameAs.has(word))) {
        const letters = alikeLetters(sameAs, words)
        if (!alike.has(letters)) alike.set(letters, codes)
      }
      for (const word of words.length > 1 ? words : []) {
        if (general.has(word) || activities.has(word)) continue
        const own = parts.get(word) ?? new Set<string>()
        parts.set(word, own)
        for (const code of codes) own.add(code)
      }
    }
  }
  const postings = new Map<string, Postings>()
  const add = (word: string, place: number, weight: number) => {
    const known = postings.get(word) ?? new Map<number, number>()
    postings.set(word, known)
    known.set(place, Math.max(known.get(place) ?? 0, weight))
  }
  for (const [place, { title }] of lines.entries()) {
    const titleWords = wordsOf(title).filter((word) => !isFiller(word, 'id'))
    // A match weighs more in a short title.
    const share = (publicBody.test(title) ? 0.2 : 1) / Math.sqrt(titleWords.length + 2)
    for (const word of titleWords) {
      const [written = '', stem] = formsOf(word, 'id')
      add(written, place, weightOf.title * share)
      if (stem) add(stem, place, weightOf.stem * share)
    }
    if (place % codesBetweenPauses === 0) yield
  }
  const inOrder = (words: Iterable<string>) => [...new Set(words)].filter((word) => /^\p{L}/u.test(word)).sort()
  const everyday = inOrder([...phrases.keys(), ...parts.keys(), ...activities.keys()])
  return {
    codes: new Map(list.map((code) => [code.code, code])),
    categories: index.categories,
    phrases,
    sameAs,
    alike,
    parts,
    activities,
    otherwise,
    general,
    spellings: readPairs(index.spellings),
    english: readPairs(index.english),
    written,
    stemmed,
    described: new Set(),
    postings,
    everyday,
    vocabulary: inOrder([...everyday, ...postings.keys()]),
    list,
  }
}

/** A word without what is put before and behind it in Indonesian. */
export function stemOf(word: string): string {
  return formsOf(word, 'id').at(-1) ?? word
}

/** The letters of a phrase where each word for what is done is the first of its kind: `les musik` is `kursus musik`. */
export function alikeLetters(sameAs: Kbli['sameAs'], words: readonly string[]): string {
  return words.map((word) => sameAs.get(word) ?? word).join('')
}

function readPairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((pair) => pair.split(':') as [string, string]))
}

/**
 * The same with words of the descriptions that stand nowhere else, by which rare words are known and found.
 * @param lines a code and, right behind it, words with spaces between
 */
export function withDescriptions(kbli: Kbli, lines: string): Kbli {
  const places = new Map(kbli.list.map(({ code }, place) => [code, place]))
  const postings = new Map(kbli.postings)
  const described = new Set<string>()
  for (const line of lines.split('\n')) {
    const place = places.get(line.slice(0, 5))
    for (const word of place === undefined ? [] : line.slice(5).split(' ')) {
      if (kbli.postings.has(word)) continue
      const known = postings.get(word) ?? new Map<number, number>()
      postings.set(word, known)
      described.add(word)
      if (place !== undefined) known.set(place, weightOf.description)
    }
  }
  return { ...kbli, postings, described }
}

/** The everyday words of each business, and its codes. */
export function readWords(text: string): (readonly [words: readonly string[], codes: readonly string[]])[] {
  return text.split('\n').map((line) => {
    const [words = '', codes = ''] = line.split(':')
    return [words.split(';'), codes.match(/.{5}/g) ?? []]
  })
}

/** The lines of an index, whole again. */
function readLines(text: string): { code: string; title: string }[] {
  let code = ''
  return text.split('\n').map((line) => {
    const [, digits = '', title = ''] = /^(\d+)(.*)$/.exec(line) ?? []
    code = code.slice(0, 5 - digits.length) + digits
    return { code, title }
  })
}
