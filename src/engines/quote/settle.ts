/** Looks at the offer as a whole: sums that say again what stands elsewhere are not counted. Pure. */
import { withBundles } from './bundles.ts'
import { withChoices } from './choices.ts'
import { withCountsApart } from './counts-apart.ts'
import { withConfirmed, withDiscounts, withOwnDiscounts, withoutMinus, withReadings } from './discounts.ts'
import type { Draft } from './draft.ts'
import { withRenewals } from './later-prices.ts'
import { withObjects } from './objects.ts'
import type { QuoteWords } from './offer.ts'
import { withListedPackages } from './packages-in-lists.ts'
import { withPaid } from './paid.ts'
import {
  withBreakdowns,
  withNamedTotals,
  withParts,
  withPayments,
  withShares,
  withTaxedTotals,
} from './parts-of-sums.ts'
import { withRests } from './rests.ts'
import { withRestatements } from './running-sum.ts'
import { withTaxedPrices } from './taxed-prices.ts'
import { withUnitPrices } from './unit-prices.ts'

/** In this order: what is a part of another sum, is paid later or stands for several, then what is chosen from, then what the total confirms. */
const steps: readonly ((lines: readonly Draft[], words: QuoteWords) => readonly Draft[])[] = [
  withoutMinus,
  withUnitPrices,
  withPaid,
  withObjects,
  withRests,
  withListedPackages,
  withBreakdowns,
  withNamedTotals,
  withTaxedTotals,
  withTaxedPrices,
  withBundles,
  withShares,
  withPayments,
  withRenewals,
  withCountsApart,
  withOwnDiscounts,
  withParts,
  withChoices,
  withReadings,
  withDiscounts,
  withConfirmed,
  withRestatements,
]

export function settle(drafts: readonly Draft[], words: QuoteWords): readonly Draft[] {
  return steps.reduce((lines, step) => step(lines, words), drafts)
}
