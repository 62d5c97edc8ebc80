/** Numbers, money and days as a reader writes them. Pure; locales come in as BCP 47 tags. */

/** Makes each format once: making one takes longer than using it a hundred times. */
function kept<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

const wholeNumber = kept((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** What stands between groups of three digits, by locale. */
const groupSeparators = new Map([
  ['id-ID', '.'],
  ['en-GB', ','],
])

/**
 * A whole number, for example `2.900.000`. Without `Intl`, whose first format takes a slow phone 90 ms before a tool can be
 * used; what is to be rounded, and a locale whose separator is not known here, are left to it.
 */
export function formatWhole(number: number, locale: string): string {
  const separator = groupSeparators.get(locale)
  if (separator === undefined || !Number.isSafeInteger(number)) return wholeNumber(locale).format(number)
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, separator)
}

const days = {
  long: kept((locale) => dayFormat(locale, 'long')),
  short: kept((locale) => dayFormat(locale, 'short')),
}

function dayFormat(locale: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
}

const weekdayNames = kept((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))

/** Whole rupiah, for example `Rp2.900.000`. The currency is written the Indonesian way in every language. */
export function formatRupiah(amountIdr: number, locale: string): string {
  return `Rp${formatWhole(amountIdr, locale)}`
}

/** An amount or a span of amounts, for example `Rp500.000–Rp1.000.000`. */
export function formatRupiahRange(minIdr: number, maxIdr: number, locale: string): string {
  return minIdr === maxIdr
    ? formatRupiah(minIdr, locale)
    : `${formatRupiah(minIdr, locale)}–${formatRupiah(maxIdr, locale)}`
}

const compact = kept(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 }),
)

/**
 * The same as people say it, `Rp9,75–9,85 juta`, for places where many figures stand together. An amount that would lose
 * a rupiah that way, or gain nothing, is written out.
 */
export function formatRupiahBrief(minIdr: number, maxIdr: number, locale: string): string {
  const isBrief = (amount: number) => amount >= 1_000_000 && amount % 10_000 === 0
  if (!isBrief(minIdr) || !isBrief(maxIdr)) return formatRupiahRange(minIdr, maxIdr, locale)
  // No line ends before the unit.
  const [min, max] = [minIdr, maxIdr].map((amount) => compact(locale).format(amount).replace(' ', '\u00a0'))
  if (min === undefined || max === undefined || min === max) return `Rp${max}`
  const [number, unit] = min.split('\u00a0')
  return unit !== undefined && max.endsWith(unit) ? `Rp${number}–${max}` : `Rp${min}–Rp${max}`
}

/** A calendar day given as `YYYY-MM-DD`, for example `1 November 2026`. */
export function formatDay(day: string, locale: string, month: 'long' | 'short' = 'long'): string {
  return days[month](locale).format(new Date(`${day}T00:00:00Z`))
}

/**
 * Two days and what lies between, for example `9–28 Des`; one day where both are the same. The year is said where it is not
 * the one given, once for both: `28 Des – 5 Jan 2027`. Not by `formatRange`, whose spaces around the dash differ between
 * browsers and the build.
 */
export function formatDaySpan(from: string, to: string, locale: string, year: string): string {
  const yearOf = (day: string) => day.slice(0, 4)
  const write = (day: string, isYearKnown: boolean) =>
    (isYearKnown ? monthDay(locale) : days.short(locale)).format(new Date(`${day}T00:00:00Z`))
  const start = write(from, [year, yearOf(to)].includes(yearOf(from)))
  const end = write(to, yearOf(from) === year && yearOf(to) === year)
  if (from === to) return end
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${start} – ${end}`
  const number = (day: string) => `${Number(day.slice(8))}`
  return `${end}`.replace(number(to), `${number(from)}–${number(to)}`)
}

const monthDay = kept((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }))

/** The name of a language given as BCP 47 says it, for example `Inggris`; the code itself where it has no name. */
export function formatLanguage(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** A span of whole numbers, for example `3–5`, or one number where both ends are equal. */
export function formatSpan(min: number, max: number, locale: string): string {
  return min === max ? formatWhole(min, locale) : `${formatWhole(min, locale)}–${formatWhole(max, locale)}`
}

const pluralRules = kept((locale) => new Intl.PluralRules(locale))

/** Which plural form a number takes, by the names of Unicode: `one`, `other`. */
export function pluralForm(number: number, locale: string): Intl.LDMLPluralRule {
  return pluralRules(locale).select(number)
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The name of a day of the week, for example `Senin`. */
export function formatWeekday(weekday: (typeof weekdays)[number], locale: string): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)))
  return weekdayNames(locale).format(date)
}

const sizes = {
  kilobyte: kept((locale) => sizeFormat(locale, 'kilobyte')),
  megabyte: kept((locale) => sizeFormat(locale, 'megabyte')),
}

function sizeFormat(locale: string, unit: 'kilobyte' | 'megabyte'): Intl.NumberFormat {
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits })
}

/** How large a file is, for example `70 kB` or `2,4 MB`; 1 kB is 1,000 bytes, and the least. */
export function formatFileSize(bytes: number, locale: string): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  return sizes[unit](locale).format(Math.max(1_000, bytes) / (unit === 'megabyte' ? 1_000_000 : 1_000))
}

/** A time of day given as `09:00`, as the language writes it: `09.00` in Indonesian. */
export function formatClock(time: string, locale: string): string {
  return locale.startsWith('id') ? time.replace(':', '.') : time
}
