/** How many of something a sum is for: `4 x`, `@`, `per bulan selama 6 bulan`, `(10 lembar)`. Pure. */
import { type AmountWords, at, perWord, terminals } from './quantity.ts'
import { holds } from './words.ts'

/** Above it, a number of pieces behind a price says what it is for: `Akta Rp 2.500.000 (3 rangkap)`. */
const mostOfOne = 100_000

/** The result of a sum. */
export const equals = /\s*(?:=|→|->)\s*/y

const shape = {
  times: /\s*(?:[x×*@]|kali|times)\s*(\d{1,4})(?![\d]|[.,]\d)(?!\s*(?:%|persen|[x×*@]|rb|ribu|jt|juta|k\b))/iuy,
  /** Behind the price of one: `/bulan selama 6 bulan`, `@10.000 sebanyak 4 lembar`. */
  timesOne: /\s*,?\s*(?:untuk|utk|selama|sebanyak|for|during)\s+(\d{1,4})(?![\d.,])/iuy,
  /** Behind the price of one, beside nothing else: `per document, 5 documents`, `per person (2 persons)`. */
  countBehind: /\s*[,(]\s*(?:total\s+)?(\d{1,3})\s+(\p{L}+)(?:\s+in\s+total)?\)?(?=\s*(?:[),;.]|$))/uy,
  /** "Biaya bulanan: Rp 500.000", "annual fee"; "laporan tahunan" is the name of work. */
  periodBefore:
    /(?:^|\P{L})(?:(monthly|bulanan)[\s:=]*$|(?:per[\s-]?|se)(bulan|tahun|month|year)[\s:=]*$|(?:biaya|sewa|langganan|iuran)\s(?:\p{L}+\s){0,2}(bulanan|tahunan)|(monthly|annual|yearly)\s(?:\p{L}+\s)?(?:fee|retainer|charge|subscription|cost|price|rate|rental|rent)(?!\p{L}))/iu,
  /** Before the price of one: `3 kelas @`, `2 akta masing-masing`. */
  countBefore:
    /(?:^|[^\p{L}\d.,/-])(\d{1,3}|\d{1,3}[.,]\d{3}(?=\s*(?:lembar|lbr|saham|shares)))\s*(?:\p{L}+\s+){0,2}?(?:\p{L}+\s*)?:?\s*(?:[x×*@]|kali|times|,?\s*masing-masing|(at))\s*@?\s*$/iu,
}

interface Count {
  /** Of the sum with its counts. */
  readonly start: number
  readonly end: number
  readonly times: number
  /** What one is for: `bulan`, `kelas`. */
  readonly per?: string
  /** Behind the sum stands what one is for. */
  readonly isOfOne: boolean
  /** So many pieces stand behind it, for all of which or for each of which it may be. */
  readonly pieces?: { readonly end: number; readonly count: number }
}

/** What may say how many there are, before a sum. */
export function wordsBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - 40), start)
}

/** @param sum as it is written without its counts, and where it ends */
export function countOf(
  text: string,
  start: number,
  sum: { readonly end: number; readonly isRupiah: boolean; readonly sumIdr: number },
  words: AmountWords,
): Count {
  const before = wordsBefore(text, start)
  const of = terminals(words)
  let { end } = sum
  const per = at(of.per, text, end)
  const named = (per ?? shape.periodBefore.exec(before))?.slice(1).find(Boolean)
  if (per) end += per[0].length
  const countBefore = shape.countBefore.exec(before)
  // "3 classes at IDR 1,800,000 each"
  const counted = countBefore?.[2] && !/^(?:each|per)/i.test(per?.[0].trim() ?? '') ? null : countBefore
  // "2 orang x 3 hari x 500.000"
  const first = counted && shape.countBefore.exec(before.slice(0, counted.index))
  let times = classesIn(before) ?? numberIn(counted) * numberIn(first)
  const isOfOne = per !== undefined
  const timesAt = (place: number) =>
    at(shape.times, text, place) ?? (isOfOne || /@\s*$/.test(before) ? countAt(text, place, words, named) : undefined)
  for (let more = timesAt(end); more; more = timesAt(end)) {
    times *= Number(more[1])
    end += more[0].length
    const things = at(of.counted, text, end)
    if (things) end += things[0].length
  }
  const all = per && named !== undefined && times === 1 ? allBehind(text, end, named, words) : undefined
  if (all) [times, end] = [all.times, all.end]
  const shared = {
    start: counted ? start - before.length + (first ?? counted).index : start,
    isOfOne,
    ...(named && { per: perWord(named) }),
  }
  const pieces = times === 1 && !isOfOne && sum.isRupiah ? at(of.pieces, text, end) : undefined
  if (!pieces) return { ...shared, end, times }
  const [behind, count] = [end + pieces[0].length, Number(pieces[1])]
  // "Rp 10.000 sebanyak 4 lembar = Rp 40.000"
  if (at(equals, text, behind)) return { ...shared, end: behind, times: count }
  // "Meterai Rp 10.000 (10 lembar)": for all of them, or for each?
  const isOpen = sum.sumIdr <= mostOfOne || !pieces[0].includes('(')
  return { ...shared, end, times, ...(isOpen && { pieces: { end: behind, count } }) }
}

function numberIn(found: RegExpExecArray | null): number {
  return Number(found?.[1]?.replace(/\D/, '') ?? 1)
}

/**
 * How many there are of what stands behind the price of one: `5 documents` behind `per document`, `(total 40 hlm)`.
 * @param noun what the price is of
 */
export function allBehind(
  text: string,
  place: number,
  noun: string,
  words: AmountWords,
): { readonly times: number; readonly end: number } | undefined {
  const [all = '', times, counted = ''] = at(shape.countBehind, text, place) ?? []
  const isSame = holds(counted, words.counted_words) && isSameNoun(noun, counted)
  return isSame ? { times: Number(times), end: place + all.length } : undefined
}

/** "Document" and "documents", "class" and "classes". */
function isSameNoun(one: string, other: string): boolean {
  const [singular, plural] = [one.toLowerCase(), other.toLowerCase()]
  return [singular, `${singular}s`, `${singular}es`, singular === 'person' ? 'people' : singular].includes(plural)
}

/** "Kelas 9, 35, 42 @": the numbers are names, and there are as many classes as numbers. */
function classesIn(before: string): number | undefined {
  return /(?:kelas|kls|class(?:es)?)\s+((?:\d{1,2}(?:\s*(?:[,&]|dan|and)\s*)?)+)\s*(?:[x×*@]|at|masing-masing)\s*$/iu
    .exec(before)?.[1]
    ?.match(/\d+/g)?.length
}

/** How many of what a price is for one of; what is counted must follow the number. */
function countAt(
  text: string,
  place: number,
  words: AmountWords,
  per: string | undefined,
): RegExpExecArray | undefined {
  const count = at(shape.timesOne, text, place)
  // "/PT untuk 3 PT"
  const next = count && /^\s*(\p{L}+)/u.exec(text.slice(place + count[0].length))?.[1]
  if (per !== undefined && next?.toLowerCase() === per.toLowerCase()) return count
  return count && at(terminals(words).counted, text, place + count[0].length) ? count : undefined
}
