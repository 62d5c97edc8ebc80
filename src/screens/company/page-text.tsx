import { Prose } from '../../components/prose/prose.tsx'
import { TextColumns } from '../../components/prose/text-columns.tsx'
import type { CompanyPageProps } from '../../page-data/company.ts'
import dateStyles from './page-dates.module.css'
import styles from './page-text.module.css'

/** From when the wording applies, when it was reviewed and when it must be again. */
export function PageDates({ t, page }: Pick<CompanyPageProps, 't' | 'page'>) {
  const dates = [
    [t('page.effective'), page.effective],
    [t('page.reviewed'), page.reviewed_on],
    [t('page.reviewDue'), page.review_due],
  ] as const
  return (
    <dl className={dateStyles.dates}>
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

type Props = Pick<CompanyPageProps, 't' | 'text'> & {
  /** Numbers the sections like the articles of a contract; the list of contents carries the same numbers. */
  readonly numbered?: boolean
}

/** The contents list and, beside it, the text with its notes. */
export function PageText({ t, text, numbered }: Props) {
  return (
    <div className="page-width">
      <TextColumns headings={text.headings} label={t('page.contents')}>
        <Prose citations={text.citations} className={numbered ? styles.numbered : undefined} t={t}>
          {text.content}
        </Prose>
      </TextColumns>
    </div>
  )
}
