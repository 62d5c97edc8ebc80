import { languageTraits } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './service-dates.module.css'

/** When the page was reviewed, when it will be again, and how long its prices hold. */
export function ServiceDates({ language, t, service }: ServiceProps) {
  const day = (value: string) => formatDay(value, languageTraits[language].locale)
  const dates = [
    [t('service.reviewedOn'), day(service.reviewedOn)],
    [t('service.reviewDue'), day(service.reviewDue)],
    [t('service.priceValid'), t('service.priceValidUntil', { day: day(service.fees.validUntil) })],
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
