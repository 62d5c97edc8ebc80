import { languageTraits } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'
import type { CompanyPageProps } from '../../page-data/company.ts'
import styles from './page-dates.module.css'

/** From when the wording applies, when it was reviewed and when it must be again. */
export function PageDates({ t, language, page }: Pick<CompanyPageProps, 't' | 'language' | 'page'>) {
  const dates = [
    [t('page.effective'), page.effective],
    [t('page.reviewed'), page.reviewedOn],
    [t('page.reviewDue'), page.reviewDue],
  ] as const
  return (
    <dl className={styles.dates}>
      {dates.map(([label, day]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <time dateTime={day}>{formatDay(day, languageTraits[language].locale)}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
