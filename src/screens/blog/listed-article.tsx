import type { Article } from '../../collections/articles.ts'
import { blogListPath } from '../../i18n/paths.ts'
import type { Translate } from '../../i18n/translate.ts'
import { aroundFigure } from '../../lib/figure-lines.ts'
import { ArticleArt } from '../../ui/article-art.tsx'
import styles from './listed-article.module.css'

interface Props {
  readonly article: Article
  /** When it was checked, and in which state its law is. */
  readonly check: string
  readonly t: Translate
}

/** The newest article, at the head of the blog: with its answer. */
export function FirstArticle({ article, check, t }: Props) {
  const { id, figure, title, path, in_short } = article
  return (
    <article className={styles.first}>
      <ArticleArt className={styles.art} figure={figure} id={id} />
      <div>
        <Subject article={article} t={t} />
        <h2 className={styles.firstTitle}>
          <a href={t.href(path)}>{title}</a>
        </h2>
        <ul className={styles.answer}>
          {in_short.slice(0, 2).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className={styles.check}>{check}</p>
      </div>
    </article>
  )
}

/** An article in a list: its figure, its subject, its name, what it answers and the figure means, and when it was checked. */
export function ListedArticle({ article, check, t }: Props) {
  const { id, figure, title, path, summary, in_short } = article
  const [before, itself, after] = aroundFigure(figure, title.includes(figure) ? [summary] : [summary, ...in_short])
  return (
    <li className={styles.listed}>
      <ArticleArt className={styles.art} figure={figure} id={id} />
      <div>
        <Subject article={article} t={t} />
        <h2 className={styles.title}>
          <a href={t.href(path)}>{title}</a>
        </h2>
        <p className={styles.summary}>
          {before}
          {itself && <b>{itself}</b>}
          {after}
        </p>
        <p className={styles.check}>{check}</p>
      </div>
    </li>
  )
}

function Subject({ article, t }: Pick<Props, 'article' | 't'>) {
  const { category, published, readingMinutes, unpublished } = article
  return (
    <p className={styles.subject}>
      <a href={t.href(blogListPath({ kind: 'kategori', id: category.id }))}>{category.label}</a>
      <time dateTime={published}>{t.day(published, 'short')}</time>
      <span>{t.count('blog.minutes', readingMinutes)}</span>
      {unpublished && <strong>{t('blog.unpublished')}</strong>}
    </p>
  )
}
