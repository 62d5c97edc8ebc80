import { isAddressOfText } from '../../lib/official-address.ts'
import type { RegulationProps } from '../../page-data/regulation.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './regulation-facts.module.css'

/** Dates, subjects, official source, and when all of it was last checked. */
export function RegulationFacts({ t, regulation }: RegulationProps) {
  const { enacted, promulgated, in_force, subjects, official_url, checked_on, recheckBy, pastRecheck } = regulation
  const { hostname } = new URL(official_url)
  const isOfText = isAddressOfText(official_url)
  const day = (value: string) => <time dateTime={value}>{t.day(value)}</time>
  return (
    <aside aria-label={t('regulation.facts')} className={styles.facts}>
      <dl className={styles.list}>
        {enacted && (
          <div>
            <dt>{t('regulation.enacted')}</dt>
            <dd>{day(enacted)}</dd>
          </div>
        )}
        {promulgated && (
          <div>
            <dt>{t('regulation.promulgated')}</dt>
            <dd>{day(promulgated)}</dd>
          </div>
        )}
        <div>
          <dt>{t('regulation.inForce')}</dt>
          <dd>{in_force ? day(in_force) : t('regulation.dayUnknown')}</dd>
        </div>
        <div>
          <dt>{t('regulation.subjects')}</dt>
          {subjects.map((subject) => (
            <dd key={subject.id}>
              <a href={t.href(`/infohukum/topik/${subject.id}`)}>{subject.label}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{t('regulation.checkedOn')}</dt>
          <dd>{day(checked_on)}</dd>
          {pastRecheck && (
            <dd className={styles.pastRecheck}>{t('regulation.pastRecheck', { day: t.day(recheckBy) })}</dd>
          )}
        </div>
      </dl>
      <p>
        <a className={styles.source} href={official_url} rel="noopener">
          {isOfText ? t('regulation.officialSource') : t('regulation.lookUp', { host: hostname })}{' '}
          <Icon name="external" size={16} />
        </a>
        {isOfText && <small className={styles.host}>{hostname}</small>}
      </p>
    </aside>
  )
}
