/** One number of money: a currency, digits or words, a unit. Pure. */
import { beginsNumber, numberWordsAt, units as plainUnits } from '../../lib/number-words.ts'
import { largestRupiah } from '../../lib/typed-values.ts'
import { madeOnce } from './remembered.ts'
import { alternatives } from './words.ts'

export interface AmountWords {
  /** Codes and names of currencies other than the rupiah; their signs are known by Unicode. */
  readonly foreign_words: readonly string[]
  /** What is counted and is no money: `5 hari`, `3 kelas`. */
  readonly counted_words: readonly string[]
  /** Things that are counted and paid one by one: `lembar`. */
  readonly piece_words: readonly string[]
  /** Before a price that is not sure, at least so much, at most so much. */
  readonly about_words: readonly string[]
  readonly from_words: readonly string[]
  readonly up_to_words: readonly string[]
}

/**
 * `rupiah`: read. `foreign`: of another currency. `unread`: a sum that cannot be read. `scale`: million or thousand
 * million. `small`: below Rp10,000, where thousands may have been left out.
 */
export type Kind = 'rupiah' | 'foreign' | 'unread' | 'scale' | 'small'

/** Zeros that a unit adds; `m` and `mil` may add six or nine. `jutaan` is a unit that says "about" besides. */
const units: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(plainUnits).filter(([unit]) => !unit.endsWith('an'))),
  'ratus ribu': 5,
  'puluh juta': 7,
  'ratus juta': 8,
  mln: 6,
  mm: 6,
  mily: 9,
  b: 9,
  m: 0,
  mil: 0,
}
const unitWords = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')

const rupiah = String.raw`rp\.?|idr|rupiah`
// "Sesi 1 500rb": before a unit, a space parts two numbers and no thousands.
const numeral = String.raw`\d{1,3}(?: \d{3})+(?![\d.,]|[ /:-]\d| ?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L}))|\d+(?:[.,'’]\d+)*`

const periods = 'tahun|thn|bulan|bln|minggu|hari|jam'

/** The word for what a price is of: `monthly` is of a month. */
export function perWord(found: string): string {
  const word = found.toLowerCase()
  if (/^(?:monthly|(?:an?|each|every) month|p\.\s?m)/.test(word)) return 'month'
  if (/^(?:bulan|tahun)an$/.test(word)) return word.slice(0, -2)
  return /^(?:yearly|annual|per\sannum|(?:an?|each|every) year|p\.\s?a)/.test(word) ? 'year' : word
}

interface Terminals {
  /** Whether a sum can begin with a word in lower case. */
  readonly begins: (word: string) => boolean
  readonly currency: RegExp
  readonly currencyAfter: RegExp
  readonly counted: RegExp
  readonly per: RegExp
  /** How many pieces, behind a price that may be that of one. */
  readonly pieces: RegExp
}

export const terminals = madeOnce((words: AmountWords): Terminals => {
  const codes = alternatives(words.foreign_words)
  const foreign = String.raw`\p{L}{0,3}\$|\p{Sc}|(?:${codes})(?!\p{L})\.?`
  const currencies = new Set(['rp', 'idr', 'rupiah', ...words.foreign_words.map((name) => name.split(' ')[0] ?? name)])
  return {
    begins: (word: string) => currencies.has(word) || beginsNumber(word),
    currency: new RegExp(
      String.raw`(?:(${rupiah})(?!\p{L})|(${foreign}))[\s.:]*(?:\(?(?:${rupiah})\)?[\s.:]*)?`,
      'iuy',
    ),
    currencyAfter: new RegExp(String.raw`\s{0,9}(?:(rupiah|idr|rp)|(${foreign}))(?![\p{L}\d]|[\s.:]*\d)`, 'iuy'),
    per: new RegExp(
      String.raw`\s*(?:(?:\/\s*(?:per\s+)?|(?:tiap|setiap)[\s-]+)(?:1\s*)?(${alternatives(words.counted_words)})(?!\p{L})|(?:\/|per[\s-]+(?:1\s+)?)(\p{L}{2,12})(?!\p{L}|\s*(?:${rupiah})?[\s.]*\d)|(each(?!\s(?:month|year))|masing-masing)\b|(?:per|@\s?|se)(${periods})(?!\p{L})|(monthly|yearly|annually|per\sannum|(?:an?|each|every)\s(?:month|year)|p\.\s?[ma]\.|p\.[ma](?!\p{L})))`,
      'iuy',
    ),
    pieces: new RegExp(
      String.raw`\s*(?:sebanyak\s+|\()(\d{1,3})\s+(?:${alternatives(words.piece_words)})(?!\p{L})\)?`,
      'iuy',
    ),
    counted: new RegExp(String.raw`\s*(?:%|persen|percent|‰|(?:${alternatives(words.counted_words)})(?!\p{L}))`, 'iuy'),
  }
})

