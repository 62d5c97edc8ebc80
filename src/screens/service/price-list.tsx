import { feeNotes, partyTextKeys, unitPriceText } from '../../i18n/fee-text.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './price-list.module.css'

/**
 * Every fee of a service with its price, what is said of extras, and the cases of those that not every case has. Stands in
 * place of the calculator until that is there. What is said of a fee that is always paid stands in the bill.
 */
export function PriceList({ t, service }: Pick<ServiceProps, 't' | 'service'>) {
  const { title, fees } = service
  return (
    <DataTable caption={t('estimate.caption', { service: title })} className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">{t('estimate.item')}</th>
          <th scope="col">{t('estimate.price')}</th>
        </tr>
      </thead>
      <tbody>
        {fees.lines.map((line) => {
          const cases = fees.variants.filter(({ id }) => line.variants?.includes(id)).map(({ label }) => label)
          const about = [
            t(partyTextKeys[line.party]),
            ...(line.optional && !line.beyondFirst ? [t('estimate.optional')] : []),
            ...(cases.length > 0 ? [t('checklist.only', { variant: cases.join(', ') })] : []),
          ]
          return (
            <tr key={line.id}>
              <th scope="row">
                {line.label}
                <small>{about.join(' · ')}</small>
                {line.optional && <small>{feeNotes(line, t).join(' ')}</small>}
              </th>
              <td>{unitPriceText(line, t)}</td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}
