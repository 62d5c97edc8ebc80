/**
 * The dated duties of a business: who is concerned (`who`), when (`when`), moved to a working day (`shift`), over 24
 * months. The grammar is that of `content/facts/tools/duties-*.yaml`; dates are plain calendar days. Pure.
 */
import { addDays, addMonths, type Day, dayOf, partsOf, weekdayOf } from '../lib/calendar.ts'
import type { ShownRule } from '../lib/island-data.ts'

export type Form = 'pt' | 'pt_perorangan' | 'cv' | 'yayasan' | 'pt_pma' | 'usaha_perseorangan'
export type Size = 'mikro' | 'kecil' | 'menengah' | 'besar'
export type TaxRegime = 'final_umkm' | 'umum' | 'belum_tahu'
export type HalalScope = 'tidak' | 'makanan_minuman' | 'kosmetik_kimia_rekayasa' | 'barang_gunaan' | 'obat_tradisional'

/** What is known of a business; the names are those of the conditions. */
export interface Profile {
  readonly form: Form
  readonly size: Size
  readonly employees: number
  readonly pkp: boolean
  readonly tax_regime: TaxRegime
  readonly withholds: boolean
  /** 1 to 12. */
  readonly fy_end_month: number
  /** The approval of the entity or its certificate of registration; absent for a business without one. */
  readonly legal_entity_date?: Day
  readonly has_nib: boolean
  readonly assets_or_turnover_50bn: boolean
  readonly runs_online_system: boolean
  readonly handles_personal_data: boolean
  readonly sells_halal_scope: HalalScope
  /** Days on which marks were filed. */
  readonly trademarks: readonly Day[]
  readonly pkwt_end_dates: readonly Day[]
  readonly holidays_of_workers: readonly string[]
  readonly foreign_workers: boolean
  readonly director_term_end?: Day
  /** Days of other events by their names, such as `annual_report_deed_signed`. */
  readonly events: Readonly<Record<string, Day>>
  /** Duties of `ask` that the visitor ticked, and uncertain ones that shall get a date all the same. */
  readonly ticked: readonly string[]
}

interface Condition {
  readonly field: string
  readonly op: 'eq' | 'in' | 'gte' | 'lte' | 'is_true' | 'is_false' | 'present'
  readonly value?: string | number | readonly string[]
}

interface Deadline {
  readonly day: number
  readonly offset: number
}

interface Span {
  readonly days?: number
  readonly working_days?: number
  readonly months?: number
  readonly years?: number
}

interface When {
  readonly monthly?: Deadline
  readonly quarterly?: Deadline
  readonly half_yearly?: Deadline
  readonly yearly?: { readonly month: number; readonly day: number }
  readonly after_fy?: { readonly months: number }
  readonly after_event?: Span & { readonly event: string }
  readonly before_event?: { readonly event: string; readonly days?: number; readonly working_days?: number }
  readonly window?: { readonly event: string; readonly from_months: number; readonly to_months: number }
  readonly fixed?: { readonly date: Day }
  readonly on_event?: { readonly event: string }
}

export interface Duty {
  readonly id: string
  readonly show: 'default' | 'ask' | 'info'
  readonly ticked_by_profile: boolean
  readonly who: { readonly all: readonly Condition[]; readonly any: readonly Condition[] }
  readonly when: When
  readonly shift: 'next_working_day' | 'previous_working_day' | 'none'
  readonly repeat_years?: number
  readonly certainty: { readonly who: string; readonly when: string }
}

export interface Holidays {
  /** By year; a year that is missing is not known, and nothing is moved in it. */
  readonly years: Readonly<Record<string, readonly Day[]>>
  readonly religious: readonly { readonly id: string; readonly days: readonly Day[] }[]
}

export interface DutyDate<D extends Duty = Duty> {
  readonly duty: D
  /** The day by which it must be done. */
  readonly date: Day
  /** Before it was moved. */
  readonly nominal: Day
  /** Its holidays are not decreed yet, so it was not moved. */
  readonly isUnshifted: boolean
  /** Of a monthly duty, `2026-11`. */
  readonly period?: string
  readonly part?: 'opens' | 'last_day' | 'last_day_with_fine'
  /** The religious holiday that it precedes. */
  readonly holiday?: string
  /** Which of several things of the business is meant: a mark by its day of filing, a contract by its last day. */
  readonly object?: DutyObject
}

