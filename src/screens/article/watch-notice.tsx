import { Notice } from '../../ui/notice.tsx'
import type { ArticleProps } from './article-props.ts'

type Props = Pick<ArticleProps, 't' | 'article'>

/** The banner of an article whose law is about to change. */
export function WatchNotice({ t, article }: Props) {
  if (article.watch === undefined) return null
  return (
    <Notice title={t('article.watch')} tone="caution">
      <p>{article.watch}</p>
    </Notice>
  )
}
