import type { ReactNode } from 'react'
import { formatLanguage } from '../../lib/format.ts'
import type { DocumentProps } from '../../page-data/document.ts'
import { Notice } from '../../ui/notice.tsx'
import { DocumentFrame } from './document-frame.tsx'
import styles from './document-screen.module.css'

interface Props extends DocumentProps {
  /** The PDF viewer. */
  readonly viewer?: ReactNode
}

/** A PDF that an editor added as it is: who issued it, the document in its viewer, and what it says. */
export function DocumentScreen({ t, trail, document, viewer }: Props) {
  const { title, summary, description, source, source_url, issued, address } = document
  const written = formatLanguage(document.language, t.locale)
  const isForeign = document.language.split('-')[0] !== t.language
  return (
    <DocumentFrame
      t={t}
      trail={trail}
      title={title}
      summary={summary}
      facts={[
        { name: t('document.source'), value: source_url ? <a href={source_url}>{source}</a> : source },
        { name: t('document.issued'), value: t.day(issued) },
        { name: t('document.language'), value: written },
      ]}
      pdfHref={address}
      pdfLanguage={document.language}
      notice={
        isForeign && (
          <Notice>
            <p>{t('document.foreign', { language: written })}</p>
          </Notice>
        )
      }
      viewer={viewer}
    >
      <section className={`page-width ${styles.text}`} id="teks">
        <h2>{t('document.description')}</h2>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </DocumentFrame>
  )
}
