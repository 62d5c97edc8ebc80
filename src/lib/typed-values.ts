/**
 * Reads what visitors type or paste: sums of money, whole numbers and days, in Indonesian and English writing. A mistake
 * becomes a word that names it; the page shows the sentence beside the field. Pure.
 */
import { type Day, daysInMonth } from './calendar.ts'

export type TypingError =
  | 'empty'
  /** There are letters where a number belongs. */
  | 'text'
  | 'negative'
  /** Less than one rupiah would be left over. */
  | 'fraction'
  /** Another currency, which is not converted here. */
  | 'foreign'
  | 'tooLarge'
  | 'tooSmall'
  /** No day of the calendar, such as 31/02. */
  | 'noDay'
  /** Before 1945 or after 2100. */
  | 'outside'

export type Typed<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: TypingError }

/** Larger sums are refused: a slip of the finger, and beyond them numbers are no longer exact. */
export const largestRupiah = 1_000_000_000_000_000

const units: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['rb', 'ribu', 'k', 'thousand'].map((unit) => [unit, 3])),
  ...Object.fromEntries(['jt', 'juta', 'mio', 'million'].map((unit) => [unit, 6])),
  ...Object.fromEntries(['m', 'mlr', 'miliar', 'milyar', 'bn', 'billion'].map((unit) => [unit, 9])),
  ...Object.fromEntries(['t', 'triliun', 'trillion'].map((unit) => [unit, 12])),
}

/** The words for thousands, millions and so on, for a regular expression. */
export const unitPattern = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')

/** Full-width digits, narrow spaces and typographic minus signs in their plain form, without spaces at the ends. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whole rupiah out of `1.500.000`, `1,500,000`, `Rp 1500000,-`, `1,5 juta`, `2,5 jt` or `750rb`. */
export function typedRupiah(typed: string): Typed<number> {
  const text = plainText(typed).toLowerCase()
  if (text === '') return { error: 'empty' }
  if (/[$€£¥]|\b(?:usd|us|sgd|eur|euro|dollars?|dolar|myr|aud|jpy)\b/.test(text)) return { error: 'foreign' }
  const bare = text.replace(/^(-?)\s*(?:rp|idr)\.?\s*/, '$1').replace(/,-+$|\s*(?:rupiah|idr)$/, '')
  const match = new RegExp(`^(-)?\\s*([\\d.,' ]*\\d)\\s*(${unitPattern})?\\.?$`).exec(bare)
  if (!match) return { error: 'text' }
  const [, minus, digits = '', unit] = match
  const number = decimal(digits.replace(/[' ]/g, ''))
  if (!number) return { error: 'text' }
  const rupiah = shifted(number, unit === undefined ? 0 : (units[unit] ?? 0))
  if (rupiah === 'fraction') return { error: 'fraction' }
  if (minus && rupiah > 0) return { error: 'negative' }
  return rupiah > largestRupiah ? { error: 'tooLarge' } : { value: rupiah }
}

/** Digits before and after the decimal sign. Three digits behind every sign make it a sign of thousands. */
function decimal(digits: string): { readonly whole: string; readonly part: string } | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last === -1) return { whole: digits, part: '' }
  const other = digits[last] === '.' ? ',' : '.'
  const grouped = (text: string, sign: string) =>
    sign === '.' ? /^\d{1,3}(?:\.\d{3})+$/.test(text) : /^\d{1,3}(?:,\d{3})+$/.test(text)
  if (grouped(digits, digits[last] ?? '')) return { whole: digits.replace(/[.,]/g, ''), part: '' }
  const [before, part] = [digits.slice(0, last), digits.slice(last + 1)]
  if (/^\d+$/.test(before) || grouped(before, other)) return { whole: before.replace(/[.,]/g, ''), part }
  return undefined
}

/** The number with its decimal sign moved to the right, without arithmetic on fractions. */
function shifted({ whole, part }: { whole: string; part: string }, places: number): number | 'fraction' {
  const kept = part.slice(0, places).padEnd(places, '0')
  if (/[1-9]/.test(part.slice(places))) return 'fraction'
  return Number(whole + kept)
}

/** A whole number; dots and commas are not read as thousands, since nobody has so many. */
export function typedCount(typed: string, smallest: number, largest: number): Typed<number> {
  const text = plainText(typed)
  if (text === '') return { error: 'empty' }
  if (/^-\s*\d+$/.test(text)) return { error: 'negative' }
  if (/^\d+[.,]\d+$/.test(text)) return { error: 'fraction' }
  if (!/^\d{1,9}$/.test(text)) return { error: 'text' }
  const value = Number(text)
  if (value < smallest) return { error: 'tooSmall' }
  return value > largest ? { error: 'tooLarge' } : { value }
}

const monthNames: readonly string[] = [
  'jan(?:uari|uary)?',
  'feb(?:ruari|ruary)?',
  'mar(?:et|ch)?',
  'apr(?:il)?',
  'mei|may',
  'jun[ie]?',
  'jul[iy]?',
  'agu(?:stus)?|agt|aug(?:ust)?',
  'sep(?:t|tember)?',
  'okt(?:ober)?|oct(?:ober)?',
  'nov(?:ember)?',
  'des(?:ember)?|dec(?:ember)?',
]

/** A day as `31/12/2026`, `31-12-2026`, `31122026`, `2026-12-31` or `31 Desember 2026`. */
export function typedDay(typed: string): Typed<Day> {
  const text = plainText(typed).toLowerCase()
  if (text === '') return { error: 'empty' }
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text)
  const usual = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const named = /^(\d{1,2}) ([a-z]+)\.? (\d{4})$/.exec(text)
  if (iso) return checkedDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (usual) return checkedDay(Number(usual[3]), Number(usual[2]), Number(usual[1]))
  if (!named) return { error: 'text' }
  const month = monthNames.findIndex((name) => new RegExp(`^(?:${name})$`).test(named[2] ?? '')) + 1
  return month === 0 ? { error: 'text' } : checkedDay(Number(named[3]), month, Number(named[1]))
}

function checkedDay(year: number, month: number, day: number): Typed<Day> {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return { error: 'noDay' }
  if (year < 1945 || year > 2100) return { error: 'outside' }
  return { value: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` }
}
