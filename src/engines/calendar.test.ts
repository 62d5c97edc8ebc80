import { expect, test } from 'vitest'
import { dutyGroups, toolFacts } from '../collections/tool-facts.ts'
import { type DutyDate, dateKey, dutyCalendar, type Holidays, type Profile, secondYear } from './calendar.ts'

const facts = toolFacts('calendar')
const duties = dutyGroups.flatMap((group) => toolFacts(`duties-${group}`).duties)
const holidays: Holidays = {
  years: Object.fromEntries(Object.entries(facts.holidays).map(([year, { days }]) => [year, days])),
  religious: facts.religious,
}

const noProfile: Profile = {
  form: 'usaha_perseorangan',
  size: 'mikro',
  employees: 0,
  pkp: false,
  tax_regime: 'belum_tahu',
  withholds: false,
  fy_end_month: 12,
  has_nib: false,
  assets_or_turnover_50bn: false,
  runs_online_system: false,
  handles_personal_data: false,
  sells_halal_scope: 'tidak',
  trademarks: [],
  pkwt_end_dates: [],
  holidays_of_workers: [],
  foreign_workers: false,
  events: {},
  ticked: [],
}

function calendar(profile: Partial<Profile>) {
  return dutyCalendar(duties, { ...noProfile, ...profile }, holidays, '2026-11-22')
}

/** The dates of a duty, with what tells them apart. */
function datesOf(dates: readonly DutyDate[], id: string) {
  return dates
    .filter(({ duty }) => duty.id === id)
    .map(({ date, period, part, holiday }) => [date, period ?? part ?? holiday].filter(Boolean).join(' '))
}

test('there are 55 duties, each with a name of its own', () => {
  expect(duties).toHaveLength(55)
  expect(new Set(duties.map(({ id }) => id)).size).toBe(55)
})

test.each([
  ['pt', 'kecil', 'lic-halal-food-mse'],
  ['pt', 'menengah', 'lic-halal-food-large'],
  ['pt_pma', 'besar', 'lic-halal-food-large'],
] as const)('a %s of the size %s that sells food has the halal duty %s', (form, size, id) => {
  const { outside } = calendar({ form, size, sells_halal_scope: 'makanan_minuman' })
  expect(outside.flatMap(({ duty }) => (duty.id.startsWith('lic-halal') ? [duty.id] : []))).toEqual([id])
})

const ptWithStaff = {
  form: 'pt',
  employees: 3,
  tax_regime: 'umum',
  withholds: true,
  legal_entity_date: '2026-11-10',
  has_nib: true,
  handles_personal_data: true,
  holidays_of_workers: ['idulfitri', 'natal'],
} as const

test('a PT with three workers', () => {
  const { dates, start, end } = calendar(ptWithStaff)
  expect([start, end]).toEqual(['2026-11-22', '2028-11-21'])
  expect(datesOf(dates, 'lab-wlkp-first')).toEqual(['2026-12-10'])
  expect(datesOf(dates, 'lab-bpjs-kes-pay')[0]).toBe('2026-12-10 2026-12')
  expect(datesOf(dates, 'tax-pph21-pay')[0]).toBe('2026-12-15 2026-11')
  expect(datesOf(dates, 'tax-pph21-report')[0]).toBe('2026-12-20 2026-11')
  expect(datesOf(dates, 'lab-thr')).toEqual(['2026-12-18 natal', '2027-03-03 idulfitri', '2027-12-17 natal'])
  expect(datesOf(dates, 'tax-pph21-pay')).toContain('2027-03-16 2027-02')
  expect(datesOf(dates, 'lab-bpjs-tk-pay')).toEqual(
    expect.arrayContaining(['2027-05-21 2027-04', '2027-08-16 2027-07']),
  )
  expect(datesOf(dates, 'tax-spt-badan')).toEqual(['2027-04-30', '2028-04-30'])
  expect(datesOf(dates, 'corp-annual-meeting')).toEqual(['2027-06-30', '2028-06-30'])
  for (const absent of [
    'tax-ppn',
    'tax-final-umkm-pay',
    'tax-pph25',
    'lic-lkpm-half-year',
    'lic-lkpm-quarter',
    'corp-ptp-financial-report',
  ]) {
    expect(datesOf(dates, absent)).toEqual([])
  }
  expect(dates.filter(({ isUnshifted }) => isUnshifted).every(({ date }) => date >= '2028-01-01')).toBe(true)
})

