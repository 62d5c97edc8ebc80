import { blogListPath } from '../../i18n/paths.ts'
import type { ArticleProps } from '../../page-data/article.ts'
import { ArticleArt } from '../../ui/article-art.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './article-title.module.css'

type Props = Pick<ArticleProps, 't' | 'article'>

/** Name, summary and picture, and below them who wrote it and when, as the imprint of a document. */
export function ArticleTitle({ t, article }: Props) {
  const { id, title, summary, category, unpublished } = article
  return (
    <header>
      <div className={styles.columns}>
        <div>
          <p className={styles.category}>
            <a href={t.href(blogListPath({ kind: 'kategori', id: category.id }))}>{category.label}</a>
            <span>{t.count('blog.minutes', article.readingMinutes)}</span>
            {unpublished && <strong>{t('blog.unpublished')}</strong>}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <Lead className={styles.lead}>{summary}</Lead>
        </div>
        <div className={styles.art}>
          <ArticleArt id={id} />
        </div>
      </div>
      <Imprint article={article} t={t} />
    </header>
  )
}

function Imprint({ t, article }: Props) {
  const { published, updated, author, reviewer } = article
  const day = (value: string) => <time dateTime={value}>{t.day(value)}</time>
  return (
    <dl className={styles.imprint}>
      <div>
        <dt>{t('article.published')}</dt>
        <dd>{day(published)}</dd>
      </div>
      {updated !== published && (
        <div>
          <dt>{t('article.updated')}</dt>
          <dd>{day(updated)}</dd>
        </div>
      )}
      <div>
        <dt>{t('article.author')}</dt>
        <dd>{author.label}</dd>
      </div>
      {reviewer && (
        <div>
          <dt>{t('article.reviewer')}</dt>
          <dd>{reviewer.label}</dd>
        </div>
      )}
    </dl>
  )
}
