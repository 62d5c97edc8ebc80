import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './document-frame.module.css'

interface Props {
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly title: string
  readonly summary: string
  /** What is known of the document, in the order in which it is shown. */
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[]
  /** The document's address. */
  readonly pdfHref: string
  /** The language of the document, where it may differ from the page's. */
  readonly pdfLanguage?: string
  /** What must be known before the document is read. */
  readonly notice?: ReactNode
  /** The PDF viewer; without it the link to the document stands alone. */
  readonly viewer?: ReactNode
  /** The text alternative, an element with the id `teks`. */
  readonly children: ReactNode
}

/** A page about a PDF: what it is, the document in its viewer, and its text alternative below. */
export function DocumentFrame(props: Props) {
  const { t, trail, title, summary, facts, pdfHref, pdfLanguage, notice, viewer, children } = props
  return (
    <>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <div className={styles.columns}>
          <div>
            <h1>{title}</h1>
            <Lead>{summary}</Lead>
          </div>
          <div>
            <dl className={styles.facts}>
              {facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.actions}>
              <ButtonLink download="" href={pdfHref} hrefLang={pdfLanguage} look="primary" type="application/pdf">
                <Icon name="document" />
                {t('document.download')}
              </ButtonLink>
              <ButtonLink href="#teks">{t('document.toText')}</ButtonLink>
            </p>
          </div>
        </div>
        {notice && <div className={styles.notice}>{notice}</div>}
      </header>
      <FirstScreenEnd />
      {viewer && (
        <section aria-label={t('document.label')} className={styles.viewer} data-screen-only="" id="dokumen">
          <div className="page-width">{viewer}</div>
        </section>
      )}
      {children}
    </>
  )
}
