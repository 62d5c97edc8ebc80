import type { RegulationProps } from '../../page-data/regulation.ts'
import { Section } from '../../ui/section.tsx'
import styles from './regulation-articles.module.css'

/** The articles that the site cites, each with its anchor in the margin and our paraphrase. */
export function RegulationArticles({ t, regulation }: RegulationProps) {
  const { articles, checked_on: allCheckedOn } = regulation
  if (articles.length === 0) return null
  return (
    <Section className={styles.articles} title={t('regulation.articles')}>
      <p className={styles.lead}>{t('regulation.articlesLead', { day: t.day(allCheckedOn) })}</p>
      <ol>
        {articles.map(({ anchor, label, text, certainty, checked_on, recheckBy, pastRecheck }) => (
          <li className={styles.article} id={anchor} key={anchor}>
            <h3 className={styles.number}>
              <a href={`#${anchor}`}>{label}</a>
            </h3>
            <div className={styles.text}>
              <p>{text}</p>
              {certainty === 'recalled' && <p className={styles.recalled}>{t('regulation.recalled')}</p>}
              {pastRecheck && (
                <p className={styles.recalled}>{t('regulation.pastRecheck', { day: t.day(recheckBy) })}</p>
              )}
              {certainty === 'seen' && checked_on !== allCheckedOn && (
                <p className={styles.checked}>{t('regulation.articleChecked', { day: t.day(checked_on) })}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
