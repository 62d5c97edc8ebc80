import type { Choice, FeeTable } from '../lib/fees.ts'
import { site } from '../site/site.ts'
import { sampleText, totalNotes } from './fee-text.ts'
import type { Translate } from './translate.ts'

/** What a bill on a page says beside its sum; that its prices are samples only where no line above the page does. */
export function billNotes(table: FeeTable, variant: string | undefined, t: Translate, choice?: Choice): string {
  const sample = site.hasSamplePrices ? undefined : sampleText(table, variant, t, choice)
  return [...totalNotes(table, variant, t, choice), ...(sample ? [sample] : [])].join(' ')
}
