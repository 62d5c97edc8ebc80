import type { Regulation } from '../../collections/regulations.ts'
import { CitationState } from '../../components/prose/citation-state.tsx'
import { languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { formatDay } from '../../lib/format.ts'
import type { HomeProps } from '../../page-data/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './infohukum-section.module.css'
import shared from './section.module.css'

/** Shown as examples of the library: laws amended, in force and revoked, and one whose state could not be confirmed. */
const examples = ['uu-40-2007', 'permenkum-49-2025', 'pp-5-2021', 'pp-33-2026', 'uu-27-2022']

/** Legal information: regulations with the stamp of their state, and the newest articles, and the tools. */
export function InfohukumSection({ language, t, regulations, articles, tools }: HomeProps) {
  const shown = examples.flatMap((id) => regulations.find((regulation) => regulation.id === id) ?? [])
  return (
    <section className={`${shared.section} ${shared.stopsAbove} ${styles.infohukum}`} id="infohukum">
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h2 className={shared.heading}>{t('infohukum.title')}</h2>
          <Lead>{t('infohukum.lead')}</Lead>
        </div>
        <ul className={styles.laws}>
          {shown.map((regulation: Regulation) => (
            <li className={styles.law} key={regulation.id}>
              <span className={styles.label}>{regulation.label}</span>
              <a className={styles.title} href={localizedPath(regulation.path, language)}>
                {regulation.subject}
              </a>
              <CitationState {...regulation} t={t} />
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <ButtonLink href={localizedPath('/infohukum', language)}>{t('infohukum.more')}</ButtonLink>
        </p>
      </div>
      <div className={`page-width ${styles.articles}`}>
        <h3>{t('infohukum.articles')}</h3>
        <ul className={styles.cards}>
          {articles.slice(0, 3).map((article) => (
            <li className={styles.card} key={article.id}>
              <a className={styles.title} href={localizedPath(article.path, language)}>
                {article.title}
              </a>
              <small>
                {formatDay(article.published, languageTraits[language].locale)} ·{' '}
                {t.count('blog.minutes', article.readingMinutes)}
              </small>
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink href={localizedPath('/blog', language)}>{t('infohukum.toBlog')}</ButtonLink>
        </p>
        <h3>
          <a href={localizedPath('/alat', language)}>{t('menu.tools')}</a>
        </h3>
        <p>{t('home.tools')}</p>
        <ul className={styles.tools}>
          {tools.map(({ path, title }) => (
            <li key={path}>
              <a className={styles.title} href={localizedPath(path, language)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
