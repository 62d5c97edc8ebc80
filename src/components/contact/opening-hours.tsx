import type { Translate } from '../../i18n/translate.ts'
import { formatClock, formatWeekday } from '../../lib/format.ts'
import { site } from '../../site/site.ts'
import styles from './opening-hours.module.css'

/** The hours in which messages are answered, in Western Indonesian Time, one line per span of days. */
export function OpeningHours({ t }: { t: Translate }) {
  return (
    <ul className={styles.hours}>
      {site.hours.map(({ from, to, opens, closes }) => (
        <li key={from}>
          {t(from === to ? 'hours.day' : 'hours.days', {
            from: formatWeekday(from, t.locale),
            to: formatWeekday(to, t.locale),
            opens: formatClock(opens, t.locale),
            closes: formatClock(closes, t.locale),
          })}
        </li>
      ))}
    </ul>
  )
}

/** Whether the office is open, or when it opens next (`startup/opening-state.ts`); without script, that it answers in working hours. */
export function OpeningState({ t }: { readonly t: Translate }) {
  return <span data-opening="">{t('hours.answered')}</span>
}
