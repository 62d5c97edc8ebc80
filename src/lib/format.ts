/** Numbers, money and days as a reader writes them. Pure; locales come in as BCP 47 tags. */

const wholeNumbers = new Map<string, Intl.NumberFormat>()

/** Making a format takes longer than using it a hundred times. */
function wholeNumber(locale: string): Intl.NumberFormat {
  const known = wholeNumbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  wholeNumbers.set(locale, known)
  return known
}

/** Whole rupiah, for example `Rp2.900.000`. The currency is written the Indonesian way in every language. */
export function formatRupiah(amountIdr: number, locale: string): string {
  return `Rp${wholeNumber(locale).format(amountIdr)}`
}

/** An amount or a span of amounts, for example `Rp500.000–Rp1.000.000`. */
export function formatRupiahRange(minIdr: number, maxIdr: number, locale: string): string {
  return minIdr === maxIdr
    ? formatRupiah(minIdr, locale)
    : `${formatRupiah(minIdr, locale)}–${formatRupiah(maxIdr, locale)}`
}

/** A calendar day given as `YYYY-MM-DD`, for example `1 November 2026`. */
export function formatDay(day: string, locale: string, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** The name of a language given as BCP 47 says it, for example `Inggris`; the code itself where it has no name. */
export function formatLanguage(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** A span of numbers, for example `3–5`, or one number where both ends are equal. */
export function formatSpan(min: number, max: number, locale: string): string {
  const number = new Intl.NumberFormat(locale)
  return min === max ? number.format(min) : `${number.format(min)}–${number.format(max)}`
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The name of a day of the week, for example `Senin`. */
export function formatWeekday(weekday: (typeof weekdays)[number], locale: string): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
}
