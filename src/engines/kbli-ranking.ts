/** Puts the codes that words name exactly in order: everyday phrases, then titles. Pure. */
import { formsOf } from '../lib/search-words.ts'
import { type Kbli, type Postings, stemOf } from './kbli-index.ts'
import { phraseOf, phrasesIn } from './kbli-phrases.ts'

/** Divisions before it are of goods: farming, mining, manufacturing, building, trade. */
const firstService = '49'

interface Asked {
  /** The last word says what it is, as in English. */
  readonly isHeadLast: boolean
  /** Words of the query that are met nowhere. */
  readonly dropped: readonly unknown[]
}

/** The last word that says more than what is done: the `lawyer` of `real estate lawyer`. */
export function headOf(kbli: Kbli, words: readonly string[]): string | undefined {
  return words.findLast((word) => !kbli.activities.has(word))
}

/** The codes of the everyday word of which a word names the trade: `perhotelan` that of a `hotel`. */
function ofTrade(kbli: Kbli, word: string): readonly string[] {
  const stem = stemOf(word)
  return /^(?:per|ke)\p{L}{3,}an$/u.test(word) && !kbli.activities.has(stem) ? (kbli.phrases.get(stem) ?? []) : []
}

/**
 * Codes for words that are all met somewhere.
 * @returns `general` where they say what is done, but not with what
 */
export function exactly(
  kbli: Kbli,
  words: readonly string[],
  { isHeadLast, dropped }: Asked,
): readonly string[] | 'general' {
  const phrases = phrasesIn(kbli, words)
  const isDone = words.map((word, at) => {
    const isInPhrase = phrases.some(({ from, to }) => at >= from && at < to && to - from > 1)
    return !isInPhrase && kbli.activities.has(word)
  })
  const doing = words.filter((_, at) => isDone[at])
  const done = doing.map((word) => kbli.activities.get(word) ?? [])
  const divisions = done.flat()
  const goods = words.filter((_, at) => !isDone[at])
  const whole = phraseOf(kbli, words)
  // The stem of a word that is known by itself would match unrelated codes: `gorengan` those of cooking oil.
  if (whole) return [...new Set([...whole, ...byTitle(kbli, goods, divisions, false)])]
  // `konsultan restoran` is a consultant, and so is `restaurant consulting`.
  const ofActivity = phrases
    .filter(({ telling }) => telling === 0)
    .toSorted((one, other) => (isHeadLast ? other.from - one.from : one.from - other.from))
    .flatMap(({ codes }) => codes)
  if (goods.length === 0) {
    if (ofActivity.length > 0) return ofActivity
    // What is bred says which farm: without it, every farm would do.
    return dropped.length > 0 ? 'general' : byActivity(kbli, doing)
  }
  // Goods named beside a longer phrase match unrelated codes: `madu` of `ayam bakar madu`.
  const longest = phrases[0]?.telling ?? 0
  const headAt = isHeadLast ? words.lastIndexOf(headOf(kbli, words) ?? '') : -1
  const isHead = ({ from, to }: { readonly from: number; readonly to: number }) => headAt >= from && headAt < to
  const ofGoods = phrases
    .filter((phrase) => phrase.telling > 0 && (phrase.telling === longest || isHead(phrase)))
    .toSorted((one, other) => Number(isHead(other)) - Number(isHead(one)))
    .flatMap(({ codes }) => codes)
  if (ofGoods.length === 0 && goods.length === 1) ofGoods.push(...ofTrade(kbli, goods[0] ?? ''))
  const exact = byTitle(kbli, goods, divisions)
  // Words that merely stand beside others in phrases say too little where another word is met nowhere.
  const titles = exact.length + ofGoods.length > 0 || dropped.length > 0 ? exact : byParts(kbli, goods)
  const all = [...ofGoods, ...titles]
  const fits = (code: string) => (beginnings: readonly string[]) => beginnings.some((one) => isIn(code, one))
  // `jual buku bekas` is both: sold, and second hand. Farms and factories are no answer to `ekspor kopi`.
  const inEach = all.filter((code) => done.every(fits(code)))
  if (inEach.length > 0) return [...new Set(inEach)]
  const near = all.filter((code) => done.some(fits(code)))
  const head = all.slice(0, 1)
  const insteadFor = (word: string) => head.flatMap((code) => otherwise(kbli, word, code) ?? [])
  if (near.length > 0) {
    // `jual tuna bakar` is a kitchen before it is a fishmonger.
    const unmet = doing.filter((word) => !all.some((code) => fits(code)(kbli.activities.get(word) ?? [])))
    return [...new Set([...unmet.flatMap(insteadFor), ...near])]
  }
  // Phone credit and laundry are services, and stay so where they are sold; a guitar course sells no guitars.
  const isSold = done.some(([first = '']) => isIn(first, '46-47') || isIn(first, '95'))
  if (isSold && (ofGoods[0] ?? '') >= firstService) return [...new Set(ofGoods)]
  // `jual semangka` is no farm. A restaurant's furniture is furniture, and a restaurant for cats is a restaurant.
  const instead = doing.flatMap(insteadFor)
  const isOfGoods = ofActivity.length === 0 || (instead.length === 0 && !isDone.at(isHeadLast ? -1 : 0))
  return [...new Set([...instead, ...(isOfGoods ? all : ofActivity)])]
}

