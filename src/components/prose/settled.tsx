import type { Translate } from '../../i18n/translate.ts'
import styles from './reliability.module.css'

interface Props {
  readonly t: Translate
  readonly sure: string
  readonly reviewedOn: string
  readonly reviewDue: string
}

/** What is certain in a text, and when it was and will be compared with its sources. */
export function Settled({ t, sure, reviewedOn, reviewDue }: Props) {
  const day = (value: string) => <time dateTime={value}>{t.day(value)}</time>
  return (
    <dl className={styles.settled}>
      <dt>{t('article.sure')}</dt>
      <dd>{sure}</dd>
      <dt>{t('article.checkedOn')}</dt>
      <dd>{day(reviewedOn)}</dd>
      <dt>{t('article.recheck')}</dt>
      <dd>{day(reviewDue)}</dd>
    </dl>
  )
}
