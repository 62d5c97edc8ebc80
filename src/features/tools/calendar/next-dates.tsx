import { dateKey } from '../../../engines/calendar.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { type Day, daysBetween } from '../../../lib/calendar.ts'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dateTitle, type ShownDate } from './calendar-export.ts'

interface Props {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly holidays: ReadonlyMap<string, string>
  readonly today: Day
  /** By date. */
  readonly dates: readonly ShownDate[]
}

const shown = 3

/** The next three dates, each with the days that are left and what lateness costs. */
export function NextDates({ t, days, holidays, today, dates }: Props) {
  return (
    <ol className={styles.next}>
      {dates.slice(0, shown).map((date) => (
        <li data-group={date.duty.group} key={dateKey(date)}>
          <p className={styles.day}>
            <time dateTime={date.date}>{days.short(date.date)}</time> <small>{daysLeft(t, today, date.date)}</small>
          </p>
          <p className={styles.title}>{dateTitle(date, { t, days, holidays })}</p>
          {date.date !== date.nominal && (
            <p className={styles.small}>{t('calendar.moved', { day: days.long(date.nominal) })}</p>
          )}
          <p className={styles.small}>
            {t('calendar.late')} {date.duty.sanction}
          </p>
          {date.duty.explain && <p className={styles.small}>{date.duty.explain}</p>}
        </li>
      ))}
    </ol>
  )
}

function daysLeft(t: ToolTranslate, today: Day, date: Day): string {
  const count = daysBetween(today, date)
  if (count === 0) return t('calendar.today')
  return count === 1 ? t('calendar.tomorrow') : t('calendar.daysLeft', { count })
}
