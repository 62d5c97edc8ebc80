import { dateKey } from '../../../engines/calendar.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { Day } from '../../../lib/calendar.ts'
import shared from '../tools.module.css'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dateTitle, type ShownDate } from './calendar-export.ts'

interface Props {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly holidays: ReadonlyMap<string, string>
  /** First day of the calendar. */
  readonly start: Day
  readonly dates: readonly ShownDate[]
}

/** Marks, contracts and others that have no day in the calendar: the one that has passed, and the next one. */
export function OutsideDates({ t, days, holidays, start, dates }: Props) {
  if (dates.length === 0) return null
  return (
    <>
      <h3 className={shared.subheading}>{t('calendar.outside')}</h3>
      <p className={shared.days}>{t('calendar.outsideNote')}</p>
      <ul className={styles.lines}>
        {dates.map((date) => (
          <li key={dateKey(date)}>
            <time className={styles.day} dateTime={date.date}>
              {days.compact(date.date)}
            </time>
            <p>
              {dateTitle(date, { t, days, holidays })}
              {date.date < start && (
                <>
                  {'. '}
                  <strong>{t('calendar.outsidePassed')}</strong>{' '}
                  <span className={styles.small}>
                    {t('calendar.late')} {date.duty.sanction}
                  </span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
