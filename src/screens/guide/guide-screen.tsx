import type { ReactNode } from 'react'
import { CitePage } from '../../components/prose/cite-page.tsx'
import { InShort } from '../../components/prose/in-short.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { Doubt, Settled, WatchNotice } from '../../components/prose/reliability.tsx'
import { TextColumns } from '../../components/prose/text-columns.tsx'
import type { PdfFacts } from '../../lib/pdf-facts.ts'
import type { GuideProps } from '../../page-data/guide.ts'
import { FirstFrameEnd, FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentFrame } from '../document/document-frame.tsx'
import { PdfObject } from '../document/pdf-object.tsx'
import { GuideRelated } from './guide-related.tsx'
import styles from './guide-screen.module.css'

interface Props extends GuideProps {
  readonly pdf: PdfFacts | undefined
  /** The PDF viewer. */
  readonly viewer?: ReactNode
}

/** A guide: its text, which begins with the answer, and at its head the same as a PDF. */
export function GuideScreen({ viewer, pdf, ...props }: Props) {
  const { t, trail, guide, pdfHref, text, day } = props
  const { title, in_short, status, watch, reviewed_on, review_due } = guide
  const due = t.day(review_due)
  return (
    <>
      <DocumentFrame
        t={t}
        trail={trail}
        title={title}
        facts={[
          { label: t('guide.readingTime'), value: t.count('guide.minutes', guide.readingMinutes) },
          { label: t('guide.lastReview'), value: t.day(reviewed_on) },
        ]}
        object={<PdfObject facts={pdf} href={pdfHref} note={t('guide.sameText')} t={t} title={title} />}
        viewer={viewer}
      >
        <div className="page-width" id="teks">
          <TextColumns
            answer={
              <>
                {review_due < day && (
                  <Notice title={t('guide.overdueTitle')} tone="caution">
                    <p>{t('guide.overdue', { day: due })}</p>
                  </Notice>
                )}
                <InShort sentences={in_short} t={t} />
                <FirstFrameEnd />
                <WatchNotice t={t} watch={watch} />
                <Doubt t={t} unsure={status.unsure} />
                <FirstScreenEnd />
              </>
            }
            headings={text.headings}
            label={t('guide.contents')}
            side={<Settled reviewDue={review_due} reviewedOn={reviewed_on} sure={status.sure} t={t} />}
          >
            <Prose citations={text.citations} t={t}>
              {text.content}
            </Prose>
            <div className={styles.cite}>
              <CitePage path={guide.path} t={t} title={title} updated={reviewed_on} />
            </div>
          </TextColumns>
        </div>
      </DocumentFrame>
      <GuideRelated {...props} />
    </>
  )
}
