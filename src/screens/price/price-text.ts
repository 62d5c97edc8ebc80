/** Prices and days of a service as sentences, shared by every screen that shows them. Pure. */
import type { Regulation } from '../../collections/regulations.ts'
import type { Party, PriceLine, Service } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { amountText } from '../../i18n/money-text.ts'
import { partyTextKeys } from '../../i18n/price-text-keys.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { formatDay, formatSpan } from '../../lib/format.ts'
import { ofVariant, totalsByParty } from '../../lib/price.ts'
import { type StepOwner, workingDays } from '../../lib/working-days.ts'
import type { ReceiptLine } from '../../ui/receipt.tsx'
import type { SplitTone } from '../../ui/split-bar.tsx'

export const parties: readonly Party[] = ['ours', 'state', 'third_party']

export const taxTextKeys: Readonly<Record<PriceLine['tax'], TextKey>> = {
  included: 'price.tax.included',
  excluded: 'price.tax.excluded',
  none: 'price.tax.none',
}

/** The three lines of a service's price (product promise 1): ours, the state's, third parties'. */
export function receiptLines(
  service: Service,
  variant: string | undefined,
  language: Language,
  t: Translate,
  labelOfRegulation: (id: string) => string,
): ReceiptLine[] {
  const totals = totalsByParty(service.price.lines, variant)
  const required = ofVariant(service.price.lines, variant).filter((line) => !line.optional)
  return parties.map((party) => ({
    label: t(partyTextKeys[party]),
    amount: amountText(totals[party], language, t),
    note: noteOf(
      party,
      required.filter((line) => line.party === party),
      language,
      t,
      labelOfRegulation,
    ),
  }))
}

function noteOf(
  party: Party,
  lines: readonly PriceLine[],
  language: Language,
  t: Translate,
  labelOfRegulation: (id: string) => string,
): string | undefined {
  const paid = lines.filter((line) => line.maxIdr > 0 || line.isOpen)
  if (paid.length === 0) return undefined
  const names = paid.map((line) => line.label).join(', ')
  if (party !== 'state') {
    return t(paid.every((line) => line.tax === 'included') ? 'price.noteTaxIncluded' : 'price.note', { names })
  }
  const regulations = [
    ...new Set(paid.flatMap((line) => (line.regulation ? [labelOfRegulation(line.regulation)] : []))),
  ]
  const days = paid.flatMap((line) => (line.checkedOn ? [line.checkedOn] : [])).sort()
  return t(paid.every((line) => line.confirmed && !line.isOpen) ? 'price.noteState' : 'price.noteStateUnconfirmed', {
    names,
    regulations: regulations.join(', '),
    day: formatDay(days[0] ?? '', languageTraits[language].locale),
  })
}

/** The days of a case, split into ours, the client's own, and those of the state and third parties. */
export function dayShares({ steps }: Service, variant: string | undefined, language: Language, t: Translate) {
  const { locale } = languageTraits[language]
  const share = (whose: readonly StepOwner[], key: TextKey, tone: SplitTone) => {
    const { min, max } = workingDays(steps, variant, whose)
    return { label: t(key, { days: formatSpan(min, max, locale) }), size: max, tone }
  }
  return [
    share(['ours'], 'days.ours', 'ours'),
    share(['client'], 'days.client', 'client'),
    share(['state', 'third_party'], 'days.others', 'state'),
  ]
}

/** Names a citation's regulation by its label. */
export function regulationNamer(regulations: readonly Regulation[]): (citation: string) => string {
  const labels = new Map(regulations.map(({ id, label }) => [id, label]))
  return (citation) => {
    const id = citation.split('#')[0] ?? citation
    return labels.get(id) ?? id
  }
}
