import { Fragment } from 'react'
import { CitedRegulation } from '../../components/prose/cited-regulation.tsx'
import type { ChangesProps } from '../../page-data/changes.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Stack } from '../../ui/spaced.tsx'
import styles from './change-card.module.css'

interface Props {
  readonly t: ChangesProps['t']
  readonly change: ChangesProps['changes'][number]
}

/** One way: closed, how long it takes and which documents it needs; open, over the whole width, all of it on one level. */
export function ChangeCard({ t, change }: Props) {
  const { id, title, brief_time, papers } = change
  return (
    <Disclosure
      className={styles.card}
      note={
        <>
          <b className={styles.time}>{brief_time}</b>
          <span className={styles.papers}>
            {t('changes.papersCount', { count: papers.length })}
            <span className={styles.list}>: {papers.join('; ')}</span>
          </span>
        </>
      }
      summary={<h3 className={styles.title}>{title}</h3>}
    >
      {/* Inside what is closed: a browser opens it for an address that names a part of it, not for its own. */}
      <div className={styles.body} id={id}>
        <div>
          {change.when}
          <h4>{t('changes.forbidden')}</h4>
          {change.forbidden}
          <h4>{t('changes.steps')}</h4>
          <ol className={styles.steps}>
            {change.steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a step has no other name.
              <li key={place}>{step}</li>
            ))}
          </ol>
          <h4>{t('changes.terms')}</h4>
          <dl className={styles.facts}>
            {change.terms.map(({ term, missed }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a term has no other name.
              <Fragment key={place}>
                <dt>{term}</dt>
                <dd>{missed}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
        <div>
          <h4>{t('changes.calendar')}</h4>
          <ol className={styles.calendar}>
            {change.calendar.map(({ day, text }) => (
              <li key={day + text}>
                <time dateTime={day}>{t.day(day, 'short')}</time> {text}
              </li>
            ))}
          </ol>
          <dl className={styles.facts}>
            <dt>{t('changes.time')}</dt>
            <dd>{change.time}</dd>
            <dt>{t('changes.tax')}</dt>
            <dd>{change.tax}</dd>
            <dt>{t('changes.workers')}</dt>
            <dd>{change.workers}</dd>
            <dt>{t('changes.fees')}</dt>
            <dd>{change.fees}</dd>
            <dt>{t('changes.authority')}</dt>
            <dd>{change.authority}</dd>
            {change.unsure && (
              <>
                <dt>{t('changes.unsure')}</dt>
                <dd>{change.unsure}</dd>
              </>
            )}
            <dt>{t('service.basis')}</dt>
            <dd>
              <Stack as="ul" space={1}>
                {change.basis.map((citation) => (
                  <li key={citation.written}>
                    <CitedRegulation citation={citation} t={t} />
                  </li>
                ))}
              </Stack>
              {t('changes.checkedOn', { day: t.day(change.checked_on, 'short') })}
            </dd>
          </dl>
        </div>
      </div>
    </Disclosure>
  )
}
