import type { Ref } from 'react'
import { useT } from '../../i18n/translate-context.tsx'
import type { LegalReference } from '../../lib/citation.ts'
import { type Choice, type Outcome, resultId } from '../../lib/entity-choice.ts'
import styles from './chooser.module.css'
import { BasisLinks } from './question.tsx'

interface Props {
  readonly choice: Choice
  readonly names: Readonly<Record<Outcome, string>>
  /** The articles behind the warning of borrowed names. */
  readonly basis: readonly LegalReference[]
  /** The address of the page on changing the form of a business. */
  readonly changesHref: string
  /** Gets the focus when the last question was answered. */
  readonly heading: Ref<HTMLHeadingElement>
}

/** What the answers lead to in the visitor's own case: outcome, what would change it, the next best, and a warning. */
export function Result({ choice, names, basis, changesHref, heading }: Props) {
  const t = useT()
  const { outcome, row, runnerUp, nominee, change } = choice
  return (
    <>
      <h2 className={styles.question} ref={heading} tabIndex={-1}>
        {t('chooser.result', { entity: names[outcome] })}
      </h2>
      <dl className={styles.facts}>
        <dt>{t('chooser.whatChanges')}</dt>
        <dd>{t(`chooser.changes.${row}`)}</dd>
        {runnerUp.length > 0 && (
          <>
            <dt>{t('chooser.runnerUp')}</dt>
            <dd>{runnerUp.map((id) => names[id]).join('; ')}</dd>
          </>
        )}
      </dl>
      {nominee && (
        <p className={styles.warning}>
          {t('chooser.nominee')} <BasisLinks basis={basis} />
        </p>
      )}
      {change && (
        <p>
          <a href={`${changesHref}#${change}`}>{t('chooser.changeOfForm')}</a>
        </p>
      )}
      <p>
        <a href={`#${resultId(outcome)}`}>{t('chooser.toReasons')}</a>
      </p>
    </>
  )
}
