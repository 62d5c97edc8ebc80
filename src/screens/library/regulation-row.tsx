import type { Regulation, RegulationRef } from '../../collections/regulations.ts'
import { CitationState } from '../../components/prose/citation-state.tsx'
import { statusOf } from '../../i18n/regulation-status.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
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
        {regulationLine(regulation, t)}
        {regulation.watch !== undefined && <b className={styles.watched}> {t('library.watched')}.</b>}
      </p>
      <CitationState {...regulation} t={t} />
    </li>
  )
}

/** Who replaced, cut or changed it, or from when it applies; what it is about where there is none of these. */
export function regulationLine(regulation: Regulation, t: Translate): string {
  const { state, subject, in_force } = regulation
  const by = (relation: TextKey, refs: readonly RegulationRef[]) =>
    refs.length === 0 ? undefined : `${t(relation)} ${refs.map(({ label }) => label).join(', ')}`
  const lines: Readonly<Record<Regulation['state'], string | undefined>> = {
    in_force: by('regulation.relation.reportedSuccessor', regulation.reported_successor),
    amended: by('regulation.relation.amendedBy', regulation.amendedBy),
    partly_revoked: by('regulation.relation.partlyRevokedBy', regulation.partlyRevokedBy),
    revoked: by('regulation.relation.revokedBy', regulation.revokedBy),
    not_yet_in_force: in_force === null ? undefined : t('library.inForceFrom', { day: t.day(in_force) }),
  }
  const line = lines[state]
  return line === undefined ? subject : `${line}.`
}
