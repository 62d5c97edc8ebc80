import type { RenderedMarkdown } from '../../collections/markdown/render.ts'
import { CitePage } from '../../components/prose/cite-page.tsx'
import { InShort } from '../../components/prose/in-short.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { StatusBox } from '../../components/prose/status-box.tsx'
import { TextColumns } from '../../components/prose/text-columns.tsx'
import { WatchNotice } from '../../components/prose/watch-notice.tsx'
import type { ArticleProps } from '../../page-data/article.ts'
import { site } from '../../site/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './article-screen.module.css'
import { ArticleTitle } from './article-title.tsx'
import { ChangeLog } from './change-log.tsx'
import { ReadOn } from './read-on.tsx'
import { ReviewNotice } from './review-notice.tsx'
import { Sources } from './sources.tsx'

/** An article: title block, the answer, contents, the text with its notes, what it rests on, what changed, what to read next. */
export function ArticleScreen(props: ArticleProps & { text: RenderedMarkdown }) {
  const { t, trail, text, article } = props
  return (
    <article>
      <div className="page-width">
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <ArticleTitle {...props} />
        <FirstScreenEnd />
        <TextColumns headings={text.headings} label={t('article.contents')}>
          <div className={styles.text}>
            <ReviewNotice {...props} />
            <WatchNotice t={t} watch={article.watch} />
            <InShort sentences={article.in_short} t={t} />
            <StatusBox reviewDue={article.review_due} reviewedOn={article.reviewed_on} status={article.status} t={t} />
            <Prose citations={text.citations} t={t}>
              {text.content}
            </Prose>
            <div className={styles.after}>
              <Sources {...props} />
              <ChangeLog {...props} />
              <CitePage path={article.path} t={t} title={article.title} updated={article.updated} />
              <Notice title={t('article.disclaimerTitle')}>
                <p>{t('footer.disclaimer', { company: site.name })}</p>
              </Notice>
            </div>
          </div>
        </TextColumns>
      </div>
      <ReadOn {...props} />
    </article>
  )
}
