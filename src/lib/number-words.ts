/**
 * Reads a number as people write it in Indonesian and English: digits with signs of thousands and decimals, units
 * (`1,5 juta`, `1jt500rb`), and words (`dua puluh lima`, `one and a half million`). Pure.
 */
import type { Language } from './language.ts'

/** Units by the number of their zeros; what `m` and `mil` mean depends on the language. */
export const units: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['rb', 'rbu', 'ribu', 'rebu', 'ribuan', 'k', 'thousand'].map((unit) => [unit, 3])),
  ...Object.fromEntries(
    ['jt', 'jta', 'jtan', 'juta', 'jutaan', 'mio', 'mn', 'mill', 'million'].map((unit) => [unit, 6]),
  ),
  ...Object.fromEntries(
    ['m', 'mlr', 'mil', 'miliar', 'milyar', 'miliyar', 'milliar', 'bio', 'bn', 'billion'].map((unit) => [unit, 9]),
  ),
  ...Object.fromEntries(['t', 'triliun', 'trilyun', 'trillion'].map((unit) => [unit, 12])),
}

/** With these the comma is the decimal sign in both languages. */
const indonesianUnit = /^(?:rb|rbu|ribu|rebu|ribuan|jt|jta|jtan|juta|jutaan|mlr|mil[iy]y?ar|milliar|tril[iy]y?un)$/

/** A thousand million to Indonesians, a million to many who write English. */
const doubtfulInEnglish: ReadonlySet<string> = new Set(['m', 'mil'])

const numbered = (words: string, value: (place: number) => number = (place) => place) =>
  words.split(' ').map((word, place) => [word, value(place)] as const)

const small: Readonly<Record<string, number>> = Object.fromEntries([
  ...numbered('nol satu dua tiga empat lima enam tujuh delapan sembilan'),
  ...numbered('zero one two three four five six seven eight nine ten eleven twelve'),
  ...numbered('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', (place) => place + 13),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', (place) => (place + 2) * 10),
])

const factors: Readonly<Record<string, number>> = { puluh: 10, ratus: 100, hundred: 100, lusin: 12, dozen: 12 }

/** Digits before and after the decimal sign. */
interface Decimal {
  readonly whole: string
  readonly part: string
}

export type ReadNumber =
  | { readonly value: number }
  /** Less than one would be left over. */
  | 'fraction'
  /** `15M` in English: millions, or the Indonesian miliar? */
  | 'unit'
  /** The part that is no number. */
  | { readonly unread: string }

/**
 * A whole number of at least 0.
 * @param text in lower case
 * @param language decides what `M` and `2,750 million` mean
 */
export function readNumber(text: string, language: Language = 'id'): ReadNumber {
  const tokens = tokensOf(text)
  if (!tokens) return { unread: text }
  let [total, places] = [0, Number.POSITIVE_INFINITY]
  while (tokens.length > 0) {
    const [token = ''] = tokens
    // `satu juta setengah`
    const isHalfBehind = isHalf(token) && tokens.length === 1 && Number.isFinite(places)
    if (isHalfBehind) return { value: total + 10 ** places / 2 }
    const number = takeNumber(tokens, language)
    if (!number) return { unread: token }
    const [unit] = tokens
    const zeros = unit === undefined ? 0 : units[unit]
    // Each part counts less than the one before: `1 juta 500 ribu`, but not `500 ribu 1 juta` or `5 6`.
    if (zeros === undefined || zeros >= places) return { unread: unit ?? token }
    if (language === 'en' && doubtfulInEnglish.has(unit ?? '')) return 'unit'
    // `5 juta 250`: 250 rupiah, or thousands that were left out?
    if (places > 3 && Number.isFinite(places) && unit === undefined && /^\d{1,3}$/.test(token)) return { unread: token }
    const amount = shifted(number, zeros)
    if (amount === 'fraction') return amount
    if (amount >= 10 ** places) return { unread: token }
    total += amount
    places = zeros
    tokens.shift()
  }
  return { value: total }
}

/** Words of a whole number; single letters such as `k` are none. */
const spoken = new Set([
  ...Object.keys(small),
  ...Object.keys(factors),
  ...Object.keys(units).filter((unit) => unit.length > 1 && !doubtfulInEnglish.has(unit)),
  'belas',
  'setengah',
  'half',
])
const joining = new Set(['dan', 'and', 'a', 'an'])
/** `juta`, and `sejuta`, which holds its own "one". */
const isSpoken = (word: string) => spoken.has(word) || (word.startsWith('se') && spoken.has(word.slice(2)))

/** Whether a number in words can begin with a word in lower case. */
export function beginsNumber(word: string): boolean {
  return word in small || isHalf(word) || (word.startsWith('se') && isSpoken(word))
}

/**
 * The number in words that begins at a place of a text.
 * @returns undefined unless it reaches a thousand: smaller ones in words are no sums
 */
export function numberWordsAt(
  text: string,
  start: number,
): { readonly value: number; readonly end: number } | undefined {
  const word = /[\s-]*(\p{L}+)/uy
  let [end, at] = [start, start]
  for (;;) {
    word.lastIndex = at
    const next = word.exec(text)?.[1]?.toLowerCase() ?? ''
    const isNumber = isSpoken(next)
    if (!isNumber && !joining.has(next)) break
    at = word.lastIndex
    if (isNumber) end = at
  }
  const read = end > start ? readNumber(text.slice(start, end).toLowerCase()) : undefined
  return typeof read === 'object' && 'value' in read && read.value >= 1000 ? { value: read.value, end } : undefined
}

