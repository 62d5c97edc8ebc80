/** Amounts as they are typed and read. Pure. */
import { languageTraits } from '../../src/i18n/languages.ts'
import { formatRupiah } from '../../src/lib/format.ts'

/** A typed amount: `2.900.000`, `Rp 2900000`; the text itself where it is no amount, which the check then says. */
export function typedAmount(text: string): number | string | undefined {
  const digits = text.trim().replace(/^Rp\.?\s*/i, '')
  if (digits === '') return undefined
  if (/^-?\d+$/.test(digits)) return Number(digits)
  return /^\d{1,3}(\.\d{3})+$/.test(digits) ? Number(digits.replaceAll('.', '')) : text
}

/** How an amount is read: `Rp2.900.000 (2,9 juta)`. */
export function amountRead(amount: number, language: 'id' | 'en'): string {
  const { locale } = languageTraits[language]
  const whole = formatRupiah(amount, locale)
  const units =
    language === 'id' ? ['triliun', 'miliar', 'juta', 'ribu'] : ['trillion', 'billion', 'million', 'thousand']
  const sizes = [1e12, 1e9, 1e6, 1e3]
  const at = sizes.findIndex((size) => amount >= size)
  if (at === -1) return whole
  return `${whole} (${(amount / (sizes[at] ?? 1)).toLocaleString(locale, { maximumFractionDigits: 6 })} ${units[at]})`
}