/** What a pattern with `y` finds at a place. */
export const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | undefined => {
  pattern.lastIndex = place
  return pattern.exec(text) ?? undefined
}

const shape = {
  numeral: new RegExp(numeral, 'y'),
  unit: new RegExp(String.raw`\s?(setengah\s)?(${unitWords})(?:\.(?!\d))?((?:-|\s(?!an\s\p{L}))?an)?(?!\p{L})`, 'iuy'),
  smallerUnit: new RegExp(String.raw`\s*(${numeral})\s?(${unitWords})(?!\p{L})`, 'iuy'),
  /** `,-` and the like behind whole rupiah. */
  ending: /[.,;]\s?[-–=]+/y,
}

export interface Quantity {
  readonly end: number
  readonly kind: Kind
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

export function hasUnit(text: string, place: number): boolean {
  return at(shape.unit, text, place) !== undefined
}

export type Form = 'plain' | 'grouped' | 'decimal' | 'broken'

export function formOf(digits: string): Form {
  if (/^\d+$/.test(digits)) return 'plain'
  if (/^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/.test(digits)) return 'grouped'
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(digits)) return 'grouped'
  return /^\d+[.,]\d+$/.test(digits) ? 'decimal' : 'broken'
}

/**
 * One number of money; without a currency and a unit only what is written like a sum.
 * @param takesAny any number: it may be the lower end of a range, whose unit stands at the upper one
 */
