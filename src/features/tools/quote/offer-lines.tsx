import type { OfferLine, Payee } from '../../../engines/quote-reader.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import styles from '../tools.module.css'

const payees: readonly Payee[] = ['fee', 'state', 'third_party', 'tax', 'other', 'unclear']

interface Props {
  readonly t: ToolTranslate
  readonly lines: readonly OfferLine[]
  readonly money: (amount: number) => string
  readonly onPayee: (place: number, payee: Payee) => void
}

/** The lines of an offer as they were read, each with who receives it, which the visitor can correct. */
export function OfferLines({ t, lines, money, onPayee }: Props) {
  return (
    <DataTable caption={t('quote.lines')} cards>
      <thead>
        <tr>
          <th scope="col">{t('quote.line')}</th>
          <th scope="col">{t('quote.sum')}</th>
          <th scope="col">{t('quote.payee')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, sumIdr, payee }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an offer may be the same in every word.
          <tr key={place}>
            <th scope="row">{text}</th>
            <td>{sumIdr === undefined ? t('quote.noSum') : sumIdr === 0 ? t('quote.free') : money(sumIdr)}</td>
            <td>
              {sumIdr !== undefined && (
                <select
                  aria-label={t('quote.payeeOf', { line: text })}
                  className={styles.input}
                  onChange={(event) => onPayee(place, event.target.value as Payee)}
                  value={payee}
                >
                  {payees.map((one) => (
                    <option key={one} value={one}>
                      {t(`quote.payee.${one}`)}
                    </option>
                  ))}
                </select>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
