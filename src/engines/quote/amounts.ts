/**
 * The grammar of sums: a sign, a currency, a number with its unit, a range, a count, what it is for.
 * Says only how something is written; what a sum means is decided by the words around it (`roles.ts`). Pure.
 */
import { largestRupiah } from '../../lib/typed-values.ts'
import { firstNumberWords, numberWordsAt } from './number-words.ts'
import { remembered } from './remembered.ts'
import { alternatives } from './words.ts'

export interface AmountWords {
  /** Codes and names of currencies other than the rupiah; their signs are known by Unicode. */
  readonly foreign_words: readonly string[]
  /** What is counted and is no money: `5 hari`, `3 kelas`. */
  readonly counted_words: readonly string[]
}

type Approximation = 'about' | 'from' | 'upTo'

export interface Amount {
  readonly start: number
  readonly end: number
  /** As it stands in the text. */
  readonly written: string
  /**
   * `rupiah`: read. `foreign`: of another currency. `unread`: a sum that cannot be read. `scale`: million or thousand
   * million. `small`: below Rp10,000, where
   * thousands may have been left out.
   */
  readonly kind: 'rupiah' | 'foreign' | 'unread' | 'scale' | 'small'
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

/** Zeros that a unit adds; `m` may add six or nine. */
const units: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['rb', 'ribu', 'rbu', 'k', 'thousand'].map((unit) => [unit, 3])),
  ...Object.fromEntries(['jt', 'juta', 'jta', 'mio', 'mil', 'mln', 'mm', 'million'].map((unit) => [unit, 6])),
  ...Object.fromEntries(['mlr', 'miliar', 'milyar', 'mily', 'bn', 'b', 'billion'].map((unit) => [unit, 9])),
  ...Object.fromEntries(['t', 'triliun', 'trillion'].map((unit) => [unit, 12])),
  m: 0,
}
const unitWords = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')

const rupiah = String.raw`rp\.?|idr|rupiah`
const numeral = String.raw`\d{1,3}(?: \d{3})+(?![\d.,]|[ /:-]\d)|\d+(?:[.,'’]\d+)*`

interface Terminals {
  /** Words that can begin a sum. */
  readonly first: ReadonlySet<string>
  readonly currency: RegExp
  readonly currencyAfter: RegExp
  readonly counted: RegExp
  readonly per: RegExp
}

const terminalsOf = new WeakMap<AmountWords, Terminals>()

function terminals(words: AmountWords): Terminals {
  const known = terminalsOf.get(words)
  if (known) return known
  const codes = alternatives(words.foreign_words)
  const foreign = String.raw`(?:us|sg?|au?|hk|nt|ca?|nz)?\$|\p{Sc}|(?:${codes})(?!\p{L})\.?`
  const made = {
    first: new Set([
      'rp',
      'idr',
      'rupiah',
      ...firstNumberWords,
      ...words.foreign_words.map((name) => name.split(' ')[0] ?? name),
    ]),
    currency: new RegExp(
      String.raw`(?:(${rupiah})(?!\p{L})|(${foreign}))[\s.:]*(?:\(?(?:${rupiah})\)?[\s.:]*)?`,
      'iuy',
    ),
    currencyAfter: new RegExp(String.raw`\s?(?:(rupiah|idr|rp)|(${foreign}))(?![\p{L}\d]|[\s.:]*\d)`, 'iuy'),
    per: new RegExp(
      String.raw`\s*(?:(?:\/\s*(?:per\s+)?|(?:tiap|setiap)[\s-]+)(?:1\s+)?(${alternatives(words.counted_words)})(?!\p{L})|(?:\/|per\s+(?:1\s+)?)(\p{L}{2,12})(?!\p{L})|(each|masing-masing)\b)`,
      'iuy',
    ),
    counted: new RegExp(String.raw`\s*(?:%|persen|percent|‰|(?:${alternatives(words.counted_words)})(?!\p{L}))`, 'iuy'),
  }
  terminalsOf.set(words, made)
  return made
}

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | undefined => {
  pattern.lastIndex = place
  return pattern.exec(text) ?? undefined
}

