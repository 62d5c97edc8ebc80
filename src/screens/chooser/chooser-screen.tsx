import type { ReactNode } from 'react'
import { citationsIn } from '../../lib/citation.ts'
import { allResultsId, outcomes } from '../../lib/entity-choice.ts'
import type { ChooserProps } from '../../page-data/chooser.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { Lead } from '../../ui/lead.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import styles from './chooser-screen.module.css'
import { OutcomeSection } from './outcome-section.tsx'

interface Props extends ChooserProps {
  /** The questions, an island. */
  readonly children?: ReactNode
}

/**
 * Which legal entity fits. Every outcome stands on the page with what leads to it, closed, so it can be read without
 * script and found by the browser's search; once the questions are answered, the chosen one alone is shown.
 */
export function ChooserScreen({ t, trail, names, entities, bodies, children }: Props) {
  return (
    <div className={styles.screen}>
      <header className={`page-width ${styles.header}`}>
        <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
        <h1 className={styles.title}>{t('chooser.title')}</h1>
        <Lead className={styles.lead}>{t('chooser.lead')}</Lead>
        <FirstScreenEnd />
        <WithoutScript className={styles.withoutScript}>{t('chooser.withoutScript')}</WithoutScript>
        {children}
      </header>
      <div className={`page-width ${styles.outcomes}`}>
        <details className={styles.all} id={allResultsId}>
          <summary className={styles.allSummary}>{t('chooser.all')}</summary>
          {outcomes.map((outcome) => {
            const column = entities.forms.findIndex((form) => form.service.id === outcome)
            const service = entities.forms[column]?.service
            const written = citationsIn(Object.values(service?.entity ?? {}).join(' '))
            return (
              <OutcomeSection
                body={bodies[outcome]}
                citations={entities.citations.filter((citation) => written.includes(citation.written))}
                key={outcome}
                names={names}
                outcome={outcome}
                reasons={entities.rows.map(({ id, label, cells }) => ({ id, label, text: cells[column]?.text }))}
                service={service}
                t={t}
              />
            )
          })}
        </details>
        <p className={styles.limits}>{t('chooser.limits')}</p>
      </div>
    </div>
  )
}
