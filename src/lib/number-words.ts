/**
 * Reads a number as people write it in Indonesian and English: digits with signs of thousands and decimals, units
 * (`1,5 juta`, `1jt500rb`), and words (`dua puluh lima`, `one and a half million`). Pure.
 */
import type { Language } from './language.ts'

/** Units by the number of their zeros; what `m` and `mil` mean depends on the language. */
export const units: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['rb', 'rbu', 'rban', 'ribu', 'rebu', 'ribuan', 'k', 'thousand'].map((unit) => [unit, 3])),
  ...Object.fromEntries(
    ['jt', 'jta', 'jtan', 'jut', 'jeti', 'juta', 'jutaan', 'mio', 'mn', 'mill', 'million'].map((unit) => [unit, 6]),
  ),
  ...Object.fromEntries(
    ['m', 'mlr', 'mil', 'miliar', 'miliaran', 'milyar', 'milyard', 'miliyar', 'milliar', 'bio', 'bn', 'billion'].map(
      (unit) => [unit, 9],
    ),
  ),
  ...Object.fromEntries(['t', 'triliun', 'trilyun', 'trillion'].map((unit) => [unit, 12])),
}

/** With these the comma is the decimal sign in both languages. */
const indonesianUnit =
  /^(?:rb|rbu|rban|ribu|rebu|ribuan|jt|jta|jtan|jut|jeti|juta|jutaan|mlr|mil[iy]y?ard?|miliaran|milliar|tril[iy]y?un)$/

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

/** What a whole is divided by: `perempat` and `quarter` by four. */
const divisors: ReadonlyMap<string, number> = new Map([
  ...numbered(
    'perdua pertiga perempat perlima perenam pertujuh perdelapan persembilan persepuluh',
    (place) => place + 2,
  ),
  ...numbered('half third quarter fifth', (place) => place + 2),
  ['tengah', 2] as const,
])

const factors: Readonly<Record<string, number>> = { puluh: 10, ratus: 100, hundred: 100, lusin: 12, dozen: 12 }

/** Digits before and after the decimal sign. */
interface Decimal {
  readonly whole: string
  readonly part: string
}

