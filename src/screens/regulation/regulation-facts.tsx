import { isAddressOfText } from '../../lib/addresses.ts'
import type { RegulationProps } from '../../page-data/regulation.ts'
import { Icon } from '../../ui/icon.tsx'
import { regulationDates } from './regulation-dates.ts'
import styles from './regulation-facts.module.css'

/** In one line: dates, subjects, when all of it was last checked, and the official source. */
export function RegulationFacts({ t, regulation }: RegulationProps) {
  const { subjects, official_url, checked_on, recheckBy, pastRecheck } = regulation
  const { hostname } = new URL(official_url)
  const isOfText = isAddressOfText(official_url)
  const day = (value: string) => <time dateTime={value}>{t.day(value)}</time>
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        {regulationDates(regulation, t).map(({ name, day: of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{of ? day(of) : t('regulation.dayUnknown')}</dd>
          </div>
        ))}
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
      <a className={styles.source} href={official_url} rel="noopener">
        {isOfText ? t('regulation.officialSource') : t('regulation.lookUp', { host: hostname })}{' '}
        <Icon name="external" size={16} />
        {isOfText && <small className={styles.host}>{hostname}</small>}
      </a>
    </div>
  )
}