const digits = String.raw`\d{1,3}(?:[ '_]\d{3})+(?!\d)(?:[.,]\d+)*|\d+(?:[.,]\d+)*`

/** Numbers and words, without what only joins them; undefined where there is anything else. */
function tokensOf(text: string): string[] | undefined {
  const plain = text
    .replace(/(\d[.,]) (?=\d{3}(?!\d))/g, '$1')
    // `5 jt-an` is about 5 million.
    .replace(/(rb|ribu|jt|juta|miliar)-an\b/g, '$1')
    .replace(/\bse(?=(?:belas|puluh|ratus|ribu|juta|miliar|milyar|triliun|trilyun|lusin)\b)/g, 'satu ')
    .replace(/\b(half )?an? (?=(?:hundred|thousand|million|billion|trillion|dozen)\b)/g, (_, half) => half ?? 'one ')
    .replace(/\b(?:dan|and|an?)\b/g, ' ')
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
  const tokens = plain.match(new RegExp(`${digits}|[a-z]+`, 'g')) ?? []
  const isComplete = tokens.length > 0 && plain.replace(/ /g, '') === tokens.join('').replace(/ /g, '')
  return isComplete ? tokens : undefined
}

const isHalf = (token: string | undefined) => token === 'setengah' || token === 'half'

/** The number at the beginning, in digits or words, is taken away from the tokens. */
function takeNumber(tokens: string[], language: Language): Decimal | undefined {
  let number: Decimal | undefined
  if (/^\d/.test(tokens[0] ?? '')) {
    const token = (tokens.shift() ?? '').replace(/[ '_]/g, '')
    const unit = tokens[0] ?? ''
    const decimalSign = language === 'en' && !indonesianUnit.test(unit) ? '.' : ','
    number = decimal(token, unit in units ? decimalSign : undefined)
    if (!number) return undefined
  }
  if (!number?.part) {
    const words = takeWords(tokens, number && Number(number.whole))
    if (words !== undefined) number = { whole: String(words), part: '' }
  }
  if (isHalf(tokens[0]) && !number?.part) {
    tokens.shift()
    return { whole: number?.whole ?? '0', part: '5' }
  }
  if (number && (tokens[0] === 'koma' || tokens[0] === 'point')) {
    tokens.shift()
    let part = ''
    while ((small[tokens[0] ?? ''] ?? 10) < 10) part += small[tokens.shift() ?? '']
    return part === '' ? undefined : { whole: number.whole, part }
  }
  return number
}

/** `dua ratus lima belas` or `two hundred fifteen`, behind a number in digits if there was one (`5 ratus`). */
function takeWords(tokens: string[], begin: number | undefined): number | undefined {
  let [sum, last] = [0, begin]
  for (;;) {
    const [token = ''] = tokens
    const value = small[token]
    if (value !== undefined && (last === undefined || (last > 0 && last % 10 === 0 && value < last))) {
      sum += last ?? 0
      last = value
    } else if (token === 'belas' && last !== undefined && last < 10) last += 10
    else if (token in factors && last !== undefined && last < 100) last *= factors[token] ?? 1
    else return last === undefined ? undefined : sum + last
    tokens.shift()
  }
}

/**
 * Digits before and after the decimal sign. Three digits behind every sign make it a sign of thousands, and so does
 * `.00` behind two such signs or more (`2.500.000.00`).
 * @param decimalSign the decimal sign of the language, which `2,750 juta` has; without a unit `2,750` are thousands
 */
function decimal(text: string, decimalSign: '.' | ',' | undefined): Decimal | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last === -1) return { whole: text, part: '' }
  const [before, sign, part] = [text.slice(0, last), text[last] ?? '', text.slice(last + 1)]
  const isSingle = /^\d+$/.test(before)
  const grouped = (number: string, by: string) => new RegExp(`^\\d{1,3}(?:\\${by}\\d{3})+$`).test(number)
  const isThousands = grouped(text, sign) && !(isSingle && sign === decimalSign)
  if (isThousands) return { whole: text.replace(/[.,]/g, ''), part: '' }
  // `50.0000` and `5000.000`: a slip of the finger, and no fraction of a rupiah.
  const isSlip = part.length > 3 || (part.length === 3 && isSingle && before.length > 3)
  if (decimalSign === undefined && isSlip) return undefined
  // Three digits behind another sign (`5.000,000`) may be meant either way.
  const isGroupedBefore =
    (part.length < 3 && grouped(before, sign === '.' ? ',' : '.')) ||
    (part === '00' && new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3}){2,}$`).test(before))
  return isSingle || isGroupedBefore ? { whole: before.replace(/[.,]/g, ''), part } : undefined
}

/** The number with its decimal sign moved to the right, without arithmetic on fractions. */
function shifted({ whole, part }: Decimal, places: number): number | 'fraction' {
  if (/[1-9]/.test(part.slice(places))) return 'fraction'
  return Number(whole + part.slice(0, places).padEnd(places, '0'))
}
