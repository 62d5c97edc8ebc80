import type { CompanyPageProps } from '../../page-data/company.ts'
import styles from './page-dates.module.css'

/** From when the wording applies, when it was reviewed and when it must be again. */
export function PageDates({ t, page }: Pick<CompanyPageProps, 't' | 'page'>) {
  const dates = [
    [t('page.effective'), page.effective],
    [t('page.reviewed'), page.reviewed_on],
    [t('page.reviewDue'), page.review_due],
  ] as const
  return (
    <dl className={styles.dates}>
      {dates.map(([label, day]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <time dateTime={day}>{t.day(day)}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