test.each([
  ['mikro', 'lab-minimum-wage-small', 'lab-minimum-wage'],
  ['kecil', 'lab-minimum-wage-small', 'lab-minimum-wage'],
  ['menengah', 'lab-minimum-wage', 'lab-minimum-wage-small'],
] as const)('the wage of a worker in a business of the size "%s" follows `%s`', (size, own, other) => {
  const { dates, info } = calendar({ ...ptWithStaff, size })
  const shown = [...dates.map(({ duty }) => duty.id), ...info.map(({ id }) => id)]
  expect(shown).toContain(own)
  expect(shown).not.toContain(other)
})

test('a one-person PT without staff on the final tax', () => {
  const { dates } = calendar({
    form: 'pt_perorangan',
    tax_regime: 'final_umkm',
    legal_entity_date: '2026-05-20',
    has_nib: true,
  })
  const payments = datesOf(dates, 'tax-final-umkm-pay')
  expect(payments[0]).toBe('2026-12-15 2026-11')
  expect(payments.filter((date) => date < '2027-11-22')).toHaveLength(12)
  expect(datesOf(dates, 'tax-spt-badan')[0]).toBe('2027-04-30')
  expect(datesOf(dates, 'corp-bo-yearly')[0]).toBe('2027-05-14')
  expect(datesOf(dates, 'corp-ptp-financial-report')[0]).toBe('2027-06-30')
  const shown = new Set(dates.map(({ duty }) => duty.id))
  for (const absent of [
    'corp-annual-meeting',
    'corp-annual-report-sabh',
    'tax-pph21-pay',
    'tax-pph21-report',
    'lab-thr',
    'lic-lkpm-half-year',
  ]) {
    expect(shown).not.toContain(absent)
  }
})

test('a PMA company whose year ends in March', () => {
  const { dates } = calendar({
    form: 'pt_pma',
    size: 'kecil',
    employees: 12,
    pkp: true,
    tax_regime: 'umum',
    withholds: true,
    fy_end_month: 3,
    legal_entity_date: '2025-09-01',
    has_nib: true,
  })
  expect(datesOf(dates, 'lic-lkpm-quarter')[0]).toBe('2027-01-15')
  expect(datesOf(dates, 'lic-lkpm-half-year')).toEqual([])
  expect(datesOf(dates, 'tax-ppn')).toContain('2027-02-28 2027-01')
  expect(datesOf(dates, 'tax-spt-badan')[0]).toBe('2027-07-31')
  expect(datesOf(dates, 'corp-annual-meeting')[0]).toBe('2027-09-30')
})

test('a small CV without staff', () => {
  const { dates } = calendar({ form: 'cv', size: 'kecil', legal_entity_date: '2026-06-01', has_nib: true })
  expect(datesOf(dates, 'lic-lkpm-half-year').slice(0, 2)).toEqual(['2027-01-15', '2027-07-15'])
  expect(datesOf(dates, 'tax-spt-badan')[0]).toBe('2027-04-30')
  expect(datesOf(dates, 'corp-bo-yearly')[0]).toBe('2027-05-31')
  for (const absent of ['corp-annual-meeting', 'tax-final-umkm-pay', 'tax-pph25']) {
    expect(datesOf(dates, absent)).toEqual([])
  }
})

test('a foundation of 29 February', () => {
  const { dates } = calendar({ form: 'yayasan', employees: 2, tax_regime: 'umum', legal_entity_date: '2024-02-29' })
  expect(datesOf(dates, 'corp-yayasan-report')[0]).toBe('2027-05-31')
  expect(datesOf(dates, 'corp-bo-yearly')).toEqual(['2027-02-26', '2028-02-29'])
  for (const absent of ['corp-annual-meeting', 'lic-lkpm-quarter']) expect(datesOf(dates, absent)).toEqual([])
})