interface DutyObject {
  readonly kind: 'mark' | 'contract'
  readonly day: Day
  /** 1, and 2 and more for others of the same day. */
  readonly number: number
  /** How many there are of that day. */
  readonly count: number
}

export interface DutyCalendar<D extends Duty = Duty> {
  readonly start: Day
  readonly end: Day
  /** By date. */
  readonly dates: readonly DutyDate<D>[]
  /** What fell due in the days before the start, of each duty and thing the latest; by date. */
  readonly passed: readonly DutyDate<D>[]
  /**
   * Of each duty and thing without a date above: its latest day, if it has passed, and its next one after the end; by date.
   * A mark whose last day has passed is listed even where another mark has dates above.
   */
  readonly outside: readonly DutyDate<D>[]
  /** Uncertain who or when: to be checked first, without a date unless the visitor ticked them; in a fixed order. */
  readonly uncertain: readonly D[]
  /** They concern the business, on a day that is not known here. */
  readonly undated: readonly D[]
  /** For information, never dated. */
  readonly info: readonly D[]
}

const monthsShown = 24

/** How far back a date counts as just passed: a month, so that each monthly duty is there once. */
const daysPassed = 30

/** How far ahead the next day is looked for: the longest time between two, that of marks. */
const yearsAhead = 10

/**
 * The duties of a business with their dates in the 24 months from a day on, earliest first; besides, what has just passed,
 * what has no known day, and what is told for information.
 * @param profile what is known of the business; a duty whose conditions it does not meet is left out
 * @param start the first day of the period
 */
export function dutyCalendar<D extends Duty>(
  duties: readonly D[],
  profile: Profile,
  holidays: Holidays,
  start: Day,
): DutyCalendar<D> {
  const end = addDays(addMonths(start, monthsShown), -1)
  const concerned = duties.filter((duty) => isConcerned(duty, profile))
  const dated = concerned.filter(({ show }) => show !== 'info')
  const sure = dated.filter((duty) => !isUncertain(duty) || profile.ticked.includes(duty.id))
  const datesUntil = (last: Day, of: readonly D[]) =>
    of
      .flatMap((duty) => expand(duty, profile, holidays, start, last).map((date) => ({ duty, ...date })))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const all = datesUntil(end, sure)
  const dates = all.filter(({ date }) => date >= start && date <= end)
  const passed = latest(all.filter(({ date }) => date < start && date >= addDays(start, -daysPassed)))
  const known = new Set([...dates, ...passed].map(dutyKey))
  const later = addMonths(end, 12 * yearsAhead)
  const others = datesUntil(later, sure.filter(isOfEvent)).filter((date) => !known.has(dutyKey(date)))
  const next = others.filter(({ date }) => date > end)
  const outside = [
    ...latest(others.filter(({ date }) => date < start)),
    ...next.filter((date, place) => next.findIndex((other) => dutyKey(other) === dutyKey(date)) === place),
  ]
  const withDate = new Set([...dates, ...passed, ...outside].map(({ duty }) => duty))
  return {
    start,
    end,
    dates,
    passed,
    outside,
    uncertain: dated.filter((duty) => isUncertain(duty) && (duty.show !== 'ask' || duty.ticked_by_profile)),
    undated: sure.filter((duty) => !withDate.has(duty)),
    info: concerned.filter(({ show }) => show === 'info'),
  }
}

/** Of each duty and thing the last date. The opening of a window asks for nothing yet, so it is not missed. */
function latest<D extends Duty>(dates: readonly DutyDate<D>[]): DutyDate<D>[] {
  const last = new Map(dates.filter(({ part }) => part !== 'opens').map((date) => [dutyKey(date), date]))
  return dates.filter((date) => last.get(dutyKey(date)) === date)
}

/** The same for all dates of one duty that concern the same thing. */
export function dutyKey({ duty, object }: DutyDate): string {
  return object ? `${duty.id}-${objectKey(object)}` : duty.id
}

function objectKey({ day, number }: DutyObject): string {
  return number === 1 ? day : `${day}-${number}`
}

