import type { RenderedMarkdown } from '../../collections/markdown/render.ts'
import { InShort } from '../../components/prose/in-short.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { Doubt, Settled, WatchNotice } from '../../components/prose/reliability.tsx'
import { TextColumns } from '../../components/prose/text-columns.tsx'
import type { ArticleProps } from '../../page-data/article.ts'
import { ArticleArt } from '../../ui/article-art.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstFrameEnd } from '../../ui/first-screen-end.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ArticleEnd } from './article-end.tsx'
import styles from './article-screen.module.css'
import { ArticleTitle } from './article-title.tsx'
import { NextStep } from './next-step.tsx'
import { ReadOn } from './read-on.tsx'

/** An article: its name, the answer, the text with its notes, what to do with it, what it rests on, what to read next. */
export function ArticleScreen(props: ArticleProps & { text: RenderedMarkdown }) {
  const { t, trail, text, article } = props
  const { id, figure, in_short, status, reviewed_on, review_due, watch } = article
  return (
    <article>
      <div className="page-width">
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <ArticleTitle {...props} />
        <TextColumns
          answer={
            <>
              <ReviewNotice {...props} />
              <InShort sentences={in_short} t={t} />
              <FirstFrameEnd />
              <WatchNotice t={t} watch={watch} />
              <Doubt t={t} unsure={status.unsure} />
            </>
          }
          headings={text.headings}
          label={t('article.contents')}
          side={
            <>
              <ArticleArt className={styles.art} figure={figure} id={id} />
              <Settled reviewDue={review_due} reviewedOn={reviewed_on} sure={status.sure} t={t} />
            </>
          }
        >
          <Prose citations={text.citations} t={t}>
            {text.content}
          </Prose>
        </TextColumns>
        <NextStep {...props} />
        <ArticleEnd {...props} />
      </div>
      <ReadOn {...props} />
    </article>
  )
}

/** Tells the reader of an article whose review is past due. */
export function ReviewNotice({ t, article, day }: Pick<ArticleProps, 't' | 'article' | 'day'>) {
  if (article.review_due >= day) return null
  return (
    <Notice title={t('article.overdueTitle')} tone="caution">
      <p>{t('article.overdue', { day: t.day(article.review_due) })}</p>
    </Notice>
  )
}