test('a mark of 2018', () => {
  const { dates } = calendar({ tax_regime: 'final_umkm', trademarks: ['2018-03-15'] })
  expect(datesOf(dates, 'ip-trademark-renewal')).toEqual([
    '2027-09-15 opens',
    '2028-03-15 last_day',
    '2028-09-15 last_day_with_fine',
  ])
})

/** As `window last day (of which mark or contract)`, with the name of the date. */
function objectDates(profile: Partial<Profile>, id: string) {
  const dates = calendar(profile).dates.filter(({ duty }) => duty.id === id)
  expect(new Set(dates.map(dateKey)).size).toBe(dates.length)
  return dates.map(({ date, part, object }) => [date, part, object?.day, object?.number].filter(Boolean).join(' '))
}

test('two marks half a year apart: the last day of one is not the opening of the other', () => {
  const dates = objectDates({ trademarks: ['2017-01-10', '2017-07-10'] }, 'ip-trademark-renewal')
  expect(dates).toEqual([
    '2027-01-08 last_day 2017-01-10 1',
    '2027-01-10 opens 2017-07-10 1',
    '2027-07-09 last_day_with_fine 2017-01-10 1',
    '2027-07-09 last_day 2017-07-10 1',
    '2028-01-10 last_day_with_fine 2017-07-10 1',
  ])
})

test('two marks of one day, and two contracts that end on one day, are two things', () => {
  expect(objectDates({ trademarks: ['2018-03-15', '2018-03-15'] }, 'ip-trademark-renewal')).toHaveLength(6)
  expect(objectDates({ employees: 2, pkwt_end_dates: ['2027-05-31', '2027-05-31'] }, 'lab-pkwt-compensation')).toEqual([
    '2027-05-31 2027-05-31 1',
    '2027-05-31 2027-05-31 2',
  ])
})

test('what has just passed is told once, with its latest day', () => {
  const of = (profile: Partial<Profile>, today: string) =>
    dutyCalendar(duties, { ...noProfile, ...profile }, holidays, today).passed.map(
      ({ duty, date }) => `${duty.id} ${date}`,
    )
  const founded = { form: 'pt', legal_entity_date: '2020-11-22' } as const
  // The anniversary is a Sunday, so the update was due on the Friday before.
  expect(of(founded, '2026-11-22')).toContain('corp-bo-yearly 2026-11-20')
  expect(of(founded, '2026-11-25')).toContain('corp-bo-yearly 2026-11-20')
  expect(of(founded, '2026-12-21')).not.toContain('corp-bo-yearly 2026-11-20')
  const staffed = of({ ...founded, employees: 3, tax_regime: 'umum' }, '2026-12-15')
  expect(staffed.filter((one) => one.startsWith('lab-bpjs-kes-pay'))).toEqual(['lab-bpjs-kes-pay 2026-12-10'])
  // Its renewal with a fine is still open, so the last day without one is said.
  expect(of({ trademarks: ['2016-11-10'] }, '2026-11-25')).toEqual(['ip-trademark-renewal 2026-11-10'])
  expect(of({ trademarks: ['2017-05-20'] }, '2026-11-25')).toEqual([])
})

test('each thing without a date in the calendar is named with the day that has passed and the next one', () => {
  const of = (profile: Partial<Profile>, today = '2026-11-26') => {
    const { outside, undated } = dutyCalendar(duties, { ...noProfile, has_nib: true, ...profile }, holidays, today)
    const rows = outside.map(({ date, part, object }) => [date, part, object?.day].filter(Boolean).join(' '))
    return [...rows, ...undated.map(({ id }) => id)]
  }
  const lapsed = ['2026-08-28 last_day_with_fine 2016-02-29', '2035-08-29 opens 2016-02-29']
  expect(of({ trademarks: ['2016-02-29'] })).toEqual(lapsed)
  // Another mark that has dates takes nothing away.
  expect(of({ trademarks: ['2016-02-29', '2017-05-20'] })).toEqual(lapsed)
  expect(of({ trademarks: ['2024-01-10', '2017-05-20'] })).toEqual(['2033-07-10 opens 2024-01-10'])
  expect(of({ trademarks: ['2016-11-10'] })).toEqual([])
  expect(of({ employees: 2, pkwt_end_dates: ['2026-08-31', '2027-05-31', '2029-05-31'] })).toEqual(
    expect.arrayContaining(['2026-08-31 2026-08-31', '2029-05-31 2029-05-31']),
  )
  const deed = of({ ...ptWithStaff, events: { annual_report_deed_signed: '2026-07-20' } })
  expect(deed).toContain('2026-08-19')
  expect(deed).not.toContain('corp-annual-report-sabh')
})