/** The same for one date of one duty and thing however it is moved, and for no other date. */
export function dateKey({ duty, nominal, part, holiday, object }: DutyDate): string {
  return [duty.id, nominal, part, holiday, object && objectKey(object)].filter((one) => one !== undefined).join('-')
}

/** Duties that the first twelve months do not have yet. */
export function secondYear<D extends Duty>({ start, dates }: DutyCalendar<D>): DutyDate<D>[] {
  const second = addMonths(start, 12)
  const known = new Set(dates.filter(({ date }) => date < second).map(({ duty }) => duty))
  return dates.filter(({ duty, date }) => date >= second && !known.has(duty))
}

/** Of days of its own, and not of each month or year. */
function isOfEvent({ when }: Duty): boolean {
  return !(when.monthly || when.quarterly || when.half_yearly || when.yearly || when.after_fy)
}

function isUncertain({ certainty }: Duty): boolean {
  return certainty.who === 'uncertain' || certainty.when === 'uncertain'
}

function isConcerned(duty: Duty, profile: Profile): boolean {
  if (duty.show === 'ask' && !duty.ticked_by_profile && !profile.ticked.includes(duty.id)) return false
  const { all, any } = duty.who
  return all.every((one) => isMet(one, profile)) && (any.length === 0 || any.some((one) => isMet(one, profile)))
}

function isMet({ field, op, value }: Condition, profile: Profile): boolean {
  const given = (profile as unknown as Readonly<Record<string, unknown>>)[field]
  switch (op) {
    case 'eq':
      return given === value
    case 'in':
      return Array.isArray(value) && value.includes(given)
    case 'gte':
      return Number(given) >= Number(value)
    case 'lte':
      return Number(given) <= Number(value)
    case 'is_true':
      return given === true
    case 'is_false':
      return given === false
    case 'present':
      return Array.isArray(given) ? given.length > 0 : given !== undefined
  }
}

type Expanded = Omit<DutyDate, 'duty'>

function expand(duty: Duty, profile: Profile, holidays: Holidays, start: Day, end: Day): Expanded[] {
  const { when, repeat_years: repeat } = duty
  const moved = (nominal: Day, more: Partial<Expanded> = {}): Expanded => ({
    ...shifted(nominal, duty.shift, holidays),
    nominal,
    ...more,
  })
  const from = partsOf(start).year - 1
  const years = Array.from({ length: partsOf(end).year - from + 1 }, (_, place) => from + place)
  const established = profile.legal_entity_date ?? '0000-01-01'
  const isSinceThen = ({ date }: { readonly date: Day }) => date >= established
  /** Periods of so many months; one that ended before the business existed creates nothing. */
  const periods = (length: number, { day, offset }: Deadline) =>
    years.flatMap((year) =>
      Array.from({ length: 12 / length }, (_, place) => (place + 1) * length)
        .filter((last) => dayOf(year, last, 31) >= established)
        .map((last) =>
          moved(dayOf(year, last + offset, day), length === 1 ? { period: dayOf(year, last, 1).slice(0, 7) } : {}),
        )
        // Some periods are paid for before they end: the contribution of a month on its 10th.
        .filter(isSinceThen),
    )
  if (when.monthly) return periods(1, when.monthly)
  if (when.quarterly) return periods(3, when.quarterly)
  if (when.half_yearly) return periods(6, when.half_yearly)
  if (when.yearly) {
    const { month, day } = when.yearly
    return years.map((year) => moved(dayOf(year, month, day))).filter(isSinceThen)
  }
  if (when.after_fy) {
    const { months } = when.after_fy
    return years
      .filter((year) => dayOf(year, profile.fy_end_month, 31) >= established)
      .map((year) => moved(dayOf(year, profile.fy_end_month + months, 31)))
  }
  if (when.fixed) return [moved(when.fixed.date)]
  if (when.after_event) {
    const { event, ...span } = when.after_event
    const days = eventDays(event, profile, holidays)
    if (repeat === undefined) return days.map(({ day, ...of }) => moved(after(day, span, holidays), of))
    return days.flatMap(({ day, ...of }) => repeated(day, repeat, end).map((nominal) => moved(nominal, of)))
  }
  if (when.before_event) {
    const { event, days = 0 } = when.before_event
    return eventDays(event, profile, holidays)
      .map(({ day, ...of }) => moved(addDays(day, -days), of))
      .filter(isSinceThen)
  }
  if (when.window) {
    const { event, from_months: opening, to_months: closing } = when.window
    return eventDays(event, profile, holidays)
      .flatMap(({ day, ...of }) =>
        repeated(day, repeat ?? 10, addMonths(end, -opening)).map((last) => ({ last, ...of })),
      )
      .flatMap(({ last, ...of }) => {
        const opens = addMonths(last, opening)
        return [
          // The window cannot open earlier than it opens.
          { date: opens, nominal: opens, isUnshifted: false, part: 'opens' as const, ...of },
          moved(last, { part: 'last_day', ...of }),
          moved(addMonths(last, closing), { part: 'last_day_with_fine', ...of }),
        ]
      })
  }
  return when.on_event ? eventDays(when.on_event.event, profile, holidays).map(({ day, ...of }) => moved(day, of)) : []
}

