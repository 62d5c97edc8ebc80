/** Looks at the offer as a whole: sums that say again what stands elsewhere are not counted. Pure. */
import { withBundles } from './bundles.ts'
import { withChoices } from './choices.ts'
import { withCountsApart } from './counts-apart.ts'
import {
  withConfirmed,
  withDiscounts,
  withOwnDiscounts,
  withoutMinus,
  withReadings,
  withShortSums,
} from './discounts.ts'
import { type Draft, namesNoPayee } from './draft.ts'
import { withObjects } from './objects.ts'
import { counts, type QuoteWords } from './offer.ts'
import { withListedPackages } from './packages-in-lists.ts'
import { withPaid } from './paid.ts'
import {
  withBreakdowns,
  withIncludedBehind,
  withNamedTotals,
  withParts,
  withPayments,
  withShares,
  withTaxedTotals,
} from './parts-of-sums.ts'
import { withRests } from './rests.ts'
import { withRestatements } from './running-sum.ts'
import { withIncludedTax, withTaxedPrices } from './taxed-prices.ts'
import { withUnitPrices } from './unit-prices.ts'
import { holds, without } from './words.ts'

/** In this order: what is a part of another sum, is paid later or stands for several, then what is chosen from, then what the total confirms. */
const steps: readonly ((lines: readonly Draft[], words: QuoteWords) => readonly Draft[])[] = [
  withoutMinus,
  withUnitPrices,
  withPaid,
  withObjects,
  withRests,
  withListedPackages,
  withBreakdowns,
  withIncludedBehind,
  withNamedTotals,
  withTaxedTotals,
  withTaxedPrices,
  withIncludedTax,
  withBundles,
  withShares,
  withPayments,
  withRenewals,
  withCountsApart,
  withOwnDiscounts,
  withParts,
  withChoices,
  withShortSums,
  withReadings,
  withDiscounts,
  withConfirmed,
  withRestatements,
]

export function settle(drafts: readonly Draft[], words: QuoteWords): readonly Draft[] {
  return steps.reduce((lines, step) => step(lines, words), drafts)
}

const laterYear =
  /^\W*(?:(?:from|mulai) )?(?:the )?(?:second year|year (?:2|two)|(?:tahun|thn|th) (?:kedua|ke-?2))(?!\p{L})/iu

/** "VO 2,5 jt per tahun, perpanjangan 2 jt": what a price above costs again. "Perpanjangan merek" is work of its own. */
function withRenewals(lines: readonly Draft[], words: QuoteWords): Draft[] {
  const { renewal, period, ordinal, filler } = words.role_words
  const names = [renewal, period, ordinal, filler, words.cost_words, words.counted_words]
  return lines.map((line, index) => {
    // "Berlaku 5 tahun, perpanjang 1jt"
    const own = line.text.split(/[,;]\s/).at(-1) ?? ''
    // "From the second year LKPM goes back to 6,000,000 a year"
    if (line.role === 'price' && !line.isCorrected && laterYear.test(line.text) && lines.slice(0, index).some(counts))
      return { ...line, role: 'notIncluded' }
    const isRenewal =
      line.role === 'price' &&
      !line.isCorrected &&
      namesNoPayee(line) &&
      holds(own, renewal) &&
      !/\p{L}{2}/u.test(names.reduce(without, own))
    return isRenewal && lines.slice(0, index).some(counts) ? { ...line, role: 'notIncluded' } : line
  })
}
