import { changeAnchor } from '../../lib/anchors.ts'
import type { ArticleProps } from '../../page-data/article.ts'
import styles from './change-log.module.css'

type Props = Pick<ArticleProps, 't' | 'article'>

/** The public change log, newest first, down to the day of publication, with the wording that a change replaced. */
export function ChangeLog({ t, article }: Props) {
  const entries = [...article.changes, { day: article.published, text: t('article.firstPublished'), previous: [] }]
  return (
    <dl className={styles.log} id="riwayat">
      {entries.map(({ day, text, previous }) => (
        <div className={styles.change} id={changeAnchor(day)} key={day}>
          <dt>
            <time dateTime={day}>{t.day(day)}</time>
          </dt>
          <dd>
            {text}
            {previous.length > 0 && (
              <div className={styles.previous}>
                <p>{t('article.previous')}</p>
                {previous.map((passage) => (
                  <blockquote key={passage}>{passage}</blockquote>
                ))}
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