/** The same day in later years, up to a day. */
function repeated(day: Day, years: number, end: Day): Day[] {
  const days: Day[] = []
  for (let count = years; addMonths(day, 12 * count) <= end; count += years) days.push(addMonths(day, 12 * count))
  return days
}

function after(
  day: Day,
  { days = 0, working_days: working = 0, months = 0, years = 0 }: Span,
  holidays: Holidays,
): Day {
  let date = addDays(addMonths(day, months + 12 * years), days)
  for (let left = working; left > 0; left--) date = shifted(addDays(date, 1), 'next_working_day', holidays).date
  return date
}

interface EventDay {
  readonly day: Day
  readonly holiday?: string
  readonly object?: DutyObject
}

/** Each day with what tells it from others, those of the same day by a number. */
function objects(kind: DutyObject['kind'], days: readonly Day[]): EventDay[] {
  return days.map((day, place) => ({
    day,
    object: {
      kind,
      day,
      number: days.slice(0, place).filter((one) => one === day).length + 1,
      count: days.filter((one) => one === day).length,
    },
  }))
}

/** The days of an event that the profile knows. */
function eventDays(event: string, profile: Profile, holidays: Holidays): EventDay[] {
  const one = (day: Day | undefined) => (day === undefined ? [] : [{ day }])
  switch (event) {
    case 'legal_entity_date':
      return one(profile.legal_entity_date)
    case 'religious_holiday':
      return holidays.religious
        .filter(({ id }) => profile.holidays_of_workers.includes(id))
        .flatMap(({ id, days }) => days.map((day) => ({ day, holiday: id })))
    case 'trademark_filing_plus_10_years':
      return objects('mark', profile.trademarks)
    case 'pkwt_ends':
      return objects('contract', profile.pkwt_end_dates)
    case 'director_term_end':
      return one(profile.director_term_end)
    case 'first_tax_deadline':
      if (profile.legal_entity_date === undefined) return []
      return one(dayOf(partsOf(profile.legal_entity_date).year, partsOf(profile.legal_entity_date).month + 1, 15))
    default:
      return one(profile.events[event])
  }
}

function shifted(nominal: Day, shift: Duty['shift'], { years }: Holidays): { date: Day; isUnshifted: boolean } {
  if (shift === 'none') return { date: nominal, isUnshifted: false }
  const step = shift === 'next_working_day' ? 1 : -1
  let date = nominal
  for (;;) {
    const days = years[date.slice(0, 4)]
    if (!days) return { date: nominal, isUnshifted: true }
    const weekday = weekdayOf(date)
    if (weekday !== 0 && weekday !== 6 && !days.includes(date)) return { date, isUnshifted: false }
    date = addDays(date, step)
  }
}

/** A duty as the calendar shows it, in one language. */
export type DutyGroup = 'tax' | 'company' | 'licences' | 'labour' | 'marks' | 'data'

export interface CalendarDuty extends Duty {
  readonly group: DutyGroup
  readonly title: string
  /** When it is due, in words. */
  readonly rule: string
  /** What readers often get wrong. */
  readonly explain?: string | undefined
  /** What lateness costs. */
  readonly sanction: string
  readonly authority: string
  readonly portal: string
  readonly basis: ShownRule['basis']
  readonly sanctionBasis: ShownRule['basis']
  /** How sure we are of who and when, in words. */
  readonly sureness: string
  /** The day from which it must be compared with its source again. */
  readonly recheck: string
}
