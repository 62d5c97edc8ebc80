import type { Service } from '../../collections/services.ts'
import type { Translate } from '../../i18n/translate.ts'
import { total } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
import { workingDays } from '../../lib/working-days.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FeeAmount } from './fee-amount.tsx'
import styles from './price-table.module.css'

interface Props {
  readonly t: Translate
  readonly services: readonly Service[]
}

/** Services with the total that is paid and the days; what a total is made of stands on the page of each service. */
export function PriceTable({ t, services }: Props) {
  return (
    <DataTable caption={t('pricing.caption')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('pricing.service')}</th>
          <th scope="col">{t('price.total')}</th>
          <th scope="col">{t('pricing.days')}</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => {
          const variant = service.variants[0]
          const days = workingDays(service.steps, variant?.id)
          return (
            <tr key={service.id}>
              <th scope="row">
                <a href={t.href(service.path)}>{service.title}</a>
                {variant && <small>{variant.label}</small>}
              </th>
              <td className={styles.total}>
                <FeeAmount amount={total(service.fees.lines, variant?.id)} t={t} />
              </td>
              <td>{formatSpan(days.min, days.max, t.locale)}</td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}
