import { languageTraits } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'
import styles from './regulation-articles.module.css'
import type { RegulationProps } from './regulation-screen.tsx'

/** The articles that the site cites, each with its anchor in the margin and our paraphrase. */
export function RegulationArticles({ language, t, regulation }: RegulationProps) {
  const { articles } = regulation
  if (articles.length === 0) return null
  return (
    <section className={styles.articles}>
      <h2 className={styles.heading}>{t('regulation.articles')}</h2>
      <p className={styles.lead}>{t('regulation.articlesLead')}</p>
      <ol>
        {articles.map(({ anchor, label, text, certainty, checkedOn }) => (
          <li className={styles.article} id={anchor} key={anchor}>
            <h3 className={styles.number}>
              <a href={`#${anchor}`}>{label}</a>
            </h3>
            <div className={styles.text}>
              <p>{text}</p>
              <p className={styles.checked}>
                {t(certainty === 'recalled' ? 'regulation.recalled' : 'regulation.articleChecked', {
                  day: formatDay(checkedOn, languageTraits[language].locale),
                })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
