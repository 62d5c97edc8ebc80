import type { ArticleProps } from '../../page-data/article.ts'
import { ReadingHead } from '../../ui/reading-head.tsx'

type Props = Pick<ArticleProps, 't' | 'article'>

/** The name of the article, and in one line who wrote it, when, and how long it takes to read. */
export function ArticleTitle({ t, article }: Props) {
  const { title, published, updated, author, reviewer, readingMinutes, unpublished } = article
  const day = (value: string) => <time dateTime={value}>{t.day(value, 'short')}</time>
  const isUpdated = updated !== published
  const facts = [
    // The history below the text has it, too.
    { label: t('article.published'), value: day(published), ...(isUpdated && { onPhone: 'none' as const }) },
    ...(isUpdated ? [{ label: t('article.updated'), value: day(updated) }] : []),
    { label: t('article.author'), value: author.label, onPhone: 'value' as const },
    ...(reviewer ? [{ label: t('article.reviewer'), value: reviewer.label }] : []),
  ]
  return (
    <header>
      <ReadingHead facts={facts} title={title}>
        <span>{t.count('blog.minutes', readingMinutes)}</span>
        {unpublished && <strong>{t('blog.unpublished')}</strong>}
      </ReadingHead>
    </header>
  )
}
