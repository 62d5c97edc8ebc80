/** Amounts as words, for pages and islands alike. Pure. */
import { formatRupiahRange } from '../lib/format.ts'
import type { Amount, Unit } from '../lib/price.ts'
import { type Language, languageTraits } from './languages.ts'
import { unitTextKeys } from './price-text-keys.ts'
import type { Translate } from './translate.ts'

/** An amount in numbers, for example `Rp500.000–Rp1.000.000`. What is not known is said in words, and never a zero. */
export function moneyText({ minIdr, maxIdr, isOpen }: Amount, language: Language, t: Translate): string {
  if (isOpen && maxIdr === 0) return t('price.open')
  const price = formatRupiahRange(minIdr, maxIdr, languageTraits[language].locale)
  return isOpen ? t('price.plusOpen', { price }) : price
}

/** The same, with nothing to pay said in words: for sums. */
export function amountText(amount: Amount, language: Language, t: Translate): string {
  return amount.maxIdr === 0 && !amount.isOpen ? t('price.none') : moneyText(amount, language, t)
}

/** The price of one of a line, for example `Rp500.000 per kelas`. */
export function unitPriceText(line: Amount & { readonly unit: Unit }, language: Language, t: Translate): string {
  const price = moneyText(line, language, t)
  return line.unit === 'once' || line.isOpen ? price : t(unitTextKeys[line.unit], { price })
}
