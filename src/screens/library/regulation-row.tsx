import type { Regulation } from '../../collections/regulations.ts'
import { CitationState } from '../../components/prose/citation-state.tsx'
import type { Translate } from '../../i18n/translate.ts'
import { statusOf } from '../../lib/regulation-status.ts'
import { regulationLine } from './regulation-line.ts'
import styles from './regulation-row.module.css'

interface Props {
  readonly t: Translate
  readonly regulation: Regulation
  /** The day to show beside its number. */
  readonly day?: string
}

/** A regulation in a list: its number, its title, at the right edge its state, and what matters most. */
export function RegulationRow({ t, regulation, day }: Props) {
  return (
    <li className={styles.row} data-status={statusOf(regulation)}>
      <a className={styles.label} href={t.href(regulation.path)}>
        <span className={styles.name}>
          {regulation.label} <span className={styles.title}>{regulation.title}</span>
        </span>
      </a>
      <p className={styles.line}>
        {day !== undefined && (
          <>
            <time dateTime={day}>{t.day(day, 'short')}</time>
            {' · '}
          </>
        )}
        {regulationLine(regulation, t, t.locale)}
        {regulation.watch !== undefined && <b className={styles.watched}> {t('library.watched')}.</b>}
      </p>
      <CitationState {...regulation} t={t} />
    </li>
  )
}
