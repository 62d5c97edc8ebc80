import type { ReactNode } from 'react'
import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Service } from '../../collections/services.ts'
import { BillSwitch } from '../../components/fees/bill-switch.tsx'
import { partyShares } from '../../components/fees/receipt-lines.ts'
import { CitedRegulation } from '../../components/prose/cited-regulation.tsx'
import {
  doubtText,
  formerText,
  moneyText,
  partyTextKeys,
  sampleText,
  taxText,
  totalNotes,
  unitPriceText,
  validityTexts,
} from '../../i18n/fee-text.ts'
import type { Translate } from '../../i18n/translate.ts'
import { type FeeLine, ofVariant, parties, total } from '../../lib/fees.ts'
import { Receipt, type ReceiptLine } from '../../ui/receipt.tsx'
import { SplitBar } from '../../ui/split-bar.tsx'
import styles from './service-bill.module.css'

interface Props {
  readonly t: Translate
  readonly service: Service
  /** Tariffs by how the fees write them. */
  readonly tariffs: ReadonlyMap<string, ResolvedCitation>
  /** The day for which the page is built. */
  readonly today: string
}

/** The whole bill: every required fee with its note, tax and tariff, one bill for each case of the service. */
export function ServiceBill({ t, service, tariffs, today }: Props) {
  const { fees } = service

  const bill = (variant: string | undefined, title: string) => {
    const required = ofVariant(fees.lines, variant).filter((line) => !line.optional)
    const notes = totalNotes(fees, variant, t)
    const receiptLines = parties.flatMap((party) =>
      required
        .filter((line) => line.party === party)
        .map(
          (line, index): ReceiptLine => ({
            label: line.label,
            amount: unitPriceText(line, t),
            group: index === 0 ? t(partyTextKeys[party]) : undefined,
            note: <LineNote line={line} t={t} tariff={tariffs.get(line.regulation ?? '')} today={today} />,
          }),
        ),
    )
    return (
      <Receipt
        lines={receiptLines}
        title={title}
        total={{
          label: t('price.total'),
          amount: moneyText(total(fees.lines, variant), t),
          note: notes.length > 0 && <b>{notes.join(' ')}</b>,
        }}
        validity={[...validityTexts(fees, variant, t), sampleText(fees, variant, t)].join(' ')}
      >
        <SplitBar shares={partyShares(fees, variant, t)} />
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
  readonly t: Translate
  readonly line: FeeLine
  readonly tariff: ResolvedCitation | undefined
  readonly today: string
}

/** Under a fee: what it covers, its tax, its tariff with the stamp and the day of the check, and the former tariff. */
function LineNote({ t, line, tariff, today }: NoteProps) {
  const day = (value: string) => t.day(value, 'short')
  const doubt = doubtText(line, t)
  const checked = doubt ? <b>{doubt}</b> : line.checkedOn && t('price.checkedOn', { day: day(line.checkedOn) })
  const former = formerText(line, t)
  return (
    <>
      {[line.note, line.variesBy && t('price.variesBy', { what: line.variesBy }), taxText(line, t)]
        .filter(Boolean)
        .join(' ')}
      {tariff ? (
        <span className={styles.tariff}>
          <CitedRegulation citation={tariff} t={t} />
          <Further>{checked}</Further>
        </span>
      ) : (
        <Further>{checked}</Further>
      )}
      <Further>
        {line.reviewDue && line.reviewDue < today && <b>{t('price.pastReview', { day: day(line.reviewDue) })}</b>}
      </Further>
      <Further>{former && <s>{former}</s>}</Further>
      <Further>
        {line.sourceUrl && (
          <a className={styles.source} href={line.sourceUrl} rel="noopener">
            {t('price.source', { host: new URL(line.sourceUrl).host })}
          </a>
        )}
      </Further>
    </>
  )
}

/** Words after others, where there are any. */
function Further({ children }: { children: ReactNode }) {
  return children ? <> {children}</> : null
}
