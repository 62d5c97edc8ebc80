/**
 * The grammar of sums: a sign, a quantity, a range, a count, what one is for, a result.
 * Says only how something is written; what a sum means is decided by the words around it (`roles.ts`). Pure.
 */

import { countOf, equals, wordsBefore } from './counts.ts'
import {
  type AmountWords,
  at,
  formOf,
  hasUnit,
  type Kind,
  type Quantity,
  quantityAt,
  rupiahOf,
  terminals,
} from './quantity.ts'
import { remembered } from './remembered.ts'
import { beginsWith, endsWith, percentage } from './words.ts'

type Approximation = 'about' | 'from' | 'upTo'

export interface Amount {
  readonly start: number
  readonly end: number
  /** As it stands in the text. */
  readonly written: string
  readonly kind: Kind
  /** Whole rupiah without sign, counts multiplied; both ends are equal where it is no range. 0 where it is not read. */
  readonly minIdr: number
  readonly maxIdr: number
  /** What it may mean, where that is open. */
  readonly readings: readonly number[]
  readonly isNegative: boolean
  /** A hyphen stands right before its currency: a minus, or only a divider. */
  readonly isDashed: boolean
  /** Neither a currency nor a unit stands with it: `2.500.000`, or `2500000`. */
  readonly bare?: 'grouped' | 'plain'
  readonly approximation?: Approximation
  /** What one is for: `bulan`, `kelas`. */
  readonly per?: string
  /** It is the base of this many percent: `10% dari 3.000.000`. */
  readonly percent?: number
}

/** Below the stamp duty of one document, `Rp 2.500` may leave its thousands out. */
const leastPrice = 10_000

