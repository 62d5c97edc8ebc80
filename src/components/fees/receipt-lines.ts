/** The fees and days of a service as the lines of a receipt, shared by every screen that shows them. Pure. */
import type { Service } from '../../collections/services.ts'
import { amountText, moneyText, partyTextKeys, taxText } from '../../i18n/fee-text.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { checkedSince, type FeeLine, type FeeTable, paidLines, parties, totalsByParty } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
import { type StepOwner, workingDays } from '../../lib/working-days.ts'
import type { ReceiptLine } from '../../ui/receipt.tsx'
import type { SplitTone } from '../../ui/split-bar.tsx'

/** The three lines of a service's price (product promise 1): ours, the state's, third parties'. */
export function receiptLines({ lines }: FeeTable, variant: string | undefined, t: Translate): ReceiptLine[] {
  const totals = totalsByParty(lines, variant)
  const paid = paidLines(lines, variant)
  return parties.map((party) => ({
    label: t(partyTextKeys[party]),
    amount: amountText(totals[party], t),
    note: noteOf(
      paid.filter((line) => line.party === party),
      t,
    ),
  }))
}

/** What one recipient is paid for: the names of the fees, and the tariff and its day, or else the tax. */
function noteOf(paid: readonly FeeLine[], t: Translate): string | undefined {
  const [first] = paid
  if (!first) return undefined
  const names = paid.map((line) => line.label).join(', ')
  const regulations = [...new Set(paid.flatMap((line) => line.regulationLabel ?? []))].join(', ')
  const checkedOn = checkedSince(paid)
  if (regulations && checkedOn) {
    const isDoubtful = paid.some((line) => line.isUnconfirmed || line.isIncomplete)
    const day = t.day(checkedOn)
    return t(isDoubtful ? 'price.noteStateUnconfirmed' : 'price.noteState', { names, regulations, day })
  }
  const note = t('price.note', { names })
  const isOneTax = paid.every((line) => line.tax === first.tax && line.maxIdr > 0)
  return isOneTax ? `${note} ${taxText(first, t)}` : note
}

/** What each recipient has of a sum, for a bar to scale. */
export function partyShares({ lines }: FeeTable, variant: string | undefined, t: Translate) {
  const totals = totalsByParty(lines, variant)
  return parties.map((party) => ({
    label: `${t(partyTextKeys[party])}: ${moneyText(totals[party], t)}`,
    size: totals[party].maxIdr,
    isIncomplete: totals[party].isIncomplete,
    tone: party,
  }))
}

/** The days of a case, split into ours, the client's own, and those of the state and third parties. */
export function dayShares({ steps }: Service, variant: string | undefined, t: Translate) {
  const share = (whose: readonly StepOwner[], key: TextKey, tone: SplitTone) => {
    const { min, max } = workingDays(steps, variant, whose)
    return { label: t(key, { days: formatSpan(min, max, t.locale) }), size: max, tone }
  }
  return [
    share(['ours'], 'days.ours', 'ours'),
    share(['client'], 'days.client', 'client'),
    share(['state', 'third_party'], 'days.others', 'state'),
  ]
}
