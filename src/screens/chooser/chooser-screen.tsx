import type { ReactNode } from 'react'
import { citationsIn } from '../../collections/text.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { isAskOutcome, type Outcome, outcomes } from '../../lib/entity-choice.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { Lead } from '../../ui/lead.tsx'
import type { EntityComparison } from '../services/entity-comparison.ts'
import styles from './chooser-screen.module.css'
import { OutcomeSection } from './outcome-section.tsx'
import { askBasis } from './question-basis.ts'

interface Props {
  readonly language: Language
  readonly t: Translate
  readonly trail: readonly Crumb[]
  readonly names: Readonly<Record<Outcome, string>>
  readonly entities: EntityComparison
  /** The questions, an island. */
  readonly children?: ReactNode
}

/**
 * Which legal entity fits. Every outcome stands on the page with what leads to it, so it can be read without script;
 * once the questions are answered, only the chosen one is shown.
 */
export function ChooserScreen({ language, t, trail, names, entities, children }: Props) {
  return (
    <div className={styles.screen}>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.title}>{t('chooser.title')}</h1>
        <Lead className={styles.lead}>{t('chooser.lead')}</Lead>
        {children}
      </header>
      <div className={`page-width ${styles.outcomes}`}>
        <p className={styles.all}>{t('chooser.all')}</p>
        {outcomes.map((outcome) => {
          const column = entities.forms.findIndex((form) => form.service.id === outcome)
          const service = entities.forms[column]?.service
          const written = citationsIn(Object.values(service?.entity ?? {}).join(' '))
          return (
            <OutcomeSection
              basis={isAskOutcome(outcome) ? askBasis(language)[outcome] : []}
              citations={entities.citations.filter((citation) => written.includes(citation.written))}
              key={outcome}
              language={language}
              name={names[outcome]}
              outcome={outcome}
              reasons={entities.rows.map(({ id, label, cells }) => ({ id, label, text: cells[column] }))}
              service={service}
              t={t}
            />
          )
        })}
        <p className={styles.limits}>{t('chooser.limits')}</p>
      </div>
    </div>
  )
}
