/** Whether the words of a sum say that it is taken off another one. Pure. */

import type { Place } from './draft.ts'
import type { QuoteWords } from './offer.ts'
import { namesCost, topicsOf, wordsFor } from './payees.ts'
import { beginsWith, endOfLast, endsWith, findAll, holds, without } from './words.ts'

/** A line that is a discount begins or ends with the word, or its sum is negative. */
export function isDiscount({ amount, before: whole, after }: Place, words: QuoteWords): boolean {
  const { discount } = words.role_words
  // "Plus minus", "less than"
  const before = [words.about_words, words.up_to_words].reduce(without, whole)
  // "Promo Desember, diskon 20% dari 5jt"
  const isShare = amount.percent !== undefined && endsWith(before.replace(/\d[\d.,]*\s*%.*$/s, ''), discount)
  if (beginsWith(before, discount) || isShare) return true
  const place = endOfLast(before, discount)
  if (
    place !== undefined &&
    !/\p{L}/u.test(
      before
        .slice(place)
        .replace(/(^|\P{L})(?:sebesar|of|khusus|rp|idr|senilai|langsung|spesial|tunai|total|jumlah)(?!\p{L})/giu, '$1'),
    )
  )
    return true
  // "10 juta -> 8,5 juta (disc 15%)" says how much less it is.
  if (!/\p{L}/u.test(before) && beginsWith(after, discount) && !/\d\s*%/.test(after)) return true
  // "PPN 11% (1.100.000)": brackets around a tax on the price are no minus.
  const isAdded = topicsOf(before, words).includes('ppn')
  return (amount.isNegative && !isAdded) || (amount.isDashed && !namesCost(before, words))
}

/** "Diskon 20% → 4,8 juta", "- 10% = 4,5 juta": what is left of a price. */
export function pointsToRest(before: string, words: QuoteWords): boolean {
  // "PPN 11% → 500.000" is the tax.
  if (beginsWith(before.replace(/^.*[,;]/s, ''), wordsFor('tax', words))) return false
  return /(?:→|[-=]>|[-–]\s*[\d.,]+\s*%\s*=)\s*(?:rp|idr)?[\s.]*$/iu.test(before) && /\d\s*%/.test(before)
}

/** Whether its words end with "setelah diskon": the sum behind them is what was taken off, where another one follows. */
export function endsAfterDiscount(before: string, words: QuoteWords): boolean {
  const { after, discount } = words.role_words
  const found = findAll(before, after).at(-1)
  const phrase = found && before.slice(found.start, found.end)
  if (!phrase || !(holds(phrase, discount) || /promo|voucher|dipotong|deduct/i.test(phrase))) return false
  return !/\p{L}/u.test(before.slice(found?.end).replace(/(^|\P{L})(?:sebesar|senilai|of|rp|idr)(?!\p{L})/giu, '$1'))
}
