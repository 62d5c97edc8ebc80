import type { Translate } from '../../i18n/translate.ts'
import styles from './status-box.module.css'

interface Props {
  readonly t: Translate
  readonly status: { readonly sure: string; readonly unsure: string }
  readonly reviewedOn: string
  readonly reviewDue: string
}

/** How far a text can be relied on: what is settled, what is not, and when it was and will be compared with its sources. */
export function StatusBox({ t, status, reviewedOn, reviewDue }: Props) {
  const day = (value: string) => <time dateTime={value}>{t.day(value)}</time>
  return (
    <dl className={styles.status}>
      <div>
        <dt>{t('article.sure')}</dt>
        <dd>{status.sure}</dd>
      </div>
      <div>
        <dt>{t('article.unsure')}</dt>
        <dd>{status.unsure}</dd>
      </div>
      <div className={styles.day}>
        <dt>{t('article.checkedOn')}</dt>
        <dd>{day(reviewedOn)}</dd>
      </div>
      <div className={styles.day}>
        <dt>{t('article.recheck')}</dt>
        <dd>{day(reviewDue)}</dd>
      </div>
    </dl>
  )
}
