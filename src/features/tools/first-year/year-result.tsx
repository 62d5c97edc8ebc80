import { type CostRow, costPayees, type FirstYear } from '../../../engines/first-year.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { Amount } from '../../../lib/fees.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { ShareActions } from '../share-actions.tsx'
import styles from '../tools.module.css'
import { monthRuns } from './month-runs.ts'

interface Props {
  readonly t: ToolTranslate
  readonly year: FirstYear
  /** What costs money after the first year. */
  readonly later: readonly string[]
}

/** Units of the width of a bar. */
const barWidth = 100

/** The sum of the first year, by who receives it and by month; unknown amounts are named and in no sum. */
export function YearResult({ t, year, later }: Props) {
  /** Of a row or a sum, with wages beside it. */
  const known = ({ minIdr, maxIdr, isIncomplete }: Amount, wagesIdr = 0) => {
    if (isIncomplete && maxIdr + wagesIdr === 0) return t('first.unknown')
    const sum = t.money(minIdr + wagesIdr, maxIdr + wagesIdr)
    return isIncomplete ? t('first.from', { sum }) : sum
  }
  const monthName = (first: number, last: number) =>
    first > 12
      ? t('first.holiday')
      : first === last
        ? t('first.monthNumber', { number: first })
        : t('first.monthNumbers', { first, last })
  const { total, openRows, rows, byPayee, byMonth, payroll } = year
  const label = (row: CostRow) => (
    <>
      {row.label}
      {row.isUnconfirmed && <small>{t('first.unconfirmedLine')}</small>}
    </>
  )
  const largest = Math.max(...byMonth.map(({ maxIdr }) => maxIdr), 1)
  return (
    <>
      <p className={styles.answer}>{known(total)}</p>
      {total.isIncomplete && <p className={styles.why}>{t('first.open', { count: openRows.length })}</p>}
      {total.isUnconfirmed && <p className={styles.why}>{t('first.unconfirmed')}</p>}
      {payroll && (
        <p className={styles.why}>
          {t('first.withWages', {
            wages: t.money(payroll.wagesIdr),
            sum: known(total, payroll.wagesIdr),
          })}
        </p>
      )}
      <ShareActions t={t} />
      <h3 className={styles.subheading}>{t('first.byPayee')}</h3>
      <DataTable className={styles.figures} caption={t('first.byPayee')}>
        <thead>
          <tr>
            <th scope="col">{t('first.item')}</th>
            <th scope="col">{t('first.amount')}</th>
          </tr>
        </thead>
        {costPayees.map((payee) => {
          const own = rows.filter((row: CostRow) => row.payee === payee)
          // A single detail is its sum.
          const only = own.length === 1 ? own[0] : undefined
          return own.length === 0 ? null : (
            <tbody key={payee}>
              <tr>
                <th scope="rowgroup">
                  {t(`first.payee.${payee}`)}
                  {only && <small>{label(only)}</small>}
                </th>
                <td>
                  <strong>{known(byPayee[payee])}</strong>
                </td>
              </tr>
              {(only ? [] : own).map((row) => (
                <tr key={row.id}>
                  <td className={styles.detail}>{label(row)}</td>
                  <td>{known(row)}</td>
                </tr>
              ))}
            </tbody>
          )
        })}
      </DataTable>
      {payroll && (
        <>
          <h3 className={styles.subheading}>{t('first.payroll')}</h3>
          <DataTable className={styles.figures} caption={t('first.payroll')}>
            <tbody>
              {payroll.monthly.map(({ id, label, amountIdr }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>{t.money(amountIdr)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('first.payrollTotal')}</th>
                <td>
                  <strong>{t.money(payroll.monthlyIdr)}</strong>
                </td>
              </tr>
            </tbody>
          </DataTable>
        </>
      )}
      <h3 className={styles.subheading}>{t('first.byMonth')}</h3>
      <DataTable className={styles.figures} caption={t('first.byMonth')}>
        <thead>
          <tr>
            <th scope="col">{t('first.month')}</th>
            <th scope="col">{t('first.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {monthRuns(byMonth).map(({ amount, first, last }) => {
            const name = monthName(first, last)
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {known(amount)}
                  <svg
                    aria-hidden="true"
                    className={styles.bar}
                    preserveAspectRatio="none"
                    viewBox={`0 0 ${barWidth} 4`}
                  >
                    <rect height="4" width={Math.round((barWidth * amount.maxIdr) / largest)} />
                  </svg>
                </td>
              </tr>
            )
          })}
        </tbody>
      </DataTable>
      <h3 className={styles.subheading}>{t('first.later')}</h3>
      <ul className={styles.list}>
        {later.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.days}>{t('first.laterNote')}</p>
    </>
  )
}
