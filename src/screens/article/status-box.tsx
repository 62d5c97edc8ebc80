import { languageTraits } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'
import type { ArticleProps } from './article-props.ts'
import styles from './status-box.module.css'

type Props = Pick<ArticleProps, 't' | 'language' | 'article'>

/** How far the article can be relied on: what is settled, what is not, and when it was and will be compared with its sources. */
export function StatusBox({ t, language, article }: Props) {
  const { locale } = languageTraits[language]
  const day = (value: string) => <time dateTime={value}>{formatDay(value, locale)}</time>
  return (
    <dl className={styles.status}>
      <div>
        <dt>{t('article.sure')}</dt>
        <dd>{article.status.sure}</dd>
      </div>
      <div>
        <dt>{t('article.unsure')}</dt>
        <dd>{article.status.unsure}</dd>
      </div>
      <div className={styles.day}>
        <dt>{t('article.checkedOn')}</dt>
        <dd>{day(article.reviewedOn)}</dd>
      </div>
      <div className={styles.day}>
        <dt>{t('article.recheck')}</dt>
        <dd>{day(article.reviewDue)}</dd>
      </div>
    </dl>
  )
}
