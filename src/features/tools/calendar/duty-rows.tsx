import { dateKey } from '../../../engines/calendar.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dateDetail, objectName, type ShownDate } from './calendar-export.ts'
import { type DutyRow, rhythmOf } from './calendar-view.ts'
import { DutyDetails } from './duty-details.tsx'

interface Props {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly holidays: ReadonlyMap<string, string>
  readonly rows: readonly DutyRow[]
}

/** One line a duty: its next day, its name, how often; opened, all its dates, what lateness costs, and its articles. */
export function DutyRows({ t, days, holidays, rows }: Props) {
  return (
    <div>
      {rows.map(({ key, dates }) => {
        const [first] = dates
        const { duty, object } = first
        return (
          <details className={styles.row} key={key}>
            <summary>
              <time className={styles.day} dateTime={first.date}>
                {days.compact(first.date)}
              </time>
              <span>
                <span aria-hidden="true" className={styles.dot} data-group={duty.group} /> {duty.title}
                {object && ` (${objectName(object, { t, days })})`}
              </span>
              <small>{often(t, first, dates.length)}</small>
            </summary>
            <div>
              <p>
                {t('calendar.late')} {duty.sanction}
              </p>
              <ul className={styles.all}>
                {dates.map((date) => (
                  <li key={dateKey(date)}>{dateLine(date)}</li>
                ))}
              </ul>
              <DutyDetails duty={duty} isOpen t={t} />
            </div>
          </details>
        )
      })}
    </div>
  )

  function dateLine(date: ShownDate): string {
    const of = dateDetail({ ...date, object: undefined }, { t, days, holidays })
    const moved = date.date === date.nominal ? '' : t('calendar.movedFrom', { day: days.long(date.nominal) })
    const notes = [of, moved].filter((one) => one !== '').join('; ')
    return `${days.long(date.date)}${notes && ` (${notes})`}`
  }
}

/** For example `setiap bulan, 24 kali`; nothing of a duty that is due once. */
function often(t: ToolTranslate, date: ShownDate, count: number): string {
  const rhythm = rhythmOf(date)
  return [rhythm && t(`calendar.every.${rhythm}`), count > 1 && t('calendar.times', { count })]
    .filter(Boolean)
    .join(', ')
}