test('a period that ended before the company existed creates nothing, but the owner’s own return stays', () => {
  const { dates } = calendar({ ...ptWithStaff, legal_entity_date: '2027-01-20' })
  expect(datesOf(dates, 'tax-pph21-pay')[0]).toBe('2027-02-15 2027-01')
  expect(datesOf(dates, 'tax-spt-badan')[0]).toBe('2028-04-30')
  expect(datesOf(dates, 'tax-spt-op')[0]).toBe('2027-03-31')
})

test('what is uncertain has no date until it is ticked, and information never has one', () => {
  const { uncertain, info, undated, dates } = calendar(ptWithStaff)
  expect(uncertain.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['tax-coretax-account', 'corp-bo-first', 'lab-wlkp-yearly', 'lab-bpjs-register']),
  )
  expect(datesOf(dates, 'pdp-pp-33-2026')).toEqual([])
  const ticked = calendar({ ...ptWithStaff, ticked: ['pdp-pp-33-2026'] })
  expect(datesOf(ticked.dates, 'pdp-pp-33-2026')).toEqual(['2027-01-16'])
  // It keeps its place in the list, so that the box just ticked does not move.
  expect(ticked.uncertain).toEqual(uncertain)
  expect(info.map(({ id }) => id)).toContain('lab-termination-notice')
  expect(dates.some(({ duty }) => duty.show === 'info')).toBe(false)
  expect(undated.map(({ id }) => id)).toContain('corp-annual-report-sabh')
})

test('a duty that counts from a deed is dated by it', () => {
  const { dates } = calendar({ ...ptWithStaff, events: { annual_report_deed_signed: '2027-06-20' } })
  expect(datesOf(dates, 'corp-annual-report-sabh')).toEqual(['2027-07-20'])
})

test('what is asked for appears when it is ticked', () => {
  const ticked = calendar({ ...ptWithStaff, ticked: ['tax-pph25'] })
  expect(datesOf(ticked.dates, 'tax-pph25')[0]).toBe('2026-12-15 2026-11')
  expect(ticked.uncertain.map(({ id }) => id)).not.toContain('tax-unifikasi-pay')
  expect(datesOf(ticked.dates, 'tax-unifikasi-pay')[0]).toBe('2026-12-15 2026-11')
})

test('the second year shows what the first did not have', () => {
  const first = calendar({ form: 'cv', size: 'kecil', legal_entity_date: '2027-03-01', has_nib: true })
  const ids = new Set(secondYear(first).map(({ duty }) => duty.id))
  expect(ids).toEqual(new Set(['tax-spt-badan', 'corp-bo-yearly']))
})

test('nothing of a period falls due before the business exists', () => {
  // The contribution of December is due on the 10th.
  const { dates } = calendar({ form: 'pt', employees: 2, legal_entity_date: '2026-12-31' })
  expect(datesOf(dates, 'lab-bpjs-kes-pay')[0]).toBe('2027-01-11 2027-01')
  const { passed } = calendar({ form: 'pt', employees: 2, legal_entity_date: '2026-11-20' })
  expect(datesOf(passed, 'lab-bpjs-kes-pay')).toEqual([])
})

test('what falls before a planned business exists creates nothing', () => {
  const planned = '2027-10-15'
  const { dates, passed } = calendar({ ...ptWithStaff, size: 'menengah', legal_entity_date: planned })
  expect([...passed, ...dates].filter(({ date }) => date < planned)).toEqual([])
  expect(datesOf(dates, 'lab-thr')).toEqual(['2027-12-17 natal'])
  expect(datesOf(dates, 'lab-minimum-wage')).toEqual(['2028-01-01'])
  expect(datesOf(dates, 'tax-spt-op')).toEqual(['2028-03-31'])
})
