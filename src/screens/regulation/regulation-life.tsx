import type { LifeStation } from '../../collections/law-life.ts'
import { CitationState } from '../../components/prose/citation-state.tsx'
import type { Translate } from '../../i18n/translate.ts'
import { classNames } from '../../lib/class-names.ts'
import type { RegulationProps } from '../../page-data/regulation.ts'
import styles from './regulation-life.module.css'

/** The life of a regulation as a line from the left to the right, on a phone from top to bottom; in words, a list. */
export function RegulationLife({ t, life }: RegulationProps) {
  const { stations, earlier } = life
  if (stations.length === 0) return null
  return (
    <section aria-labelledby="garis-hidup">
      <h2 className="visually-hidden" id="garis-hidup">
        {t('regulation.life')}
      </h2>
      <ol className={styles.line}>
        {stations.map((station, place) => (
          <Station key={station.id} station={station} t={t}>
            {place === 0 && earlier > 0 ? t.count('regulation.life.earlier', earlier) : ''}
          </Station>
        ))}
      </ol>
    </section>
  )
}

interface StationProps {
  readonly t: Translate
  readonly station: LifeStation
  /** What is said of it besides; may be empty. */
  readonly children: string
}

function Station({ t, station, children }: StationProps) {
  const { role, label, of = '', path, day, standing } = station
  const isSelf = role === 'self'
  return (
    <li className={classNames(styles.station, isSelf && styles.self)}>
      {path && !isSelf ? (
        <a className={styles.label} href={t.href(path)}>
          {label}
        </a>
      ) : (
        <b className={styles.label}>{label}</b>
      )}
      <span className={styles.role}>
        {t(`regulation.life.${role}`, { label: of })}
        {/* Beside `replaced` it would read as the day on which that ended. */}
        {day !== undefined && role !== 'replaced' && (
          <>
            {', '}
            <time dateTime={day}>{t.day(day, 'short')}</time>
          </>
        )}{' '}
        {children}
      </span>
      {standing && <CitationState {...standing} t={t} />}
    </li>
  )
}
