import type { QuoteResult } from '../../../engines/quote.ts'
import type { QuoteCase } from '../../../engines/quote-case.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { Amount } from '../../../lib/fees.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import styles from '../tools.module.css'

interface Props {
  readonly t: ToolTranslate
  readonly one: QuoteCase
  readonly result: QuoteResult
}

const rows = [
  ['fee', 'ours'],
  ['state', 'state'],
  ['third_party', 'third_party'],
] as const

/** The offer and our own estimate of the same service, by who receives the money. */
export function Comparison({ t, one, result }: Props) {
  const money = ({ minIdr, maxIdr, isIncomplete }: Amount) => {
    const sum = t.money(minIdr, maxIdr)
    return isIncomplete ? t('quote.andUnknown', { sum }) : sum
  }
  const signed = (amount: number) => (amount < 0 ? `−${t.money(-amount)}` : t.money(amount))
  const others = (['tax', 'other', 'unclear'] as const).filter((payee) => result.byPayee[payee] !== 0)
  return (
    <>
      <h3 className={styles.subheading}>{t('quote.compare')}</h3>
      <DataTable caption={t('quote.compare')}>
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
              <th scope="row">{t(`quote.payee.${payee}`)}</th>
              <td>{signed(result.byPayee[payee])}</td>
              <td>{money(one.ours[party])}</td>
            </tr>
          ))}
          {others.map((payee) => (
            <tr key={payee}>
              <th scope="row">{t(`quote.payee.${payee}`)}</th>
              <td>{signed(result.byPayee[payee])}</td>
              <td>–</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('quote.total')}</th>
            <td>{signed(result.sumIdr)}</td>
            <td>{money(one.total)}</td>
          </tr>
        </tbody>
      </DataTable>
      <p className={styles.days}>{t('quote.compareNote')}</p>
    </>
  )
}
