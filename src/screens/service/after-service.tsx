import { Fragment } from 'react'
import { CitedRegulation } from '../../components/prose/cited-regulation.tsx'
import type { ServiceProps } from '../../page-data/service.ts'
import styles from './after-service.module.css'
import { ServiceSection } from './service-section.tsx'

/** What the client must do once the service is done: a row for each duty, which opens in place and prints open. */
export function AfterService({ t, facts }: ServiceProps) {
  const { after, today } = facts
  if (!after) return null
  const dayText = (day: string) => t.day(day, 'short')
  const days = { day: dayText(after.checkedOn), recheck: dayText(after.recheck) }
  return (
    <ServiceSection id="sesudahnya" lead={t('service.afterLead')} title={t(`service.after.${after.heading}`)}>
      <div className={styles.duties}>
        {after.duties.map(({ id, title, what, where, when, unsure, basis, certainty }) => (
          <details key={id}>
            <summary>
              <b>{title}</b>
              <small>{when}</small>
            </summary>
            <div>
              <p>{what}</p>
              <p>{`${t('service.afterWhere')}: ${where}`}</p>
              <p>
                {`${t('service.basis')}: `}
                {basis.map((citation, place) => (
                  <Fragment key={citation.written}>
                    {place > 0 && '; '}
                    <CitedRegulation citation={citation} t={t} />
                  </Fragment>
                ))}
              </p>
              {(unsure || certainty === 'secondary') && <p>{unsure ?? t('service.afterSecondary')}</p>}
            </div>
          </details>
        ))}
      </div>
      <p className={styles.checked}>
        {today > after.recheck ? t('service.afterDue', days) : t('service.afterChecked', days)}
      </p>
    </ServiceSection>
  )
}
