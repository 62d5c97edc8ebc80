import type { Article } from '../../collections/articles.ts'
import { languageTraits } from '../../i18n/languages.ts'
import { blogListPath, localizedPath } from '../../i18n/paths.ts'
import { formatDay } from '../../lib/format.ts'
import type { ArticleProps } from '../../page-data/article.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './read-on.module.css'

/** Where to go from an article: services, tools, related articles, its tags, the articles before and after it. */
export function ReadOn({ t, language, article, services, tools, related, newer, older }: ArticleProps) {
  const { locale } = languageTraits[language]
  return (
    <div className={styles.readOn} data-screen-only="">
      <div className={`page-width ${styles.columns}`}>
        {services.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t('article.services')}</h2>
            <ul>
              {services.map(({ id, title, summary, path }) => (
                <li className={styles.item} key={id}>
                  <a href={localizedPath(path, language)}>{title}</a>
                  <p>{summary}</p>
                </li>
              ))}
              {tools.map(({ path, title, summary }) => (
                <li className={styles.item} key={path}>
                  <a href={localizedPath(path, language)}>{title}</a>
                  <p>{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2 className={styles.heading}>{t('article.related')}</h2>
          <ul>
            {related.map(({ id, title, path, published, readingMinutes }) => (
              <li className={styles.item} key={id}>
                <a href={localizedPath(path, language)}>{title}</a>
                <p>
                  {formatDay(published, locale)} · {t.count('blog.minutes', readingMinutes)}
                </p>
              </li>
            ))}
          </ul>
          <ul aria-label={t('article.tags')} className={styles.tags}>
            {article.tags.map(({ id, label }) => (
              <li key={id}>
                <Tag href={localizedPath(blogListPath({ kind: 'tag', id }), language)}>{label}</Tag>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <nav aria-label={t('article.neighbours')} className={`page-width ${styles.neighbours}`}>
        {older && <Neighbour article={older} hint={t('article.older')} language={language} rel="prev" />}
        {newer && <Neighbour article={newer} hint={t('article.newer')} language={language} rel="next" />}
      </nav>
    </div>
  )
}

interface NeighbourProps {
  readonly article: Article
  readonly hint: string
  readonly rel: 'prev' | 'next'
  readonly language: ArticleProps['language']
}

function Neighbour({ article, hint, rel, language }: NeighbourProps) {
  return (
    <a className={styles[rel]} href={localizedPath(article.path, language)} rel={rel}>
      <Icon name={rel === 'prev' ? 'back' : 'arrow'} />
      <span>
        <small>{hint}</small>
        {article.title}
      </span>
    </a>
  )
}