export function quantityAt(text: string, start: number, words: AmountWords, takesAny = false): Quantity | undefined {
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
    !/^[x×](?!\p{L})/iu.test(text.slice(end, end + 2))
  const ending = at(shape.ending, text, end)
  if (ending) end += ending[0].length
  const unit = spoken || ending ? undefined : unitAt(text, end, lead?.[1] !== undefined)
  const [, half, unitWord = '', about] = unit ?? []
  if (unit) end += unit[0].length
  const scaled = unit && units[unitWord.toLowerCase()]
  const sum = spoken ? spoken.value : rupiahOf(digits ?? '', half !== undefined, scaled ?? 0)
  const halfBehind =
    scaled && !half
      ? at(/\s+setengah(?!\p{L}|\s*(?:rb|ribu|jt|juta|harga|hari|bulan|tahun|jam))/iuy, text, end)
      : undefined
  if (halfBehind) end += halfBehind[0].length
  const compound = scaled && sum !== undefined ? smallerPart(text, end, scaled) : undefined
  if (compound) end = compound.end
  const trail = at(currencyAfter, text, end)
  if (trail) end += trail[0].length
  const hasCurrency = lead !== undefined || trail !== undefined
  const isForeign = lead?.[2] !== undefined || (trail?.[2] !== undefined && lead?.[1] === undefined)
  const value = (sum ?? 0) + (compound?.value ?? 0) + (halfBehind && scaled ? 10 ** scaled / 2 : 0)
  const shared = {
    end,
    digits: digits ?? '',
    hasCurrency,
    // A small "m" may be a metre.
    hasUnit: (scaled !== undefined && unitWord !== 'm') || spoken !== undefined,
    exponent: scaled ?? 0,
    form,
    isDashed: minus !== undefined,
    isAbout: about !== undefined,
  }
  const answer = (kind: Kind, readings: readonly number[] = []) => ({
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
  // "Satu juta dua ratus": 200 rupiah, or thousands that were left out?
  const rest = spoken && spoken.value >= 1e6 ? spoken.value % 1000 : 0
  if (rest > 0) return answer('scale', [value - rest + rest * 1000, value])
  if (compound?.isOpen) return answer('scale', [value, (sum ?? 0) + compound.value * 1000])
  const isStrange =
    scaled !== undefined && (form === 'grouped' ? scaled > 3 || value >= 1e8 : scaled === 3 && value >= 1e9)
  // "1,452 juta", "1.221 mio": three decimals, where the sign is that of decimals to those who use the unit.
  const decimalIdr = scaled && scaled > 3 && /^\d{1,3}[.,]\d{3}$/.test(digits ?? '') ? value / 1000 : undefined
  const isDecimal = digits?.includes(',') === /^(?:jt|juta|m[iy]l[iy]?ar)/i.test(unitWord)
  if (isStrange && decimalIdr !== undefined && isDecimal) return { ...answer('rupiah'), value: decimalIdr }
  if (isStrange) return answer('scale', [decimalIdr ?? rupiahOf(digits ?? '', false, 0) ?? 0, value])
  if (hasCurrency || scaled !== undefined || spoken) return answer(sum === undefined ? 'unread' : 'rupiah')
  return takesAny ? answer('rupiah') : bareQuantity(text, start, answer, form, digits ?? '', sum)
}

/** A unit; single letters that are words of their own (`12 m`, `Blok 5 B`) only with a currency. */
function unitAt(text: string, place: number, hasCurrency: boolean): RegExpExecArray | undefined {
  const unit = at(shape.unit, text, place)
  const word = unit?.[2] ?? ''
  if (!unit || hasCurrency || !/^(?:m|b|t|mm)$/i.test(word)) return unit
  return word === 'M' || (word !== 'mm' && !/^\s/.test(unit[0]) && !/\d/.test(text[place + unit[0].length] ?? ''))
    ? unit
    : undefined
}

function bareQuantity(
  text: string,
  start: number,
  answer: (kind: Kind) => Quantity,
  form: Form,
  digits: string,
  sum: number | undefined,
): Quantity | undefined {
  // "2.5000.000", "25.00.000": a slip of the finger in a sum.
  const isSlip = /^[1-9]\d{0,3}(?:\.\d{2,4})+\.000$/.test(digits)
  if (form === 'broken')
    return isSlip || /^\d{1,3}(?:([.,])\d{3})+\1\d{1,2}$/.test(digits) ? answer('unread') : undefined
  if (form === 'grouped' && sum !== undefined) return answer('rupiah')
  if (form === 'plain' && digits === '0') return /^\W*$/.test(text.slice(start + 1)) ? answer('rupiah') : undefined
  return form === 'plain' && /^\d{5,10}$/.test(digits) ? answer('rupiah') : undefined
}

/**
 * Whole rupiah without arithmetic on fractions; undefined where less than one rupiah would be left over, except for the
 * sen of a sum with signs of thousands, which are rounded: a tax of `4.583.333,33`.
 */
export function rupiahOf(digits: string, hasHalf: boolean, exponent: number): number | undefined {
  const form = formOf(digits)
  if (form === 'broken' || (hasHalf && form !== 'plain')) return undefined
  const place =
    form === 'grouped' && !/[.,]\d{1,2}$/.test(digits) ? -1 : Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const [before, behind] =
    place === -1 ? [digits, hasHalf ? '5' : ''] : [digits.slice(0, place), digits.slice(place + 1)]
  if (/[1-9]/.test(behind.slice(exponent)) && form !== 'grouped') return undefined
  const roundsUp = /^[5-9]/.test(behind.slice(exponent))
  const value = Number(before.replace(/\D/g, '') + behind.slice(0, exponent).padEnd(exponent, '0')) + Number(roundsUp)
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
  const joined = at(/(\d{1,3})(?![\d.,]|\s?%)|\s(\d{3})(?=\s*(?:[,;()+]|$))/y, text, place)
  return joined ? { value: Number(joined[0]), end: place + joined[0].length, isOpen: true } : undefined
}
