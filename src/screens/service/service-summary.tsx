import { languageTraits } from '../../i18n/languages.ts'
import { formatSpan } from '../../lib/format.ts'
import { total } from '../../lib/price.ts'
import { amountText, everybody, workingDays } from '../price/price-text.ts'
import type { ServiceProps } from './service-screen.tsx'
import styles from './service-summary.module.css'

/** The answer before the details: the total of each case, and the working days of everybody together. */
export function ServiceSummary({ language, t, service }: ServiceProps) {
  const { steps, variants, price } = service
  const days = workingDays(steps, everybody)
  const cases = variants.length > 0 ? variants : [{ id: undefined, label: t('price.total') }]
  return (
    <dl className={styles.summary}>
      {cases.map(({ id, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.total}>{amountText(total(price.lines, id), language, t)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('service.duration')}</dt>
        <dd>
          {t.count('timeline.days', days.max, {
            days: formatSpan(days.min, days.max, languageTraits[language].locale),
          })}
        </dd>
      </div>
    </dl>
  )
}
