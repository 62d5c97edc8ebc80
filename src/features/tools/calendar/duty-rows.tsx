import { memo } from 'react'
import { dateKey } from '../../../engines/calendar.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import styles from './calendar.module.css'
import type { DayTexts } from './calendar-dates.ts'
import { dateDetail, objectName, type ShownDate } from './calendar-export.ts'
import { type DutyRow, rhythmOf } from './calendar-view.ts'
import { DutyDetails } from './duty-details.tsx'

interface Texts {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly holidays: ReadonlyMap<string, string>
}

/** One line a duty: its next day, its name, how often; opened, all its dates, what lateness costs, and its articles. */
export function DutyRows({ rows, ...texts }: Texts & { readonly rows: readonly DutyRow[] }) {
  return (
    <div>
      {rows.map((row) => (
        <Row key={row.key} row={row} {...texts} />
      ))}
    </div>
  )
}

/** Most rows stay as they are when an answer of the form changes. */
const Row = memo(
  function Row({ row: { dates }, t, days, holidays }: Texts & { readonly row: DutyRow }) {
    const [first] = dates
    const { duty, object } = first
    return (
      <details className={styles.row}>
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
              <li key={dateKey(date)}>{dateLine(date, { t, days, holidays })}</li>
            ))}
          </ul>
          <DutyDetails duty={duty} isOpen t={t} />
        </div>
      </details>
    )
  },
  (before, after) =>
    before.t === after.t &&
    before.days === after.days &&
    before.holidays === after.holidays &&
    before.row.dates.length === after.row.dates.length &&
    before.row.dates.every((date, place) => isSameDate(date, after.row.dates[place])),
)

function isSameDate(one: ShownDate, other: ShownDate | undefined): boolean {
  return (
    other !== undefined &&
    one.duty === other.duty &&
    one.date === other.date &&
    one.period === other.period &&
    one.object?.count === other.object?.count &&
    dateKey(one) === dateKey(other)
  )
}

function dateLine(date: ShownDate, { t, days, holidays }: Texts): string {
  const of = dateDetail({ ...date, object: undefined }, { t, days, holidays })
  const moved = date.date === date.nominal ? '' : t('calendar.movedFrom', { day: days.long(date.nominal) })
  const notes = [of, moved].filter((one) => one !== '').join('; ')
  return `${days.long(date.date)}${notes && ` (${notes})`}`
}

/** For example `setiap bulan, 24 kali`; nothing of a duty that is due once. */
function often(t: ToolTranslate, date: ShownDate, count: number): string {
  const rhythm = rhythmOf(date)
  return [rhythm && t(`calendar.every.${rhythm}`), count > 1 && t('calendar.times', { count })]
    .filter(Boolean)
    .join(', ')
}
