/**
 * The dated duties of a business: who is concerned (`who`), when (`when`), moved to a working day (`shift`), over 24
 * months. The grammar is that of `content/facts/tools/duties-*.yaml`; dates are plain calendar days. Pure.
 */
import { addDays, addMonths, type Day, dayOf, partsOf, weekdayOf } from '../lib/calendar.ts'

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
}

export interface DutyCalendar<D extends Duty = Duty> {
  readonly start: Day
  readonly end: Day
  /** By date. */
  readonly dates: readonly DutyDate<D>[]
  /** Uncertain who or when: to be checked first, without a date. */
  readonly check: readonly D[]
  /** They concern the business, on a day that is not known here or has passed. */
  readonly undated: readonly D[]
  /** For information, never dated. */
  readonly info: readonly D[]
}

const monthsShown = 24

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
  const dates = sure
    .flatMap((duty) => expand(duty, profile, holidays, start, end).map((date) => ({ duty, ...date })))
    .filter(({ date }) => date >= start && date <= end)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const withDate = new Set(dates.map(({ duty }) => duty))
  return {
    start,
    end,
    dates,
    check: dated.filter((duty) => !sure.includes(duty)),
    undated: sure.filter((duty) => !withDate.has(duty)),
    info: concerned.filter(({ show }) => show === 'info'),
  }
}

/** Duties that the first twelve months do not have yet. */
export function secondYear<D extends Duty>({ start, dates }: DutyCalendar<D>): DutyDate<D>[] {
  const second = addMonths(start, 12)
  const known = new Set(dates.filter(({ date }) => date < second).map(({ duty }) => duty))
  return dates.filter(({ duty, date }) => date >= second && !known.has(duty))
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
  /** Periods of so many months; one that ended before the business existed creates nothing. */
  const periods = (length: number, { day, offset }: Deadline) =>
    years.flatMap((year) =>
      Array.from({ length: 12 / length }, (_, place) => (place + 1) * length)
        .filter((last) => dayOf(year, last, 31) >= established)
        .map((last) =>
          moved(dayOf(year, last + offset, day), length === 1 ? { period: dayOf(year, last, 1).slice(0, 7) } : {}),
        ),
    )
  if (when.monthly) return periods(1, when.monthly)
  if (when.quarterly) return periods(3, when.quarterly)
  if (when.half_yearly) return periods(6, when.half_yearly)
  if (when.yearly) {
    const { month, day } = when.yearly
    return years.map((year) => moved(dayOf(year, month, day)))
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
    const days = eventDays(event, profile, holidays).map(({ day }) => day)
    if (repeat === undefined) return days.map((day) => moved(after(day, span, holidays)))
    return days.flatMap((day) => repeated(day, repeat, end).map((nominal) => moved(nominal)))
  }
  if (when.before_event) {
    const { event, days = 0 } = when.before_event
    return eventDays(event, profile, holidays).map(({ day, holiday }) =>
      moved(addDays(day, -days), holiday === undefined ? {} : { holiday }),
    )
  }
  if (when.window) {
    const { event, from_months: opening, to_months: closing } = when.window
    return eventDays(event, profile, holidays)
      .flatMap(({ day }) => repeated(day, repeat ?? 10, addMonths(end, -opening)))
      .flatMap((day) => {
        const opens = addMonths(day, opening)
        return [
          // The window cannot open earlier than it opens.
          { date: opens, nominal: opens, isUnshifted: false, part: 'opens' as const },
          moved(day, { part: 'last_day' }),
          moved(addMonths(day, closing), { part: 'last_day_with_fine' }),
        ]
      })
  }
  return when.on_event ? eventDays(when.on_event.event, profile, holidays).map(({ day }) => moved(day)) : []
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

/** The days of an event that the profile knows. */
function eventDays(
  event: string,
  profile: Profile,
  holidays: Holidays,
): { readonly day: Day; readonly holiday?: string }[] {
  const one = (day: Day | undefined) => (day === undefined ? [] : [{ day }])
  switch (event) {
    case 'legal_entity_date':
      return one(profile.legal_entity_date)
    case 'religious_holiday':
      return holidays.religious
        .filter(({ id }) => profile.holidays_of_workers.includes(id))
        .flatMap(({ id, days }) => days.map((day) => ({ day, holiday: id })))
    case 'trademark_filing_plus_10_years':
      return profile.trademarks.map((day) => ({ day }))
    case 'pkwt_ends':
      return profile.pkwt_end_dates.map((day) => ({ day }))
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
