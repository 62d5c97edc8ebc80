import type { Article } from '../../collections/articles.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { blogListPath, localizedPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'
import { ArticleArt } from '../../ui/article-art.tsx'
import styles from './listed-article.module.css'

interface Props {
  readonly article: Article
  readonly language: Language
  readonly t: Translate
}

/** The newest article, at the head of the blog. */
export function FirstArticle({ article, language, t }: Props) {
  return (
    <article className={styles.first}>
      <ArticleArt id={article.id} />
      <div>
        <ArticleFacts article={article} language={language} t={t} />
        <h2 className={styles.firstTitle}>
          <a href={localizedPath(article.path, language)}>{article.title}</a>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </article>
  )
}

/** An article in a list: when and on what in the margin, its name, its picture. */
export function ListedArticle({ article, language, t }: Props) {
  return (
    <li className={styles.listed}>
      <ArticleFacts article={article} language={language} t={t} />
      <div>
        <h2 className={styles.title}>
          <a href={localizedPath(article.path, language)}>{article.title}</a>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
      </div>
      <div className={styles.art}>
        <ArticleArt id={article.id} />
      </div>
    </li>
  )
}

function ArticleFacts({ article, language, t }: Props) {
  const { category, published, readingMinutes, unpublished } = article
  return (
    <p className={styles.facts}>
      <a href={localizedPath(blogListPath({ kind: 'kategori', id: category.id }), language)}>{category.label}</a>
      <time dateTime={published}>{formatDay(published, languageTraits[language].locale)}</time>
      <span>{t.count('blog.minutes', readingMinutes)}</span>
      {unpublished && <strong>{t('blog.unpublished')}</strong>}
    </p>
  )
}
