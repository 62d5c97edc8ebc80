import { Fragment } from 'react'
import { CitedRegulation } from '../../components/prose/cited-regulation.tsx'
import type { ChangesProps } from '../../page-data/changes.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Lead } from '../../ui/lead.tsx'
import styles from './changes-screen.module.css'

/**
 * Changing or closing a business: a way opens in place, without script, by its own address (`#dari-cv`) and for the
 * browser's search.
 */
export function ChangesScreen({ t, trail, changes }: ChangesProps) {
  return (
    <div className={`page-width ${styles.screen}`}>
      <Breadcrumb label={t('breadcrumb.label')} trail={trail} />
      <h1 className={styles.title}>{t('changes.title')}</h1>
      <Lead className={styles.lead}>{t('changes.lead')}</Lead>
      <p className={styles.limits}>{t('changes.limits')}</p>
      {changes.map((change) => (
        <details className={styles.change} key={change.id}>
          <summary className={styles.summary}>
            <h2 className={styles.name}>{change.title}</h2>
          </summary>
          {/* Inside what is closed: a browser opens it for an address that names a part of it, not for its own. */}
          <div className={styles.body} id={change.id}>
            <div className={styles.when}>{change.when}</div>
            <h3>{t('changes.forbidden')}</h3>
            {change.forbidden}
            <h3>{t('changes.steps')}</h3>
            <ol className={styles.steps}>
              {change.steps.map((step, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a step has no other name.
                <li key={place}>{step}</li>
              ))}
            </ol>
            <h3>{t('changes.terms')}</h3>
            <dl className={styles.facts}>
              {change.terms.map(({ term, missed }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a term has no other name.
                <Fragment key={place}>
                  <dt>{term}</dt>
                  <dd>{missed}</dd>
                </Fragment>
              ))}
            </dl>
            <h3>{t('changes.calendar')}</h3>
            <ol className={styles.calendar}>
              {change.calendar.map(({ day, text }) => (
                <li key={day + text}>
                  <time dateTime={day}>{t.day(day, 'short')}</time> {text}
                </li>
              ))}
            </ol>
            <dl className={styles.facts}>
              <dt>{t('changes.tax')}</dt>
              <dd>{change.tax}</dd>
              <dt>{t('changes.workers')}</dt>
              <dd>{change.workers}</dd>
              <dt>{t('changes.fees')}</dt>
              <dd>{change.fees}</dd>
              <dt>{t('changes.papers')}</dt>
              <dd>{change.papers.join('; ')}</dd>
              <dt>{t('changes.authority')}</dt>
              <dd>{change.authority}</dd>
              <dt>{t('changes.time')}</dt>
              <dd>{change.time}</dd>
              {change.unsure && (
                <>
                  <dt>{t('changes.unsure')}</dt>
                  <dd>{change.unsure}</dd>
                </>
              )}
              <dt>{t('service.basis')}</dt>
              <dd>
                <ul className={styles.basis}>
                  {change.basis.map((citation) => (
                    <li key={citation.written}>
                      <CitedRegulation citation={citation} t={t} />
                    </li>
                  ))}
                </ul>
                {t('changes.checkedOn', {
                  day: t.day(change.checked_on, 'short'),
                })}
              </dd>
            </dl>
          </div>
        </details>
      ))}
      <p className={styles.onward}>
        <a href={t.href('/pilih-badan-usaha')}>{t('changes.toChooser')}</a>
      </p>
    </div>
  )
}
