import type { ReactNode } from 'react'
import type { CitingEntry } from '../../collections/cited-by.ts'
import type { Regulation } from '../../collections/regulations.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { CitationState } from '../prose/citation-state.tsx'
import { Prose } from '../prose/prose.tsx'
import { markOf, meaningTextKeys } from './mark.ts'
import { RegulationArticles } from './regulation-articles.tsx'
import { RegulationCitedBy } from './regulation-cited-by.tsx'
import { RegulationFacts } from './regulation-facts.tsx'
import { RegulationNotices } from './regulation-notices.tsx'
import { RegulationRelations } from './regulation-relations.tsx'
import styles from './regulation-screen.module.css'

export interface RegulationProps {
  readonly language: Language
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly regulation: Regulation
  /** Our summary, rendered. */
  readonly summary: ReactNode
  readonly citedBy: readonly CitingEntry[]
}

/** One regulation, set like a page of a statute book: names of the parts and numbers of the articles in the margin. */
export function RegulationScreen(props: RegulationProps) {
  const { language, t, trail, regulation, summary } = props
  return (
    <article className={`page-width ${styles.page}`}>
      <header className={styles.header}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.heading}>
          <span className={styles.label}>{regulation.label}</span>{' '}
          <span className={styles.title}>{regulation.title}</span>
        </h1>
        <p className={styles.stamp}>
          <CitationState {...regulation} t={t} />
          <span>{t(meaningTextKeys[markOf(regulation)])}</span>
        </p>
      </header>
      <RegulationFacts {...props} />
      <div className={styles.body}>
        <RegulationNotices {...props} />
        <section className={styles.part}>
          <h2 className={styles.partName}>{t('regulation.summary')}</h2>
          <div>
            <p className={styles.subject}>{regulation.subject}</p>
            <Prose language={language} t={t}>
              {summary}
            </Prose>
            <p className={styles.ours}>{t('regulation.ours')}</p>
          </div>
        </section>
        <RegulationArticles {...props} />
        <RegulationRelations {...props} />
        <RegulationCitedBy {...props} />
      </div>
    </article>
  )
}
