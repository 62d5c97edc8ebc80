import { expect, test } from 'vitest'
import { businessProfile, type ProfileAnswers } from './calendar-profile.ts'

const today = '2026-11-22'
const pt: ProfileAnswers = {
  form: 'pt',
  size: 'mikro',
  employees: 3,
  pkp: false,
  tax_regime: 'umum',
  legal_entity_date: '2026-11-10',
  fy_end_month: 12,
  withholds: false,
  has_nib: true,
  assets_or_turnover_50bn: false,
  runs_online_system: false,
  handles_personal_data: false,
  sells_halal_scope: 'tidak',
  foreign_workers: false,
  holidays_of_workers: [],
  trademarks: [],
  pkwt_end_dates: [],
  ticked: [],
}

const profileOf = (answers: Partial<ProfileAnswers>) => businessProfile({ ...pt, ...answers }, today).profile
const noticesOf = (answers: Partial<ProfileAnswers>) => businessProfile({ ...pt, ...answers }, today).notices

test('what is taken otherwise than it was answered is said', () => {
  expect(noticesOf({})).toEqual([])
  expect(noticesOf({ legal_entity_date: '2027-11-22' })).toEqual(['planned'])
  expect(noticesOf({ fy_end_month: undefined })).toEqual(['yearEndAssumed'])
  expect(noticesOf({ employees: 0, holidays_of_workers: ['natal'] })).toEqual(['thrWithoutStaff'])
  expect(noticesOf({ form: 'pt_pma' })).toEqual(['pmaIsLarge'])
  expect(noticesOf({ form: 'pt_perorangan', size: 'menengah' })).toEqual(['onePersonOutgrown'])
  expect(noticesOf({ tax_regime: 'final_umkm' })).toEqual(['finalNeedsConfirmation'])
  expect(noticesOf({ tax_regime: 'final_umkm', is_final_confirmed: true })).toEqual([])
  expect(noticesOf({ form: 'pt_perorangan', tax_regime: 'final_umkm' })).toEqual([])
})

test('the profile holds what is taken', () => {
  expect(profileOf({ form: 'pt_perorangan', size: 'menengah' }).size).toBe('menengah')
  expect(profileOf({ form: 'pt_pma', size: undefined }).size).toBe('besar')
  expect(profileOf({ fy_end_month: undefined }).fy_end_month).toBe(12)
  expect(profileOf({ tax_regime: 'final_umkm' }).tax_regime).toBe('belum_tahu')
  expect(profileOf({ employees: 0, holidays_of_workers: ['natal'] }).holidays_of_workers).toEqual([])
  expect([profileOf({}), profileOf({ employees: 0 })].map((one) => one.handles_personal_data)).toEqual([true, false])
  expect(profileOf({ capital_paid: '2026-12-01' }).events).toEqual({ capital_paid: '2026-12-01' })
})
