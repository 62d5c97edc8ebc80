import { payees } from '../../../engines/quote/offer.ts'
import type { QuoteCase, QuoteResult, Span } from '../../../engines/quote.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { Amount } from '../../../lib/fees.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import tones from '../../../ui/party-tone.module.css'
import styles from '../tools.module.css'
import { signedRupiah } from './finding-text.ts'
import { MoneyBars, toneClass } from './money-bars.tsx'

interface Props {
  readonly t: ToolTranslate
  readonly one: QuoteCase
  readonly result: QuoteResult
}

/** Payees of an offer, each with the party of our own estimate that it is. */
const rows = [
  ['fee', 'ours'],
  ['state', 'state'],
  ['third_party', 'third_party'],
] as const

/** The offer and our own estimate of the same service, by who receives the money. */
export function Comparison({ t, one, result }: Props) {
  const { byPayee, sum } = result
  if (!sum) return null
  const money = ({ minIdr, maxIdr, isIncomplete }: Amount) => {
    const amount = t.money(minIdr, maxIdr)
    return isIncomplete ? t('quote.andUnknown', { sum: amount }) : amount
  }
  const spanned = ({ minIdr, maxIdr }: Span) =>
    minIdr === maxIdr ? signedRupiah(minIdr, t) : `${signedRupiah(minIdr, t)}–${signedRupiah(maxIdr, t)}`
  const others = payees.filter(
    (payee) => !rows.some(([own]) => own === payee) && (byPayee[payee].minIdr !== 0 || byPayee[payee].maxIdr !== 0),
  )
  const rest = others.map((payee) => byPayee[payee])
  // A total without lines is paid to whom we do not know.
  const unread = payees.every((payee) => byPayee[payee].maxIdr === 0) ? [sum] : []
  return (
    <>
      <h3 className={styles.subheading}>{t('quote.compare')}</h3>
      <MoneyBars
        bars={[
          {
            label: `${t('quote.theirs')}: ${spanned(sum)}`,
            parts: [
              ...rows.map(([payee, party]) => ({ tone: party, span: byPayee[payee] })),
              { tone: 'rest' as const, span: added([...rest, ...unread]) },
            ],
          },
          {
            label: `${t('quote.ours')}: ${money(one.total)}`,
            parts: rows.map(([, party]) => ({ tone: party, span: one.ours[party] })),
          },
        ]}
      />
      <DataTable cards caption={t('quote.compare')}>
        <thead>
          <tr>
            <th scope="col">{t('quote.payee')}</th>
            <th scope="col">{t('quote.theirs')}</th>
            <th scope="col">{t('quote.ours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([payee, party]) => (
            <tr key={payee}>
              <th className={`${tones.dot} ${toneClass(party)}`} scope="row">
                {t(`quote.payee.${payee}`)}
              </th>
              <td>{spanned(byPayee[payee])}</td>
              <td>{money(one.ours[party])}</td>
            </tr>
          ))}
          {others.map((payee) => (
            <tr key={payee}>
              <th className={`${tones.dot} ${toneClass('rest')}`} scope="row">
                {t(`quote.payee.${payee}`)}
              </th>
              <td>{spanned(byPayee[payee])}</td>
              <td>–</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('quote.total')}</th>
            <td>{spanned(sum)}</td>
            <td>{money(one.total)}</td>
          </tr>
        </tbody>
      </DataTable>
      <p className={styles.days}>{t('quote.compareNote')}</p>
    </>
  )
}

function added(spans: readonly Span[]): Span {
  return {
    minIdr: spans.reduce((sum, { minIdr }) => sum + minIdr, 0),
    maxIdr: spans.reduce((sum, { maxIdr }) => sum + maxIdr, 0),
  }
}
