import type { ReactNode } from 'react'
import { CitePage } from '../../components/prose/cite-page.tsx'
import { InShort } from '../../components/prose/in-short.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { Settled } from '../../components/prose/settled.tsx'
import { WatchNotice } from '../../components/prose/watch-notice.tsx'
import type { GuideProps } from '../../page-data/guide.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentFrame } from '../document/document-frame.tsx'
import { GuideRelated } from './guide-related.tsx'
import styles from './guide-screen.module.css'

/** A guide: what it is about, the document in its viewer, and the whole text below as its alternative. */
export function GuideScreen({ viewer, ...props }: GuideProps & { readonly viewer?: ReactNode }) {
  const { t, trail, guide, pdfHref, text, day } = props
  const due = t.day(guide.review_due)
  return (
    <>
      <DocumentFrame
        t={t}
        trail={trail}
        title={guide.title}
        summary={guide.summary}
        facts={[
          { name: t('guide.readingTime'), value: t.count('blog.minutes', guide.readingMinutes) },
          { name: t('guide.lastReview'), value: t.day(guide.reviewed_on) },
          { name: t('guide.nextReview'), value: due },
        ]}
        pdfHref={pdfHref}
        notice={
          <>
            {guide.review_due < day && (
              <Notice title={t('guide.overdueTitle')} tone="caution">
                <p>{t('guide.overdue', { day: due })}</p>
              </Notice>
            )}
            <InShort sentences={guide.in_short} t={t} />
          </>
        }
        viewer={viewer}
      >
        <section className={`page-width ${styles.text}`} id="teks">
          <div>
            <ContentsList items={text.headings.filter(({ level }) => level === 2)} label={t('guide.contents')} />
          </div>
          <div className={styles.reading}>
            <p className={styles.same}>{t('guide.sameText')}</p>
            <WatchNotice t={t} watch={guide.watch} />
            <Settled reviewDue={guide.review_due} reviewedOn={guide.reviewed_on} sure={guide.status.sure} t={t} />
            <Prose citations={text.citations} t={t}>
              {text.content}
            </Prose>
            <CitePage path={guide.path} t={t} title={guide.title} updated={guide.reviewed_on} />
          </div>
        </section>
      </DocumentFrame>
      <GuideRelated {...props} />
    </>
  )
}
