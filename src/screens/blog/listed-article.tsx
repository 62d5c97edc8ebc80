import type { Article } from '../../collections/articles.ts'
import { blogListPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { ArticleArt } from '../../ui/article-art.tsx'
import styles from './listed-article.module.css'

interface Props {
  readonly article: Article
  readonly t: Translate
}

/** The newest article, at the head of the blog. */
export function FirstArticle({ article, t }: Props) {
  return (
    <article className={styles.first}>
      <ArticleArt id={article.id} />
      <div>
        <ArticleFacts article={article} t={t} />
        <h2 className={styles.firstTitle}>
          <a href={t.href(article.path)}>{article.title}</a>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
      </div>
    </article>
  )
}

/** An article in a list: when and on what in the margin, its name, its picture. */
export function ListedArticle({ article, t }: Props) {
  return (
    <li className={styles.listed}>
      <ArticleFacts article={article} t={t} />
      <div>
        <h2 className={styles.title}>
          <a href={t.href(article.path)}>{article.title}</a>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
      </div>
      <div className={styles.art}>
        <ArticleArt id={article.id} />
      </div>
    </li>
  )
}

function ArticleFacts({ article, t }: Props) {
  const { category, published, readingMinutes, unpublished } = article
  return (
    <p className={styles.facts}>
      <a href={t.href(blogListPath({ kind: 'kategori', id: category.id }))}>{category.label}</a>
      <time dateTime={published}>{t.day(published)}</time>
      <span>{t.count('blog.minutes', readingMinutes)}</span>
      {unpublished && <strong>{t('blog.unpublished')}</strong>}
    </p>
  )
}
