import { Fragment } from 'react'
import type { Heirs } from '../../collections/law-life.ts'
import type { RegulationRef } from '../../collections/regulations.ts'
import type { Translate } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import type { RegulationProps } from '../../page-data/regulation.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './regulation-heirs.module.css'

/** What to read in its place, and what it stands in the place of itself. */
export function RegulationHeirs({ t, life }: RegulationProps) {
  const { heirs, replaces } = life
  return (
    <>
      {heirs.kind !== 'none' && (
        <p className={classNames(styles.box, heirs.kind === 'revoked' && styles.revoked)}>
          {leadTo(heirs, t)} <Refs isLead regulations={heirs.regulations} t={t} />
        </p>
      )}
      {replaces.some(({ path }) => path) && (
        <p className={styles.replaces}>
          {t('regulation.heir.of')} <Refs regulations={replaces} t={t} />
        </p>
      )}
    </>
  )
}

/** The sentence that the names of the heirs end. */
function leadTo(heirs: Exclude<Heirs, { kind: 'none' }>, t: Translate): string {
  if (heirs.kind === 'coming') return t('regulation.heir.coming', { day: t.day(heirs.day) })
  if (heirs.kind === 'reported') return t('regulation.heir.reported')
  const { day, regulations } = heirs
  const isReadable = regulations.some(({ path }) => path !== undefined)
  return [
    day === undefined ? t('regulation.heir.revoked') : t('regulation.heir.since', { day: t.day(day) }),
    t(isReadable ? 'regulation.heir.read' : 'regulation.relation.revokedBy'),
  ].join(' ')
}

interface RefsProps {
  readonly t: Translate
  readonly regulations: readonly RegulationRef[]
  /** With an arrow: the way on. */
  readonly isLead?: boolean
}

function Refs({ t, regulations, isLead }: RefsProps) {
  return regulations.map(({ id, label, path }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      {path ? (
        <a className={styles.link} href={t.href(path)}>
          {label}
          {isLead && <Icon name="arrow" size={18} />}
        </a>
      ) : (
        <>
          {label} <small>({t('regulation.outside')})</small>
        </>
      )}
    </Fragment>
  ))
}
