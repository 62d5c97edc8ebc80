/** Prices and days of a service as sentences, shared by every screen that shows them. Pure. */
import type { Regulation } from '../../collections/regulations.ts'
import type { Party, PriceLine, Service, Step } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { partyTextKeys, unitTextKeys } from '../../i18n/price-text-keys.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { formatDay, formatRupiahRange, formatSpan } from '../../lib/format.ts'
import { type Amount, linesOf, totalsByParty } from '../../lib/price.ts'
import type { ReceiptLine } from '../../ui/receipt.tsx'
import type { SplitTone } from '../../ui/split-bar.tsx'

export const parties: readonly Party[] = ['ours', 'state', 'third_party']

/** Whose days a service takes, in the order in which they are told. */
export const everybody: readonly Step['by'][] = ['ours', 'client', 'third_party', 'state']

export const taxTextKeys: Readonly<Record<PriceLine['tax'], TextKey>> = {
  included: 'price.tax.included',
  excluded: 'price.tax.excluded',
  none: 'price.tax.none',
}

/** The price of one of a line, for example `Rp500.000 per kelas`. */
export function unitPriceText({ minIdr, maxIdr, unit }: PriceLine, language: Language, t: Translate): string {
  const price = formatRupiahRange(minIdr, maxIdr, languageTraits[language].locale)
  return unit === 'once' ? price : t(unitTextKeys[unit], { price })
}

/** An amount as money; nothing to pay is said in words. */
export function amountText(amount: Amount, language: Language, t: Translate): string {
  if (amount.maxIdr === 0) return t('price.none')
  return formatRupiahRange(amount.minIdr, amount.maxIdr, languageTraits[language].locale)
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
  const required = linesOf(service.price.lines, variant).filter((line) => !line.optional)
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
  const paid = lines.filter((line) => line.maxIdr > 0)
  if (paid.length === 0) return undefined
  const names = paid.map((line) => line.label).join(', ')
  if (party !== 'state') {
    return t(paid.every((line) => line.tax === 'included') ? 'price.noteTaxIncluded' : 'price.note', { names })
  }
  const regulations = [
    ...new Set(paid.flatMap((line) => (line.regulation ? [labelOfRegulation(line.regulation)] : []))),
  ]
  const days = paid.flatMap((line) => (line.checkedOn ? [line.checkedOn] : [])).sort()
  return t(paid.every((line) => line.confirmed) ? 'price.noteState' : 'price.noteStateUnconfirmed', {
    names,
    regulations: regulations.join(', '),
    day: formatDay(days[0] ?? '', languageTraits[language].locale),
  })
}

/** Working days, shortest and longest, of the steps that are ours and of the steps of the state and third parties. */
export function workingDays(steps: readonly Step[], whose: readonly Step['by'][]): { min: number; max: number } {
  return steps
    .filter((step) => whose.includes(step.by))
    .reduce((sum, { days }) => ({ min: sum.min + days.min, max: sum.max + days.max }), { min: 0, max: 0 })
}

/** The days of a service, split into ours, the client's own, and those of the state and third parties. */
export function dayShares(service: Service, language: Language, t: Translate) {
  const { locale } = languageTraits[language]
  const share = (whose: readonly Step['by'][], key: TextKey, tone: SplitTone) => {
    const { min, max } = workingDays(service.steps, whose)
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
