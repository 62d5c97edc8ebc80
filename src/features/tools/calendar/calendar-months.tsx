import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import type { ShownDate } from './calendar-export.ts'
import { DutyDetails } from './duty-details.tsx'

interface Props {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly dates: readonly ShownDate[]
  readonly titleOf: (date: ShownDate) => string
}

/** Dates by month. A duty is explained where it appears first; every line says what lateness costs. */
export function CalendarMonths({ t, days, dates, titleOf }: Props) {
  const months = new Map<string, ShownDate[]>()
  const first = new Map<string, ShownDate>()
  for (const date of dates) {
    const month = date.date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), date])
    if (!first.has(date.duty.id)) first.set(date.duty.id, date)
  }
  return [...months].map(([month, own]) => (
    <section className={styles.month} key={month}>
      <h3>{days.month(month)}</h3>
      <ul className={styles.dates}>
        {own.map((date) => (
          <li className={styles.date} key={`${date.duty.id}${date.nominal}`}>
            <time className={styles.day} dateTime={date.date}>
              {days.short(date.date)}
            </time>
            <div>
              <p className={styles.title}>{titleOf(date)}</p>
              {date.date !== date.nominal && (
                <p className={styles.small}>{t('calendar.moved', { day: days.long(date.nominal) })}</p>
              )}
              {date.isUnshifted && (
                <p className={styles.small}>{t('calendar.unshifted', { year: date.nominal.slice(0, 4) })}</p>
              )}
              <p className={styles.small}>
                {t('calendar.late')} {date.duty.sanction}
              </p>
              {first.get(date.duty.id) === date && <DutyDetails duty={date.duty} t={t} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}
