import { FeeAmount } from '../../components/fees/fee-amount.tsx'
import { total } from '../../lib/fees.ts'
import { formatSpan } from '../../lib/format.ts'
import { workingDays } from '../../lib/working-days.ts'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './service-summary.module.css'

/** The header names so many documents; the list below has all. */
const namedDocuments = 5

/**
 * The answer before the details: the total of each case, the working days of everybody together, of each case where
 * they differ, and the papers to bring.
 */
export function ServiceSummary({ t, service }: ServiceProps) {
  const { steps, variants, fees, documents } = service
  const daysOf = (variant: string | undefined) => {
    const { min, max } = workingDays(steps, variant)
    return t.count('timeline.days', max, { days: formatSpan(min, max, t.locale) })
  }
  const stepsDiffer = steps.some((step) => step.variants)
  const cases = variants.length > 0 ? variants : [{ id: undefined, label: t('price.total') }]
  const named = documents.slice(0, namedDocuments).map(({ label }) => label)
  const others = documents.length - named.length
  const papers = [named.join(', '), ...(others > 0 ? [t('service.documentsMore', { count: others })] : [])]
  return (
    <dl className={styles.summary}>
      {cases.map(({ id, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.total}>
            <FeeAmount amount={total(fees.lines, id)} t={t} />
          </dd>
          {stepsDiffer && <dd className={styles.days}>{daysOf(id)}</dd>}
        </div>
      ))}
      {!stepsDiffer && (
        <div>
          <dt>{t('service.duration')}</dt>
          <dd>{daysOf(undefined)}</dd>
        </div>
      )}
      <div>
        <dt>{t('service.documents')}</dt>
        <dd>
          <a className={styles.more} href="#dokumen">
            {t.count('service.documentCount', documents.length)}
          </a>
        </dd>
        <dd className={styles.papers}>{papers.join(' ')}</dd>
      </div>
    </dl>
  )
}
