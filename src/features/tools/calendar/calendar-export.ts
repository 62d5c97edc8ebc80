/** The dates of a calendar as events of an `.ics` file and as a plain list. Pure. */
import type { DutyDate } from '../../../engines/calendar.ts'
import type { CalendarDuty } from '../../../engines/calendar-duty.ts'
import type { IcsEvent } from '../../../engines/ics.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { DayTexts } from './calendar-dates.ts'

export type ShownDate = DutyDate<CalendarDuty>

interface Options {
  readonly t: ToolTranslate
  readonly days: DayTexts
  readonly groups: Readonly<Record<string, string>>
  /** What holidays are called, by id. */
  readonly holidays: ReadonlyMap<string, string>
  /** The whole address of the calendar's page. */
  readonly page: string
  /** Day on which the duties were compared with their sources. */
  readonly checkedOn: string
  readonly banner: string
}

/** The title of a date with what tells it from other dates of the same duty. */
export function dateTitle({ duty, period, part, holiday }: ShownDate, { t, days, holidays }: Options): string {
  const of =
    (period && t('calendar.period', { month: days.month(period) })) ??
    (part && t(`calendar.part.${part}`)) ??
    (holiday && (holidays.get(holiday) ?? holiday))
  return of ? `${duty.title} (${of})` : duty.title
}

/** One event for each date. Its name stays the same however the date moves, so a second import brings it up to date. */
export function calendarEvents(dates: readonly ShownDate[], options: Options): IcsEvent[] {
  const { t, groups, page, checkedOn, banner, days } = options
  const host = new URL(page).host
  return dates.map((date) => {
    const { duty, nominal } = date
    return {
      uid: `${duty.id}-${nominal}@${host}`,
      day: date.date,
      summary: dateTitle(date, options),
      description: [
        `${duty.rule}.`,
        ...(duty.explain ? [duty.explain] : []),
        `${t('calendar.late')} ${duty.sanction}.`,
        `${duty.basis.map(({ label }) => label).join('; ')} (${duty.sureness}).`,
        t('calendar.checkedOn', { day: days.long(checkedOn) }),
        banner,
      ].join('\n'),
      categories: [groups[duty.group] ?? duty.group],
      url: `${page}#${duty.id}`,
    }
  })
}

/** A line for each date, to paste elsewhere. */
export function calendarText(dates: readonly ShownDate[], options: Options): string {
  return dates
    .map((date) => `${date.date}  ${dateTitle(date, options)}. ${options.t('calendar.late')} ${date.duty.sanction}.`)
    .join('\n')
}
