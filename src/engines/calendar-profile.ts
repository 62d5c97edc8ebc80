/** Reads the form of the compliance calendar into a profile, and says what was changed or refused on the way. Pure. */
import { addMonths, type Day } from '../lib/calendar.ts'
import type { Language } from '../lib/language.ts'
import { splitDays, typedDay } from '../lib/typed-day.ts'
import { type TypingError, typedCount } from '../lib/typed-values.ts'
import { countedSize, type SizeNotice, sizes } from './business-size.ts'
import type { Form, HalalScope, Profile, TaxRegime } from './calendar.ts'

/** The form as typed or as it stands in an address; every field may hold anything. */
export type ProfileForm = Readonly<Partial<Record<ProfileField, string>>>

export const profileFields = [
  'bentuk',
  'ukuran',
  'pekerja',
  'pkp',
  'pajak',
  'tanggal',
  'tutup-buku',
  'pemegang-saham',
  'potong',
  'nib',
  '50m',
  'online',
  'data',
  'halal',
  'asing',
  'hari-raya',
  'merek',
  'pkwt',
  'direksi',
  'akta-laporan',
  'akta-pendirian',
  'modal',
  'wlkp',
  'mulai-kerja',
  'final-pasti',
  'centang',
] as const

export type ProfileField = (typeof profileFields)[number]

/** Something that the form says otherwise than it was filled in. */
export type ProfileNotice =
  | SizeNotice
  /** A date of establishment to come: a plan. */
  | 'planned'
  | 'thrWithoutStaff'
  | 'yearEndAssumed'
  | 'finalNeedsConfirmation'

export type ProfileError = TypingError | 'tooFar' | 'tooManyDays' | 'twoShareholders'

export const forms: readonly Form[] = ['pt', 'pt_perorangan', 'cv', 'yayasan', 'pt_pma', 'usaha_perseorangan']
export const taxRegimes: readonly TaxRegime[] = ['final_umkm', 'umum', 'belum_tahu']
export const halalScopes: readonly HalalScope[] = [
  'tidak',
  'makanan_minuman',
  'kosmetik_kimia_rekayasa',
  'barang_gunaan',
  'obat_tradisional',
]

/** Forms that keep the final tax of 0.5 % without an old term (PP 20/2026, by secondary sources). */
const finalForms: readonly Form[] = ['pt_perorangan', 'usaha_perseorangan']

export const mostEmployees = 100_000
export const mostDays = 20

/** Fields with a day, and the event that it dates. */
const eventFields: readonly (readonly [ProfileField, string])[] = [
  ['akta-laporan', 'annual_report_deed_signed'],
  ['akta-pendirian', 'deed_or_statement_date'],
  ['modal', 'capital_paid'],
  ['wlkp', 'wlkp_first_report'],
  ['mulai-kerja', 'first_worker_starts'],
]

export type ReadProfile =
  | { readonly profile: Profile; readonly notices: readonly ProfileNotice[] }
  | { readonly errors: Readonly<Partial<Record<ProfileField, ProfileError>>> }

/**
 * @param today a date of establishment more than a year later is refused
 * @param language decides how days in figures are read
 */
export function readProfile(typed: ProfileForm, today: Day, language: Language = 'id'): ReadProfile {
  const errors: Partial<Record<ProfileField, ProfileError>> = {}
  const notices: ProfileNotice[] = []
  const text = (field: ProfileField) => typed[field]?.trim() ?? ''
  const ticked = (field: ProfileField) => text(field) === 'ya'
  const choice = <T extends string>(field: ProfileField, known: readonly T[]): T | undefined => {
    const found = known.find((one) => one === text(field))
    if (found === undefined) errors[field] = 'empty'
    return found
  }
  const day = (field: ProfileField): Day | undefined => {
    if (text(field) === '') return undefined
    const read = typedDay(text(field), language)
    if (read.error) errors[field] = read.error
    return read.value
  }
  const days = (field: ProfileField): Day[] => {
    const parts = splitDays(text(field))
    if (parts.length > mostDays) errors[field] = 'tooManyDays'
    return parts.slice(0, mostDays).flatMap((part) => {
      const read = typedDay(part, language)
      if (read.error) errors[field] = read.error
      return read.value ?? []
    })
  }

  const form = choice('bentuk', forms)
  const chosenSize = choice('ukuran', sizes)
  const chosenRegime = choice('pajak', taxRegimes)
  const staff = text('pekerja') === '' ? ({ error: 'empty' } as const) : typedCount(text('pekerja'), 0, mostEmployees)
  if (staff.error) errors.pekerja = staff.error
  const employees = staff.value ?? 0

  const established = day('tanggal')
  if (form !== undefined && form !== 'usaha_perseorangan' && text('tanggal') === '') errors.tanggal = 'empty'
  if (established !== undefined && established > addMonths(today, 12)) errors.tanggal = 'tooFar'
  else if (established !== undefined && established > today) notices.push('planned')

  const shareholders = text('pemegang-saham') === '' ? { value: 1 } : typedCount(text('pemegang-saham'), 1, 1_000_000)
  if (shareholders.error) errors['pemegang-saham'] = shareholders.error
  else if (form === 'pt_perorangan' && (shareholders.value ?? 1) > 1) errors['pemegang-saham'] = 'twoShareholders'

  const yearEnd = text('tutup-buku') === '' ? undefined : typedCount(text('tutup-buku'), 1, 12)
  if (yearEnd === undefined) notices.push('yearEndAssumed')
  else if (yearEnd.error) errors['tutup-buku'] = yearEnd.error

  // The form of a PMA company decides its size, so none needs to be chosen.
  if (form === 'pt_pma') delete errors.ukuran
  const counted = form && (form === 'pt_pma' || chosenSize) ? countedSize(form, chosenSize ?? 'mikro') : undefined
  if (counted?.notice) notices.push(counted.notice)
  let regime = chosenRegime
  if (regime === 'final_umkm' && form !== undefined && !finalForms.includes(form) && !ticked('final-pasti')) {
    regime = 'belum_tahu'
    notices.push('finalNeedsConfirmation')
  }
  let holidays = text('hari-raya')
    .split(',')
    .filter((id) => id !== '')
  if (holidays.length > 0 && staff.value === 0) {
    holidays = []
    notices.push('thrWithoutStaff')
  }

  const [trademarks, pkwtEnds, directorTermEnd] = [days('merek'), days('pkwt'), day('direksi')]
  const events = eventFields.flatMap(([field, event]) => {
    const value = day(field)
    return value === undefined ? [] : [[event, value] as const]
  })
  if (Object.keys(errors).length > 0 || !form || !counted || !regime) return { errors }
  return {
    notices,
    profile: {
      form,
      size: counted.size,
      employees,
      pkp: ticked('pkp'),
      tax_regime: regime,
      withholds: ticked('potong'),
      fy_end_month: yearEnd?.value ?? 12,
      ...(established !== undefined && { legal_entity_date: established }),
      has_nib: ticked('nib'),
      assets_or_turnover_50bn: ticked('50m'),
      runs_online_system: ticked('online'),
      handles_personal_data: ticked('data') || employees > 0,
      sells_halal_scope: halalScopes.find((scope) => scope === text('halal')) ?? 'tidak',
      trademarks,
      pkwt_end_dates: pkwtEnds,
      holidays_of_workers: holidays,
      foreign_workers: ticked('asing'),
      ...(directorTermEnd !== undefined && { director_term_end: directorTermEnd }),
      events: Object.fromEntries(events),
      ticked: text('centang')
        .split(',')
        .filter((id) => id !== ''),
    },
  }
}
