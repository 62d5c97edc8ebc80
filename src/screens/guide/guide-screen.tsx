import type { ReactNode } from 'react'
import type { Guide } from '../../collections/guides.ts'
import type { NumberedCitation } from '../../collections/markdown/components.ts'
import type { ContentHeading } from '../../collections/markdown/headings.ts'
import type { ResolvedCitation } from '../../collections/markdown/notations.ts'
import type { Service } from '../../collections/services.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatDay } from '../../lib/format.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../prose/prose.tsx'
import { GuideRelated } from './guide-related.tsx'
import styles from './guide-screen.module.css'

export interface GuideProps {
  readonly language: Language
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly guide: Guide
  /** The address of the same text as a PDF. */
  readonly pdfHref: string
  /** The text, rendered, with its headings and citations. */
  readonly content: ReactNode
  readonly headings: readonly ContentHeading[]
  readonly citations: readonly NumberedCitation[]
  readonly services: readonly Service[]
  readonly sources: readonly ResolvedCitation[]
  /** The PDF viewer; without it the link to the document stands alone. */
  readonly viewer?: ReactNode
}

/** A guide: what it is about, the document in its viewer, and the whole text below as its alternative. */
export function GuideScreen(props: GuideProps) {
  const { language, t, trail, guide, pdfHref, content, headings, citations, viewer } = props
  const { locale } = languageTraits[language]
  return (
    <>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <div className={styles.columns}>
          <div>
            <h1>{guide.title}</h1>
            <p className={styles.lead}>{guide.summary}</p>
          </div>
          <div>
            <dl className={styles.facts}>
              <div>
                <dt>{t('guide.lastReview')}</dt>
                <dd>{formatDay(guide.reviewedOn, locale)}</dd>
              </div>
              <div>
                <dt>{t('guide.nextReview')}</dt>
                <dd>{formatDay(guide.reviewDue, locale)}</dd>
              </div>
            </dl>
            <p className={styles.actions}>
              <ButtonLink download="" href={pdfHref} look="primary" type="application/pdf">
                <Icon name="document" />
                {t('guide.download')}
              </ButtonLink>
              <ButtonLink href="#teks">{t('guide.toText')}</ButtonLink>
            </p>
          </div>
        </div>
      </header>
      {viewer && (
        <section aria-label={t('guide.document')} className={styles.viewer} data-screen-only="" id="dokumen">
          <div className="page-width">{viewer}</div>
        </section>
      )}
      <section className={`page-width ${styles.text}`} id="teks">
        <div className={styles.contents}>
          <ContentsList items={headings.filter(({ level }) => level === 2)} label={t('guide.contents')} />
        </div>
        <div className={styles.reading}>
          <p className={styles.same}>{t('guide.sameText')}</p>
          <Prose citations={citations} language={language} t={t}>
            {content}
          </Prose>
        </div>
      </section>
      <GuideRelated {...props} />
    </>
  )
}
