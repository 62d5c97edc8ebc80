import type { ServiceProps } from '../../page-data/service.ts'
import styles from './service-dates.module.css'

/** When the page was reviewed, when it will be again, and how long its prices hold. */
export function ServiceDates({ t, service }: ServiceProps) {
  const dates = [
    [t('service.reviewedOn'), t.day(service.reviewedOn)],
    [t('service.reviewDue'), t.day(service.reviewDue)],
    [t('service.priceValid'), t('service.priceValidUntil', { day: t.day(service.fees.validUntil) })],
  ]
  return (
    <dl className={styles.dates}>
      {dates.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