/** `tiga perempat`: three over four. */
interface Ratio {
  readonly over: number
  readonly under: number
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
    const under = tokens.length === 1 && Number.isFinite(places) && isAdded(token) && divisorOf(token)
    if (under) {
      const part = shifted({ over: 1, under }, places)
      return part === 'fraction' ? part : { value: total + part }
    }
    const number = takeNumber(tokens, language)
    if (!number) return { unread: token }
    const [unit] = tokens
    const zeros = unit === undefined ? 0 : Object.hasOwn(units, unit) ? units[unit] : undefined
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

/** Parts of words that are written together: `limaratus`, `sejutaan`. */
const parts =
  'jutaan|ribuan|miliaran|sembilan|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|belas|puluh|ratus|ribu|rebu|juta|jeti|mil[iy]ar|tril[iy]un|lusin'
const joined = new RegExp(`^(?:${parts})+$`)
const englishParts = '(?:half|third|quarter|fifth)s?'

/** `limaratus` as `lima ratus`, and `sejuta` as `satu juta`. */
function apart(text: string): string {
  return text
    .replace(/[a-z]+/g, (word) => (joined.test(word) ? (word.match(new RegExp(parts, 'g')) ?? []).join(' ') : word))
    .replace(/\bse\b[ -]?/g, 'satu ')
}

const ofWhole = `(?:${[...Object.keys(small), 'belas', 'puluh', 'ratus', 'hundred', 'ribu', 'thousand'].join('|')})`
const run = new RegExp(String.raw`\b${ofWhole}(?:[ -]+(?:and |dan )?${ofWhole})*\b`, 'g')

/** A text in lower case whose numbers in words are in digits: `lima September dua ribu dua puluh lima` is `5 September 2025`. */
export function inDigits(text: string): string {
  return apart(text).replace(run, (words) => {
    const read = readNumber(words)
    return typeof read === 'object' && 'value' in read ? String(read.value) : (spokenYear(words) ?? words)
  })
}

/** `twenty twenty-five`, `dua nol dua lima`: a year that is said by its parts. */
function spokenYear(words: string): string | undefined {
  const all = words.split(/[ -]+/)
  if (all.length > 6) return undefined
  const digit = all.map((word) => small[word] ?? 10)
  if (digit.length === 4 && digit.every((one) => one < 10)) return digit.join('')
  for (let at = 1; at < all.length; at++) {
    const [century, rest] = [all.slice(0, at), all.slice(at)].map((half) => readNumber(half.join(' ')))
    if (typeof century !== 'object' || typeof rest !== 'object' || !('value' in century && 'value' in rest)) continue
    const isYear = (century.value === 19 || century.value === 20) && rest.value >= 10 && rest.value < 100
    if (isYear) return `${century.value}${rest.value}`
  }
  return undefined
}

/** Numbers and words, without what only joins them; undefined where there is anything else. */
function tokensOf(text: string): string[] | undefined {
  const plain = apart(text)
    .replace(/\b(?:stengah|stngah|setngah|setenga|setgh|stgh|sepa?ruh|separoh?)\b/g, 'setengah')
    .replace(/\bper (?=(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\b)/g, 'per')
    .replace(/(\d) ?([.,]) ?(?=\d{3}(?!\d))/g, '$1$2')
    .replace(/(\d,) (?=00$)/g, '$1')
    // `5 jt-an` and `5-an juta` are about 5 million.
    .replace(/(rb|ribu|jt|juta|miliar)-an\b/g, '$1')
    .replace(/(\d)-?an (?=[a-z])/g, '$1 ')
    // `2 juta ½`
    .replace(/([a-z]) ?0,5$/, '$1 setengah')
    // `one and a half`, unlike `one half`, adds it.
    .replace(new RegExp(`\\b(?:dan|and) (?:an? |one )?(?=${englishParts}\\b)`, 'g'), 'se')
    .replace(new RegExp(`\\b(${englishParts}) of `, 'g'), '$1 ')
    .replace(
      new RegExp(`\\b(${englishParts} )?an? (?=(?:hundred|thousand|million|billion|trillion|dozen)\\b)`, 'g'),
      (_, part) => part ?? 'one ',
    )
    .replace(/\b(?:dan|and|an?)\b/g, ' ')
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
  const tokens = plain.match(new RegExp(`${digits}|[a-z]+`, 'g')) ?? []
  const isComplete = tokens.length > 0 && plain.replace(/ /g, '') === tokens.join('').replace(/ /g, '')
  return isComplete ? tokens : undefined
}

/** By what a word divides; undefined where it is no part of a whole. */
function divisorOf(token = ''): number | undefined {
  const name = token.replace(/^se/, '')
  return divisors.get(name) ?? divisors.get(name.replace(/s$/, ''))
}

/** Whether a part comes on top of the number before it: `dua setengah`, `two and a half`, but not `tiga perempat`. */
const isAdded = (token = '') => token.startsWith('se')

const isHalf = (token: string) => token === 'setengah' || token === 'half'

/** The number at the beginning, in digits or words, is taken away from the tokens. */
function takeNumber(tokens: string[], language: Language): Decimal | Ratio | undefined {
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
    const ratio = takePart(tokens, number && Number(number.whole))
    if (ratio) return ratio
  }
  if (number && /^(?:koma|titik|point)$/.test(tokens[0] ?? '')) {
    tokens.shift()
    let part = ''
    if (/^\d+$/.test(tokens[0] ?? '')) part = tokens.shift() ?? ''
    else while ((small[tokens[0] ?? ''] ?? 10) < 10) part += small[tokens.shift() ?? '']
    return part === '' ? undefined : { whole: number.whole, part }
  }
  return number
}

/** `setengah`, `tiga perempat` or `dua tiga perempat`, behind the number that stands before it. */
function takePart(tokens: string[], before: number | undefined): Ratio | undefined {
  const [first = '', second] = tokens
  // `dua tiga perempat`
  const numerator = isAdded(second) ? undefined : small[first]
  const isMixed = before !== undefined && numerator !== undefined
  const under = divisorOf(isMixed ? second : first)
  if (under === undefined) return undefined
  const isOne = isAdded(first) || (before === undefined && /^(?:half|third|quarter|fifth)$/.test(first))
  const over = isMixed ? numerator : isOne ? 1 : (before ?? under)
  // `dua puluh tiga perempat`: twenty and three quarters, or 23 of them?
  if (over >= under) return undefined
  tokens.splice(0, isMixed ? 2 : 1)
  return { over: over + (isMixed || isOne ? (before ?? 0) * under : 0), under }
}

/** `dua ratus lima belas` or `two hundred fifteen`, behind a number in digits if there was one (`5 ratus`). */
function takeWords(tokens: string[], begin: number | undefined): number | undefined {
  let [sum, last, factor] = [0, begin, Number.POSITIVE_INFINITY]
  /** What may follow a round number: `seratus` is followed by less than 100, `dua ratus` by no further `ratus`. */
  const room = () =>
    last === undefined ? 100 : last === 0 || last % 10 > 0 ? 0 : last % 100 === 0 ? 100 : last < 20 ? 0 : 10
  for (;;) {
    const [token = ''] = tokens
    const value = small[token]
    const times = factors[token]
    if (value !== undefined && value < room()) {
      sum += last ?? 0
      last = value
    } else if (token === 'belas' && last !== undefined && last < 10 && factor > 10) last += 10
    else if (times !== undefined && last !== undefined && times < factor && last < (times === 10 ? 10 : 100)) {
      last *= times
      factor = times
    } else return last === undefined ? undefined : sum + last
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

/** A number with so many zeros behind it, without arithmetic on fractions. */
function shifted(number: Decimal | Ratio, places: number): number | 'fraction' {
  if ('under' in number) {
    const { over, under } = number
    return (over * 10 ** places) % under === 0 ? (over * 10 ** places) / under : 'fraction'
  }
  const { whole, part } = number
  if (/[1-9]/.test(part.slice(places))) return 'fraction'
  return Number(whole + part.slice(0, places).padEnd(places, '0'))
}