const shape = {
  /** Digits that are joined by signs which no sum has inside. */
  run: /\d+(?:[.,:/'’–-]+\d+)*/y,
  telephone: /\+\d{1,3}[\s().-]*\d(?:[\s().-]*\d){6,}/y,
  timesPercent: new RegExp(String.raw`\s*[x×*]\s*${percentage}`, 'iuy'),
  percentOf: new RegExp(
    String.raw`${percentage}\s{0,2}(?:[x×*](?!\s*dpp)|dari|dr|of|from)\s{0,2}(?:\d+\/\d+\s*[x×*]\s*)?(?:\p{L}+\s{1,2}){0,3}$`,
    'iu',
  ),
  until: /\s*(?:[-–—~]|s\s?\/\s?d|s\.\s?d\.?|sd|sampai(?: dengan)?|sampe[ik]?|smp|hingga|until|up to|to)\s*/iuy,
  and: /\s*(?:dan|and)\s*/iuy,
  more: /\s?(?:\+(?!\+|\s*[\d\p{L}])|ke atas|lebih|and up)/iuy,
}

/** All sums of a text in their order. Numbers that are clearly none (codes, days, percentages, counts) are not among them. */
export const amountsIn: (text: string, words: AmountWords) => readonly Amount[] = remembered(readAmounts)

function readAmounts(text: string, words: AmountWords): readonly Amount[] {
  const found: Amount[] = []
  const { begins } = terminals(words)
  const next = /\d|\p{Sc}|\p{L}+\$?/gu
  let place = 0
  for (;;) {
    next.lastIndex = place
    const match = next.exec(text)
    if (!match) return found
    const [start, word] = [match.index, match[0]]
    if (/^\p{L}/u.test(word) && !word.endsWith('$') && !begins(word.toLowerCase())) {
      place = next.lastIndex
      continue
    }
    const amount = amountAt(text, start, words)
    if (amount) found.push(amount)
    place = amount ? Math.max(amount.end, start + 1) : behind(text, start)
  }
}

/** Behind a number that is no sum, with all that is joined to it; behind a word, where it is none. */
function behind(text: string, start: number): number {
  const telephone = start > 0 && at(shape.telephone, text, start - 1)
  const run = telephone || at(shape.run, text, start) || at(/\p{L}+/uy, text, start)
  return run ? run.index + run[0].length : start + 1
}

/** A sum with its range, its count and its result: `4 x Rp 10.000 = Rp 40.000`. */
function amountAt(text: string, start: number, words: AmountWords): Amount | undefined {
  const before = wordsBefore(text, start)
  if (isCode(text, start)) return undefined
  const alone = quantityAt(text, start, words)
  const first = alone ?? quantityAt(text, start, words, true)
  const until = first && rangeEnd(text, start, first, words)
  // "Modal s/d 50 juta – 2.700K": a dash before a smaller sum
  const range = until && until.last.value < (until.minIdr ?? 0) && first.hasUnit ? undefined : until
  if (!first || !(alone || range)) return undefined
  const last = range?.last ?? first
  // "5.900.000 sertifikat halal" counts nothing, and shares may be so many.
  const isCount = first.value < 100_000 || /^\s*(?:lembar|lbr|saham|shares?)(?!\p{L})/iu.test(text.slice(first.end))
  if (!range && !first.hasCurrency && !first.hasUnit && isCount && at(terminals(words).counted, text, first.end))
    return undefined
  let [kind, minIdr, maxIdr] = [last.kind, range?.minIdr ?? first.value, last.value]
  if (range && maxIdr < minIdr) kind = 'unread'
  const count = countOf(text, start, { end: last.end, isRupiah: kind === 'rupiah', sumIdr: maxIdr }, words)
  const { times, per, pieces } = count
  let { end } = count
  const percentAfter = at(shape.timesPercent, text, end)
  if (percentAfter) end += percentAfter[0].length
  const percentBefore = shape.percentOf.exec(before)
  const percent = percentAfter?.[1] ?? percentBefore?.[1]
  ;[minIdr, maxIdr] = [minIdr * times, maxIdr * times]
  let readings = kind === 'rupiah' ? [] : last.readings.map((one) => one * times)
  const sign = at(equals, text, end)
  const result = sign && quantityAt(text, end + sign[0].length, words)
  let isResult = false
  const isMultiple = count.isOfOne && times === 1 && result !== undefined && result.value % (maxIdr || 1) === 0
  const isComputed = times !== 1 || percent !== undefined || isMultiple || result?.value === maxIdr
  if (result && result.kind === 'rupiah' && !range && isComputed) {
    end = result.end
    isResult = true
    // "0,5% x 1M = Rp 5.000.000"
    if (kind === 'scale' && percent !== undefined) [kind, readings] = ['rupiah', []]
    if (result.value !== maxIdr && !isMultiple && percent === undefined && kind === 'rupiah') {
      kind = 'unread'
      readings = [maxIdr, result.value]
    }
    ;[minIdr, maxIdr] = [result.value, result.value]
  }
  if (pieces) {
    end = pieces.end
    readings = [maxIdr, maxIdr * pieces.count]
    kind = 'scale'
  }
  const approximation = last.isAbout ? 'about' : approximationOf(before, text, end, words)
  if (approximation === 'from' && at(shape.more, text, end)) end += at(shape.more, text, end)?.[0].length ?? 0
  const isBare = !first.hasCurrency && !last.hasCurrency && !first.hasUnit && !last.hasUnit
  const isSmall =
    kind === 'rupiah' && !count.isOfOne && percent === undefined && maxIdr > 0 && maxIdr / times < leastPrice
  return {
    start: count.start,
    end,
    written: text.slice(count.start, end).trim(),
    kind: isSmall ? 'small' : kind,
    minIdr: kind === 'rupiah' ? minIdr : 0,
    maxIdr: kind === 'rupiah' ? maxIdr : 0,
    readings: isSmall ? [maxIdr, maxIdr * 1000] : readings,
    isNegative: isMinusBefore(text, start),
    isDashed: first.isDashed || (text[start - 1] === '-' && !/\d/.test(text[start] ?? '')),
    ...(isBare && { bare: first.form === 'plain' && last.form === 'plain' ? 'plain' : 'grouped' }),
    ...(approximation && { approximation }),
    ...(per && { per }),
    ...(percent !== undefined && !isResult && { percent: Number(percent.replace(',', '.')) }),
  }
}

/** `-500.000` and `−Rp 500.000`; a hyphen before a currency and a dash part a sum from its label. */
function isMinusBefore(text: string, start: number): boolean {
  const sign = text[start - 1]
  if (sign === '−') return true
  return sign === '-' && /\d/.test(text[start] ?? '') && !/[\p{L}\p{N}]/u.test(text[start - 2] ?? ' ')
}

/** Numbers that are joined to letters, to other numbers, or begin with a zero: accounts, telephones, days, laws. */
function isCode(text: string, start: number): boolean {
  if (!/\d/.test(text[start] ?? '')) return false
  const [one = '', two = ''] = [text[start - 1], text[start - 2]]
  const run = at(shape.run, text, start)?.[0] ?? ''
  const isPlain = /^\d+$/.test(run) && !hasUnit(text, start + run.length)
  // "2.500.000/3.000.000" are two sums; all else with such signs is a day, a time or the number of a paper.
  if (/^0\d/.test(run) || (/[:/]/.test(run) && !run.split('/').every((part) => formOf(part) === 'grouped'))) return true
  if (/\p{L}/u.test(one) && !(/x/i.test(one) && /[\d\s]/.test(two))) return true
  if (/[./:]/.test(one) && /\d/.test(two) && !(one === '/' && formOf(run) === 'grouped')) return true
  if (isPlain && /[-/]/.test(one) && /[\p{L}\d]/u.test(two)) return true
  if (one === '+' && at(shape.telephone, text, start - 1)) return true
  if (!/[-–]/.test(run)) return false
  const [low = '', high = '', ...others] = run.split(/[-–]+/)
  if (others.length > 0 || formOf(low) === 'broken' || /^0\d/.test(high)) return true
  return (
    !hasUnit(text, start + run.length) && !(formOf(high) === 'grouped' && (formOf(low) !== 'plain' || low.length < 4))
  )
}

/** The upper end of a range; the lower one takes its unit where it has none of its own. */
function rangeEnd(
  text: string,
  start: number,
  first: Quantity,
  words: AmountWords,
): { readonly last: Quantity; readonly minIdr: number } | undefined {
  const isBetween = /(?:antara|between)\s*$/i.test(text.slice(Math.max(0, start - 10), start))
  const until = at(shape.until, text, first.end) ?? (isBetween ? at(shape.and, text, first.end) : undefined)
  const last = until && quantityAt(text, first.end + until[0].length, words)
  if (!last) return undefined
  const isShared = !first.hasUnit && first.form !== 'grouped' && last.kind === 'rupiah' && last.exponent > 0
  const shared = isShared ? rupiahOf(first.digits, false, last.exponent) : undefined
  if (shared !== undefined && shared <= last.value) return { last, minIdr: shared }
  const open = [first, last].find(({ kind }) => kind !== 'rupiah')
  if (open) return { last: { ...last, kind: open.kind, readings: last.readings }, minIdr: 0 }
  if (first.hasUnit || first.form === 'grouped' || last.exponent === 0) {
    const isMoney = first.hasUnit || first.form === 'grouped' || first.value === 0
    if (!isMoney) return first.hasCurrency ? { last: { ...last, kind: 'unread', readings: [] }, minIdr: 0 } : undefined
    return last.hasUnit || last.form === 'grouped' || last.hasCurrency ? { last, minIdr: first.value } : undefined
  }
  return { last: { ...last, kind: 'unread', readings: [] }, minIdr: 0 }
}

function approximationOf(before: string, text: string, end: number, words: AmountWords): Approximation | undefined {
  if (/(?:±|\+\/?-|~|≈)\s*$/.test(before) || endsWith(before, words.about_words)) return 'about'
  const limit = /(?:^|[^-=])([<≤>≥])\s*$/.exec(before)?.[1]
  if (limit) return limit < '=' || limit === '≤' ? 'upTo' : 'from'
  if (beginsWith(text.slice(end, end + 20), words.about_words)) return 'about'
  if (endsWith(before, words.from_words)) return 'from'
  if (endsWith(before, words.up_to_words)) return 'upTo'
  return at(shape.more, text, end) ? 'from' : undefined
}
