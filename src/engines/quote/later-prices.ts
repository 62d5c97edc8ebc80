/** Prices that are paid later, if at all, and are no part of what the offer comes to. Pure. */
import { type Draft, namesNoPayee } from './draft.ts'
import { counts, type QuoteWords } from './offer.ts'
import { holds, without } from './words.ts'

/** "VO 2,5 jt per tahun, perpanjangan 2 jt": what a price above costs again. "Perpanjangan merek" is work of its own. */
export function withRenewals(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { renewal, period, ordinal, filler } = words.role_words
  const names = [renewal, period, ordinal, filler, words.cost_words, words.counted_words]
  return lines.map((line, index) => {
    const isRenewal =
      line.role === 'price' &&
      !line.isCorrected &&
      namesNoPayee(line) &&
      holds(line.text, renewal) &&
      !/\p{L}{2}/u.test(names.reduce(without, line.text))
    return isRenewal && lines.slice(0, index).some(counts) ? { ...line, role: 'notIncluded' } : line
  })
}
