import type { ArticleProps } from '../../page-data/article.ts'
import { Notice } from '../../ui/notice.tsx'

type Props = Pick<ArticleProps, 't' | 'article' | 'day'>

/** Tells the reader of an article whose review is past due. */
export function ReviewNotice({ t, article, day }: Props) {
  if (article.review_due >= day) return null
  return (
    <Notice title={t('article.overdueTitle')} tone="caution">
      <p>{t('article.overdue', { day: t.day(article.review_due) })}</p>
    </Notice>
  )
}