const shape = {
  numeral: new RegExp(numeral, 'y'),
  unit: new RegExp(String.raw`\s?(setengah\s)?(${unitWords})(?:\.(?!\d))?(-?an)?(?!\p{L})`, 'iuy'),
  smallerUnit: new RegExp(String.raw`\s*(${numeral})\s?(${unitWords})(?!\p{L})`, 'iuy'),
  /** `,-` and the like behind whole rupiah. */
  ending: /[.,;]\s?[-–=]+/y,
  /** Digits that are joined by signs which no sum has inside. */
  run: /\d+(?:[.,:/'’–-]+\d+)*/y,
  telephone: /\+\d{1,3}[\s().-]*\d(?:[\s().-]*\d){6,}/y,
  times: /\s*(?:[x×*@]|kali|times)\s*(\d{1,4})(?![\d]|[.,]\d)(?!\s*(?:%|persen|[x×*@]|rb|ribu|jt|juta|k\b))/iuy,
  timesPercent: /\s*[x×*]\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:%|persen|percent)/iuy,
  equals: /\s*(?:=|→|->)\s*/y,
  until: /\s*(?:[-–—~]|s\s?\/\s?d|s\.\s?d\.?|sd|sampai(?: dengan)?|hingga|until|up to|to)\s*/iuy,
  and: /\s*(?:dan|and)\s*/iuy,
  more: /\s?(?:\+(?!\+|\s*[\d\p{L}])|ke atas|lebih|and up)/iuy,
}

/** All sums of a text in their order. Numbers that are clearly none (codes, days, percentages, counts) are not among them. */
export const amountsIn: (text: string, words: AmountWords) => readonly Amount[] = remembered(readAmounts)

function readAmounts(text: string, words: AmountWords): readonly Amount[] {
  const found: Amount[] = []
  const { first } = terminals(words)
  const next = /\d|\p{Sc}|\p{L}+\$?/gu
  let place = 0
  for (;;) {
    next.lastIndex = place
    const match = next.exec(text)
    if (!match) return found
    const [start, word] = [match.index, match[0]]
    if (/^\p{L}/u.test(word) && !word.endsWith('$') && !first.has(word.toLowerCase())) {
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

interface Quantity {
  readonly end: number
  readonly kind: Amount['kind']
  readonly value: number
  readonly readings: readonly number[]
  readonly digits: string
  readonly hasCurrency: boolean
  readonly hasUnit: boolean
  readonly exponent: number
  readonly form: Form
  readonly isDashed: boolean
  readonly isAbout: boolean
}

/** A sum with its range, its count and its result: `4 x Rp 10.000 = Rp 40.000`. */
function amountAt(text: string, start: number, words: AmountWords): Amount | undefined {
  const before = text.slice(Math.max(0, start - 40), start)
  const counted =
    /(?<![\p{L}\d.,/-])(\d{1,3})\s*(?:\p{L}+\s+){0,2}?(?:\p{L}+\s*)?(?:[x×*@]|kali|times)\s*@?\s*$/iu.exec(before)
  if (isCode(text, start)) return undefined
  const alone = quantityAt(text, start, words)
  const first = alone ?? quantityAt(text, start, words, true)
  const range = first && rangeEnd(text, start, first, words)
  if (!first || !(alone || range)) return undefined
  const last = range?.last ?? first
  if (!range && !first.hasCurrency && !first.hasUnit && at(terminals(words).counted, text, first.end)) return undefined
  let [kind, minIdr, maxIdr] = [last.kind, range?.minIdr ?? first.value, last.value]
  if (range && maxIdr < minIdr) kind = 'unread'
  let end = last.end
  const per = at(terminals(words).per, text, end)
  const perWord = per?.[1] ?? per?.[2] ?? per?.[3]
  if (per) end += per[0].length
  let times = Number(counted?.[1] ?? 1)
  for (let more = at(shape.times, text, end); more; more = at(shape.times, text, end)) {
    times *= Number(more[1])
    end += more[0].length
    const things = at(terminals(words).counted, text, end)
    if (things) end += things[0].length
  }
  const percentAfter = at(shape.timesPercent, text, end)
  if (percentAfter) end += percentAfter[0].length
  const percentBefore =
    /(\d{1,3}(?:[.,]\d+)?)\s*(?:%|persen|percent)\s*(?:[x×*]|dari|dr|of|from)\s*(?:\d+\/\d+\s*[x×*]\s*)?(?:total\s*|harga\s*)?$/iu.exec(
      before,
    )
  const percent = percentAfter?.[1] ?? percentBefore?.[1]
  ;[minIdr, maxIdr] = [minIdr * times, maxIdr * times]
  let readings = kind === 'rupiah' ? [] : last.readings.map((one) => one * times)
  const equals = at(shape.equals, text, end)
  const result = equals && quantityAt(text, end + equals[0].length, words)
  let isResult = false
  const isComputed = times !== 1 || percent !== undefined || result?.value === maxIdr
  if (result && result.kind === 'rupiah' && !range && isComputed) {
    end = result.end
    isResult = true
    if (result.value !== maxIdr && percent === undefined && kind === 'rupiah') {
      kind = 'unread'
      readings = [maxIdr, result.value]
    }
    ;[minIdr, maxIdr] = [result.value, result.value]
  }
  const approximation = last.isAbout ? 'about' : approximationOf(before, text, end)
  if (approximation === 'from' && at(shape.more, text, end)) end += at(shape.more, text, end)?.[0].length ?? 0
  const isBare = !first.hasCurrency && !last.hasCurrency && !first.hasUnit && !last.hasUnit
  const isSmall = kind === 'rupiah' && !per && percent === undefined && maxIdr > 0 && maxIdr / times < leastPrice
  return {
    start: counted ? start - before.length + counted.index : start,
    end,
    written: text.slice(counted ? start - before.length + counted.index : start, end).trim(),
    kind: isSmall ? 'small' : kind,
    minIdr: kind === 'rupiah' ? minIdr : 0,
    maxIdr: kind === 'rupiah' ? maxIdr : 0,
    readings: isSmall ? [maxIdr, maxIdr * 1000] : readings,
    isNegative: isMinusBefore(text, start),
    isDashed: first.isDashed || (text[start - 1] === '-' && !/\d/.test(text[start] ?? '')),
    ...(isBare && { bare: first.form === 'plain' && last.form === 'plain' ? 'plain' : 'grouped' }),
    ...(approximation && { approximation }),
    ...(perWord && { per: perWord.toLowerCase() }),
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

function hasUnit(text: string, place: number): boolean {
  return at(shape.unit, text, place) !== undefined
}

type Form = 'plain' | 'grouped' | 'decimal' | 'broken'

function formOf(digits: string): Form {
  if (/^\d+$/.test(digits)) return 'plain'
  if (/^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/.test(digits)) return 'grouped'
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(digits)) return 'grouped'
  return /^\d+[.,]\d+$/.test(digits) ? 'decimal' : 'broken'
}

/**
 * One number of money; without a currency and a unit only what is written like a sum.
 * @param takesAny any number: it may be the lower end of a range, whose unit stands at the upper one
 */
function quantityAt(text: string, start: number, words: AmountWords, takesAny = false): Quantity | undefined {
  const { currency, currencyAfter } = terminals(words)
  const lead = at(currency, text, start)
  let end = start + (lead?.[0].length ?? 0)
  const minus = lead ? at(/[-−](?=\d)/y, text, end) : undefined
  if (minus) end += 1
  const spoken = numberWordsAt(text, end)
  const digits = spoken ? '' : at(shape.numeral, text, end)?.[0]
  if (!spoken && digits === undefined) return undefined
  const form = spoken ? 'plain' : formOf(digits ?? '')
  end = spoken ? spoken.end : end + (digits?.length ?? 0)
  const isGluedToLetters =
    /\p{L}/u.test(text[end] ?? '') &&
    !hasUnit(text, end) &&
    !at(currencyAfter, text, end) &&
    !/^[x×]/i.test(text[end] ?? '')
  const ending = at(shape.ending, text, end)
  if (ending) end += ending[0].length
  const unit = spoken || ending ? undefined : unitAt(text, end, lead?.[1] !== undefined)
  const [, half, unitWord = '', about] = unit ?? []
  if (unit) end += unit[0].length
  const scaled = unit && units[unitWord.toLowerCase()]
  const sum = spoken ? spoken.value : rupiahOf(digits ?? '', half !== undefined, scaled ?? 0)
  const compound = scaled && sum !== undefined ? smallerPart(text, end, scaled) : undefined
  if (compound) end = compound.end
  const trail = at(currencyAfter, text, end)
  if (trail) end += trail[0].length
  const hasCurrency = lead !== undefined || trail !== undefined
  const isForeign = lead?.[2] !== undefined || (trail?.[2] !== undefined && lead?.[1] === undefined)
  const value = (sum ?? 0) + (compound?.value ?? 0)
  const shared = {
    end,
    digits: digits ?? '',
    hasCurrency,
    hasUnit: scaled !== undefined || spoken !== undefined,
    exponent: scaled ?? 0,
    form,
    isDashed: minus !== undefined,
    isAbout: about !== undefined,
  }
  const answer = (kind: Amount['kind'], readings: readonly number[] = []) => ({
    ...shared,
    kind,
    value: kind === 'rupiah' ? value : 0,
    readings,
  })
  if (isForeign) return answer('foreign')
  if (scaled === 0) {
    return answer(
      'scale',
      [6, 9].flatMap((exponent) => rupiahOf(digits ?? '', false, exponent) ?? []),
    )
  }
  if (isGluedToLetters) {
    // The letter O for a zero.
    const mistyped = at(/[\d.,]*o[\d.,o]*(?!\p{L})/iuy, text, end)
    if (mistyped) shared.end = end + mistyped[0].length
    return hasCurrency || mistyped ? answer('unread') : undefined
  }
  if (compound?.isOpen) return answer('scale', [value, (sum ?? 0) + compound.value * 1000])
  const isStrange =
    scaled !== undefined && (form === 'grouped' ? scaled > 3 || value >= 1e8 : scaled === 3 && value >= 1e9)
  if (isStrange) return answer('scale', [rupiahOf(digits ?? '', false, 0) ?? 0, value])
  if (hasCurrency || scaled !== undefined || spoken) return answer(sum === undefined ? 'unread' : 'rupiah')
  return takesAny ? answer('rupiah') : bareQuantity(text, start, answer, form, digits ?? '', sum)
}

/** A unit; single letters that are words of their own (`12 m`, `Blok 5 B`) only with a currency. */
function unitAt(text: string, place: number, hasCurrency: boolean): RegExpExecArray | undefined {
  const unit = at(shape.unit, text, place)
  const word = unit?.[2] ?? ''
  if (!unit || hasCurrency || !/^(?:m|b|t|mm)$/i.test(word)) return unit
  return word === 'M' || (word !== 'm' && word !== 'mm' && !/^\s/.test(unit[0])) ? unit : undefined
}

function bareQuantity(
  text: string,
  start: number,
  answer: (kind: Amount['kind']) => Quantity,
  form: Form,
  digits: string,
  sum: number | undefined,
): Quantity | undefined {
  if (form === 'broken') return /^\d{1,3}(?:([.,])\d{3})+\1\d{1,2}$/.test(digits) ? answer('unread') : undefined
  if (form === 'grouped' && sum !== undefined) return answer('rupiah')
  if (form === 'plain' && digits === '0') return /^\W*$/.test(text.slice(start + 1)) ? answer('rupiah') : undefined
  return form === 'plain' && /^\d{5,10}$/.test(digits) ? answer('rupiah') : undefined
}

/** Whole rupiah without arithmetic on fractions; undefined where less than one rupiah would be left over. */
function rupiahOf(digits: string, hasHalf: boolean, exponent: number): number | undefined {
  const form = formOf(digits)
  if (form === 'broken' || (hasHalf && form !== 'plain')) return undefined
  const place =
    form === 'grouped' && !/[.,]\d{1,2}$/.test(digits) ? -1 : Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const [before, behind] =
    place === -1 ? [digits, hasHalf ? '5' : ''] : [digits.slice(0, place), digits.slice(place + 1)]
  if (/[1-9]/.test(behind.slice(exponent))) return undefined
  const value = Number(before.replace(/\D/g, '') + behind.slice(0, exponent).padEnd(exponent, '0'))
  return value <= largestRupiah ? value : undefined
}

/** `500 ribu` behind `1 juta`; a number alone that is joined to it (`1jt500`) leaves open what it counts. */
function smallerPart(
  text: string,
  place: number,
  exponent: number,
): { readonly value: number; readonly end: number; readonly isOpen: boolean } | undefined {
  const part = at(shape.smallerUnit, text, place)
  const unit = units[part?.[2]?.toLowerCase() ?? '']
  const value = unit && unit < exponent ? rupiahOf(part?.[1] ?? '', false, unit) : undefined
  if (part && value !== undefined && value < 10 ** exponent)
    return { value, end: place + part[0].length, isOpen: false }
  const spoken = numberWordsAt(text, place)
  if (spoken && spoken.value < 10 ** exponent) return { ...spoken, isOpen: false }
  const joined = at(/(\d{1,3})(?![\d.,]|\s?%)/y, text, place)
  return joined ? { value: Number(joined[1]), end: place + joined[0].length, isOpen: true } : undefined
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

function approximationOf(before: string, text: string, end: number): Approximation | undefined {
  if (
    /(?:±|\+\/-|\+-|~|≈|sekitar|kurang lebih|kira-kira|kisaran|perkiraan|estimasi|estimated?|approx\w*\.?|about|around|circa|ca\.)\s*:?\s*$/iu.test(
      before,
    )
  )
    return 'about'
  if (
    /^\s*\(?(?:estimasi|perkiraan|estimated?|approx\w*|kurang lebih|kira-kira|-?an\b)/iu.test(text.slice(end, end + 20))
  )
    return 'about'
  if (/(?:mulai(?: dari)?|start(?:ing|s)?(?: (?:from|at))?|from|minimal|minimum|min\.?)\s*:?\s*$/iu.test(before))
    return 'from'
  if (/(?:maks(?:imal|imum|\.)?|max(?:imum|\.)?|s\/d|hingga|up to|paling banyak|at most)\s*:?\s*$/iu.test(before))
    return 'upTo'
  return at(shape.more, text, end) ? 'from' : undefined
}
