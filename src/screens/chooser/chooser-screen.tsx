import type { ReactNode } from 'react'
import { allResultsId } from '../../lib/entity-choice.ts'
import type { ChooserProps } from '../../page-data/chooser.ts'
import { AwaitedAnswer } from '../../ui/awaited-answer.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import styles from './chooser-screen.module.css'
import { OutcomeSection } from './outcome-section.tsx'

interface Props extends ChooserProps {
  /** The questions, an island. */
  readonly children?: ReactNode
}

/**
 * Which legal entity fits. Every outcome stands on the page with what leads to it, all folded up together, so it can be
 * read without script and found by the browser's search; once the questions are answered, the chosen one alone is shown.
 */
export function ChooserScreen({ t, trail, facts, outcomes, children }: Props) {
  return (
    <div className={styles.screen}>
      <div className={`page-width ${styles.header}`}>
        <PageHead
          lead={t('chooser.lead')}
          title={t('chooser.title')}
          trail={trail}
          trailLabel={t('breadcrumb.label')}
        />
        <FirstScreenEnd styles="shared" />
        <WithoutScript className={styles.withoutScript} failed={t('chooser.notLoaded')} reload={t('reload')}>
          {t('chooser.withoutScript')}
        </WithoutScript>
        <AwaitedAnswer waiting={t('chooser.loading')}>{children}</AwaitedAnswer>
      </div>
      <div className={`page-width ${styles.outcomes}`}>
        <Disclosure className={styles.all} id={allResultsId} summary={t('chooser.all')}>
          {outcomes.map((drawn) => (
            <OutcomeSection drawn={drawn} facts={facts} key={drawn.outcome} t={t} />
          ))}
        </Disclosure>
        <p className={styles.limits}>{t('chooser.limits')}</p>
      </div>
    </div>
  )
}
