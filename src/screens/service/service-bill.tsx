import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { PriceLine, Service } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { moneyText, unitPriceText } from '../../i18n/money-text.ts'
import { partyTextKeys } from '../../i18n/price-text-keys.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'
import { type Amount, ofVariant, total, totalsByParty } from '../../lib/price.ts'
import { Receipt, type ReceiptLine } from '../../ui/receipt.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import { BillSwitch } from '../price/bill-switch.tsx'
import { parties, taxTextKeys } from '../price/price-text.ts'
import { CitationState } from '../prose/citation-state.tsx'
import styles from './service-bill.module.css'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly service: Service
  /** Tariffs by how the price lines write them. */
  readonly tariffs: ReadonlyMap<string, ResolvedCitation>
}

/** The whole bill: every required line with its note, tax and tariff, one bill for each case of the service. */
export function ServiceBill({ language, t, service, tariffs }: Props) {
  const { locale } = languageTraits[language]
  const { lines, validFrom } = service.price
  const money = (amount: Amount) => moneyText(amount, language, t)

  const bill = (variant: string | undefined, title: string) => {
    const required = ofVariant(lines, variant).filter((line) => !line.optional)
    const byParty = totalsByParty(lines, variant)
    const sum = total(lines, variant)
    const notes: TextKey[] = [
      ...(sum.isOpen ? ['price.totalOpen' as const] : []),
      ...(required.some((line) => !line.confirmed) ? ['price.totalUnconfirmed' as const] : []),
    ]
    const receiptLines = parties.flatMap((party) =>
      required
        .filter((line) => line.party === party)
        .map(
          (line, index): ReceiptLine => ({
            label: line.label,
            amount: unitPriceText(line, language, t),
            group: index === 0 ? t(partyTextKeys[party]) : undefined,
            note: <LineNote language={language} line={line} t={t} tariff={tariffs.get(line.regulation ?? '')} />,
          }),
        ),
    )
    return (
      <Receipt
        lines={receiptLines}
        title={title}
        total={{
          label: t('price.total'),
          amount: money(sum),
          note: notes.length > 0 && <b>{notes.map((key) => t(key)).join(' ')}</b>,
        }}
        validity={t('price.validFrom', { day: formatDay(validFrom, locale) })}
      >
        <SplitBar
          shares={parties.map((party) => ({
            label: `${t(partyTextKeys[party])}: ${money(byParty[party])}`,
            size: byParty[party].maxIdr,
            isOpen: byParty[party].isOpen,
            tone: party,
          }))}
        />
      </Receipt>
    )
  }

  const bills =
    service.variants.length > 0
      ? service.variants.map(({ id, label }) => ({ id, label, content: bill(id, label) }))
      : [{ id: service.id, label: service.title, content: bill(undefined, t('price.billTitle')) }]
  return <BillSwitch bills={bills} legend={t('price.chooseVariant')} name="bill" />
}

interface NoteProps {
  readonly language: Language
  readonly t: Translate
  readonly line: PriceLine
  readonly tariff: ResolvedCitation | undefined
}

/** Under a line: what it covers, its tax, and for state fees the tariff with its stamp and the day it was checked. */
function LineNote({ language, t, line, tariff }: NoteProps) {
  return (
    <>
      {line.note} {line.isOpen && <b>{t('price.openNote')} </b>}
      {line.maxIdr > 0 && t(taxTextKeys[line.tax])}
      {tariff && (
        <span className={styles.tariff}>
          <a href={tariff.href}>{tariff.label}</a> <CitationState {...tariff} t={t} />{' '}
          {line.checkedOn &&
            t('price.checkedOn', { day: formatDay(line.checkedOn, languageTraits[language].locale, 'short') })}
          {!line.confirmed && <b> {t('price.unconfirmed')}</b>}
        </span>
      )}
    </>
  )
}
