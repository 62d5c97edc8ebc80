/** The dates of a calendar as events of an `.ics` file and as a plain list. Pure. */

import { type CalendarDuty, type DutyDate, dateKey } from '../../../engines/calendar.ts'
import type { IcsEvent } from '../../../engines/ics.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { slug } from '../../../lib/anchors.ts'
import { digestOf } from '../../../lib/digest.ts'
import { plainText } from '../../../lib/plain-typing.ts'
import type { DayTexts } from './calendar-dates.ts'

export type ShownDate = DutyDate<CalendarDuty>

/** What texts of dates need. */
export interface CalendarTexts {
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
  /** A name of the visitor's own for the business, so that calendars of several can lie side by side; may be empty. */
  readonly label: string
}

type Naming = Pick<CalendarTexts, 't' | 'days' | 'holidays'>

/** What tells a date from other dates of the same duty, such as `masa Februari 2027` or the mark that is meant. */
export function dateDetail({ period, part, holiday, object }: ShownDate, { t, days, holidays }: Naming): string {
  return [
    period && t('calendar.period', { month: days.month(period) }),
    part && t(`calendar.part.${part}`),
    holiday && (holidays.get(holiday) ?? holiday),
    object && objectName(object, { t, days }),
  ]
    .filter((one) => one !== undefined)
    .join(', ')
}

/** The thing that a duty concerns; of several of one day also which. */
export function objectName(
  { kind, day, number, count }: NonNullable<ShownDate['object']>,
  { t, days }: Pick<Naming, 't' | 'days'>,
): string {
  const values = { day: days.long(day), number }
  return count === 1 ? t(`calendar.object.${kind}`, values) : t(`calendar.objects.${kind}`, values)
}

/** The title of a date with what tells it from other dates of the same duty. */
export function dateTitle(date: ShownDate, naming: Naming): string {
  const detail = dateDetail(date, naming)
  return detail ? `${date.duty.title} (${detail})` : date.duty.title
}

/** The visitor's label as a part of names: letters, digits, hyphens. Two labels that look alike there stay apart. */
export function labelKey(label: string): string {
  const plain = plainText(label).toLowerCase()
  if (plain === '') return ''
  const key = slug(plain, 'usaha').replace(/[^a-z0-9-]/g, '') || 'usaha'
  return key.replaceAll('-', ' ') === plain ? key : `${key}-${digestOf(plain)}`
}

export function calendarFileName(label: string, t: ToolTranslate): string {
  return [t('calendar.file'), labelKey(label)]
    .filter((part) => part !== '')
    .join('-')
    .concat('.ics')
}

/** One event for each date. Its name stays the same however the date moves, so a second import brings it up to date. */
export function calendarEvents(dates: readonly ShownDate[], options: CalendarTexts): IcsEvent[] {
  const { t, groups, page, checkedOn, banner, days, label } = options
  const host = new URL(page).host
  const [key, plain] = [labelKey(label), plainText(label)]
  return dates.map((date) => {
    const { duty } = date
    return {
      uid: `${dateKey(date)}${key && `-${key}`}@${host}`,
      day: date.date,
      summary: plain === '' ? dateTitle(date, options) : `${plain}: ${dateTitle(date, options)}`,
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
export function calendarText(dates: readonly ShownDate[], options: Naming): string {
  return dates
    .map((date) => `${date.date}  ${dateTitle(date, options)}. ${options.t('calendar.late')} ${date.duty.sanction}.`)
    .join('\n')
}
