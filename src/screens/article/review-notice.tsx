import { languageTraits } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'
import type { ArticleProps } from '../../page-data/article.ts'
import { Notice } from '../../ui/notice.tsx'

type Props = Pick<ArticleProps, 't' | 'language' | 'article' | 'day'>

/** Tells the reader of an article whose review is past due. */
export function ReviewNotice({ t, language, article, day }: Props) {
  if (article.reviewDue >= day) return null
  return (
    <Notice title={t('article.overdueTitle')} tone="caution">
      <p>{t('article.overdue', { day: formatDay(article.reviewDue, languageTraits[language].locale) })}</p>
    </Notice>
  )
}