/** Codes that make or trade goods: words for that alone fit nearly every business. */
const anyGoods = ['10-33', '46', '47']

/** The codes in whose titles a word for what is done stands, of those that it means: `perkebunan`, `mining`. */
function byActivity(kbli: Kbli, doing: readonly string[]): readonly string[] | 'general' {
  const divisions = doing.flatMap((word) => kbli.activities.get(word) ?? [])
  if (divisions.some((one) => anyGoods.includes(one))) return 'general'
  const kinds = doing.map((word) => kbli.sameAs.get(word) ?? word)
  const found = [doing, kinds].map((words) =>
    byTitle(kbli, words, divisions).filter((code) => divisions.some((one) => isIn(code, one))),
  )
  return found.find((codes) => codes.length > 0) ?? 'general'
}

/**
 * The words of a query that do not count for a code: neither a phrase nor the code's title has them. A word that only
 * stands in other phrases for the code or in its description, or is of one stem with a word of it, counts beside one that
 * has it.
 */
export function unmetIn(kbli: Kbli, words: readonly string[]): (code: string) => string[] {
  const phrases = phrasesIn(kbli, words)
  const doing = words.filter((word) => kbli.activities.has(word))
  return (code) => {
    const isMeant = (one: string) => one === code || doing.some((word) => otherwise(kbli, word, one) === code)
    const isPosted = (word: string) =>
      [...(postingsOf(kbli, word)?.keys() ?? [])].some((place) => isMeant(kbli.list[place]?.code ?? ''))
    const telling = words.filter((word) => !kbli.activities.has(word))
    const unmet = telling.filter((word) => {
      const at = words.indexOf(word)
      if (phrases.some(({ from, to, codes }) => at >= from && at < to && codes.some(isMeant))) return false
      if (ofTrade(kbli, word).some(isMeant)) return false
      return kbli.described.has(word) || !kbli.postings.has(word) || !isPosted(word)
    })
    const isAnyMet = unmet.length < telling.length
    // `pabrik nikel` is no mine; but what is sold may be a service.
    const undone = words.filter((word, at) => {
      const beginnings = kbli.activities.get(word)
      if (beginnings === undefined || phrases.some(({ from, to }) => at >= from && at < to)) return false
      const isTrade = beginnings.some((one) => isIn(one, '46-47'))
      if (isTrade && code >= firstService) return false
      return !beginnings.some((one) => isIn(code, one)) && !kbli.otherwise.get(word)?.some(([, one]) => one === code)
    })
    const untold = unmet.filter((word) => {
      if (isPosted(word)) return !isAnyMet
      return !(isAnyMet || doing.length > 0) || ![...(kbli.parts.get(word) ?? [])].some(isMeant)
    })
    return [...untold, ...undone]
  }
}

/**
 * Second-hand goods, which have codes of their own: meant where a word says so, or a phrase that names them first, and not for
 * `jual baju dan sepatu`, of which they are the one code for both.
 */
export function besides(kbli: Kbli, words: readonly string[]): (code: string) => boolean {
  const phrases = phrasesIn(kbli, words)
  const whole = phraseOf(kbli, words)
  const isAsked = words.some((word) => word === 'bekas' || kbli.activities.get(word)?.includes('4774'))
  return (code) =>
    !isAsked &&
    kbli.codes.get(code)?.title.toLowerCase().includes('bekas') === true &&
    !phrases.some(({ codes }) => codes[0] === code) &&
    !whole?.includes(code)
}

/** The code for what is done with goods that have no code of it, by a code that they have. */
function otherwise(kbli: Kbli, doing: string, code: string): string | undefined {
  return kbli.otherwise.get(doing)?.find(([beginning]) => isIn(code, beginning))?.[1]
}

/** @param beginning of codes, or two with a hyphen between */
export function isIn(code: string, beginning: string): boolean {
  const [first = '', last = first] = beginning.split('-')
  const own = code.slice(0, first.length)
  return own >= first && own <= last
}

/** The codes in whose titles or descriptions a word or its stem stands. */
export function postingsOf(kbli: Kbli, word: string): Postings | undefined {
  const [, stem] = formsOf(word, 'id')
  return kbli.postings.get(word) ?? (stem === undefined ? undefined : kbli.postings.get(stem))
}

/** Codes whose titles and descriptions have all of the words, the closest first; those of the divisions before others. */
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
    // A word that occurs in few codes weighs more.
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + 10 + 1 / codes.size)
  }
  const most = Math.floor(Math.max(0, ...scores.values()) / 10)
  return [...scores]
    .filter(([, score]) => Math.floor(score / 10) === most)
    .sort((one, other) => other[1] - one[1])
    .map(([code]) => code)
}
