import { Fragment } from 'react'
import { CitedRegulation } from '../../components/prose/cited-regulation.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './after-service.module.css'
import { ServiceSection } from './service-section.tsx'

/** What the client must do once the service is done: a row for each duty, with its deadline first. */
export function AfterService({ t, facts }: ServiceProps) {
  const { after, today } = facts
  if (!after) return null
  const dayText = (day: string) => t.day(day, 'short')
  const days = { day: dayText(after.checkedOn), recheck: dayText(after.recheck) }
  return (
    <ServiceSection
      answer={t.count('service.answer.after', after.duties.length, { first: after.duties[0]?.title ?? '' })}
      id="sesudahnya"
      title={t(`service.after.${after.heading}`)}
    >
      <ul className={styles.duties}>
        {after.duties.map(({ id, title, what, where, when, unsure, basis, certainty }) => (
          <li key={id}>
            <p>
              <b>{title}</b>
              {` ${when}`}
            </p>
            <p>
              {`${what} ${t('service.afterWhere')}: ${where}. `}
              {basis.map((citation, place) => (
                <Fragment key={citation.written}>
                  {place > 0 && '; '}
                  <CitedRegulation citation={citation} t={t} />
                </Fragment>
              ))}
              {(unsure || certainty === 'secondary') && ` · ${unsure ?? t('service.afterSecondary')}`}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.checked}>
        {today > after.recheck ? t('service.afterDue', days) : t('service.afterChecked', days)}
      </p>
    </ServiceSection>
  )
}
