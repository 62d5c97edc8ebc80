import type { ReactNode } from 'react'
import { citationsIn } from '../../lib/citation.ts'
import { isAskOutcome, outcomes } from '../../lib/entity-choice.ts'
import type { ChooserProps } from '../../page-data/chooser.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './chooser-screen.module.css'
import { OutcomeSection } from './outcome-section.tsx'

interface Props extends ChooserProps {
  /** The questions, an island. */
  readonly children?: ReactNode
}

/**
 * Which legal entity fits. Every outcome stands on the page with what leads to it, so it can be read without script;
 * once the questions are answered, only the chosen one is shown.
 */
export function ChooserScreen({ language, t, trail, names, entities, askBasis, children }: Props) {
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
              basis={isAskOutcome(outcome) ? askBasis[outcome] : []}
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
