import type { ReactNode } from 'react'
import { formatLanguage } from '../../lib/format.ts'
import type { PdfFacts } from '../../lib/pdf-facts.ts'
import type { DocumentProps } from '../../page-data/library.ts'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DocumentFrame } from './document-frame.tsx'
import styles from './document-screen.module.css'
import { PdfObject } from './pdf-object.tsx'

interface Props extends DocumentProps {
  readonly pdf: PdfFacts | undefined
  /** The PDF viewer. */
  readonly viewer?: ReactNode
}

/** A PDF that an editor added as it is: who issued it, the document, and what it says. */
export function DocumentScreen({ t, trail, document, pdf, viewer }: Props) {
  const { title, summary, description, source, source_url, issued, address } = document
  const written = formatLanguage(document.language, t.locale)
  const isForeign = document.language.split('-')[0] !== t.language
  return (
    <DocumentFrame
      t={t}
      trail={trail}
      title={title}
      lead={summary}
      facts={[
        { label: t('document.source'), value: source_url ? <a href={source_url}>{source}</a> : source },
        { label: t('document.issued'), value: t.day(issued) },
        { label: t('document.language'), value: written },
      ]}
      object={<PdfObject facts={pdf} href={address} language={document.language} t={t} title={title} />}
      viewer={viewer}
    >
      <section className={`page-width ${styles.text}`} id="teks">
        {isForeign && (
          <Notice>
            <p>{t('document.foreign', { language: written })}</p>
          </Notice>
        )}
        <h2>{t('document.description')}</h2>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <FirstScreenEnd styles="shared" />
      </section>
    </DocumentFrame>
  )
}
