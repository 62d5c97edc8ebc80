import { expect, test } from 'vitest'
import { dutyGroups, toolFacts } from '../collections/tool-facts.ts'
import type { FeeLine, FeeTable, Party } from '../lib/fees.ts'
import { sizes } from './business-size.ts'
import { dutyCalendar } from './calendar.ts'
import { businessProfile, forms } from './calendar-profile.ts'
import {
  type Bought,
  compulsoryFor,
  droppedChoices,
  firstYear,
  limitedChoices,
  payroll,
  type Staff,
  unknownCost,
} from './first-year.ts'

const facts = toolFacts('first-year')
const programmes = facts.payroll.programmes.map((programme) => ({ ...programme, label: programme.label.id }))
const labels = { contributions: 'BPJS', thr: 'THR' }

function line(
  id: string,
  party: Party,
  amount: number | readonly [number, number] | 'open',
  more: Partial<FeeLine> = {},
): FeeLine {
  const [minIdr, maxIdr] = amount === 'open' ? [0, 0] : typeof amount === 'number' ? [amount, amount] : amount
  return {
    id,
    label: id,
    party,
    minIdr,
    maxIdr,
    isIncomplete: amount === 'open',
    isUnconfirmed: false,
    unit: 'once',
    tax: 'none',
    optional: false,
    beyondFirst: false,
    ...more,
  }
}

function bought(lines: readonly FeeLine[], choice = {}): Bought {
  const table: FeeTable = { variants: [], lines, validFrom: '2026-11-01', validUntil: '2027-12-31', samples: [] }
  return { service: 's', table, choice }
}

/** The sum as lowest, highest and number of unknown lines. */
function sum(one: Bought, staff?: Staff) {
  const { total, openRows } = firstYear([one], programmes, staff, labels)
  return [total.minIdr, total.maxIdr, openRows.length]
}

const name = line('pesan-nama', 'state', [100_000, 200_000], { isUnconfirmed: true })
const approval = line('pnbp', 'state', 5_000_000, { isUnconfirmed: true })
const nib = line('nib', 'state', 0)
const pma = [
  line('jasa', 'ours', 14_500_000),
  name,
  approval,
  nib,
  line('notaris', 'third_party', 4_500_000),
  line('lkpm', 'ours', 6_000_000, { optional: true, quantity: { min: 1, max: 3 } }),
]

test('the sums of the five forms', () => {
  expect(
    sum(bought([line('jasa', 'ours', 2_900_000), name, approval, nib, line('notaris', 'third_party', 1_750_000)])),
  ).toEqual([9_750_000, 9_850_000, 0])
  expect(sum(bought([line('jasa', 'ours', 750_000), line('pnbp', 'state', 50_000), nib]))).toEqual([
    800_000, 800_000, 0,
  ])
  expect(
    sum(
      bought([
        line('jasa', 'ours', 2_250_000),
        line('pnbp', 'state', 'open'),
        nib,
        line('notaris', 'third_party', 1_350_000),
      ]),
    ),
  ).toEqual([3_600_000, 3_600_000, 1])
  expect(sum(bought(pma))).toEqual([24_100_000, 24_200_000, 0])
  expect(sum(bought(pma, { lkpm: 1 }))).toEqual([30_100_000, 30_200_000, 0])
  expect(
    sum(
      bought([
        line('jasa', 'ours', 3_200_000),
        line('pesan-nama', 'state', 'open'),
        line('pnbp', 'state', 'open'),
        nib,
        line('notaris', 'third_party', 2_000_000),
      ]),
    ),
  ).toEqual([5_200_000, 5_200_000, 2])
})

const all = programmes.map(({ id }) => id)
const worker: Staff = { count: 1, wageIdr: 5_000_000, months: 12, risk: 0, programmes: all }

test('the employer’s share on top of a wage of five million', () => {
  const result = payroll(programmes, worker)
  expect(result.monthly.map(({ amountIdr }) => amountIdr)).toEqual([200_000, 185_000, 100_000, 12_000, 15_000])
  expect(result).toMatchObject({
    monthlyIdr: 512_000,
    contributionsIdr: 6_144_000,
    thrIdr: 5_000_000,
    wagesIdr: 60_000_000,
  })
  const { total, byMonth, byPayee } = firstYear([], programmes, worker, labels)
  expect(total.minIdr).toBe(11_144_000)
  expect(total.minIdr + result.wagesIdr).toBe(71_144_000)
  expect(byMonth.map(({ minIdr }) => minIdr)).toEqual([...Array.from({ length: 12 }, () => 512_000), 5_000_000])
  expect(byPayee.social_security.minIdr).toBe(6_144_000)
})

test('health and pension are capped', () => {
  const result = payroll(programmes, { ...worker, wageIdr: 15_000_000 })
  expect(result.monthly.map(({ amountIdr }) => amountIdr)).toEqual([480_000, 555_000, 221_726, 36_000, 45_000])
  expect(result.monthlyIdr).toBe(1_337_726)
})

test('health counts from the minimum wage where that is given', () => {
  const result = payroll(programmes, { ...worker, wageIdr: 3_000_000, minimumWageIdr: 5_400_000 })
  expect(result.monthly[0]?.amountIdr).toBe(216_000)
  expect(result.monthly[1]?.amountIdr).toBe(111_000)
})

test('part of a year: contributions of the months worked, and a part of the allowance', () => {
  const result = payroll(programmes, { ...worker, count: 3, months: 5 })
  expect(result).toMatchObject({ contributionsIdr: 7_680_000, thrIdr: 6_250_000 })
  const { byMonth } = firstYear([], programmes, { ...worker, count: 3, months: 5 }, labels)
  expect(byMonth.filter(({ minIdr }) => minIdr > 0)).toHaveLength(6)
})

test('staff who begin after the first year cost nothing in it', () => {
  expect(payroll(programmes, { ...worker, months: 0 })).toMatchObject({ contributionsIdr: 0, thrIdr: 0, wagesIdr: 0 })
  const { byMonth, total } = firstYear([], programmes, { ...worker, months: 0 }, labels)
  expect([total.minIdr, ...byMonth.map(({ maxIdr }) => maxIdr)]).toEqual(Array.from({ length: 14 }, () => 0))
})

test('a cost without a price is a row of its own and leaves the sum open', () => {
  const other = unknownCost('pembukuan', 'Pembukuan', 'third_party')
  const { total, openRows, byPayee } = firstYear([bought(pma)], programmes, undefined, labels, [other])
  expect([total.minIdr, total.isIncomplete, openRows]).toEqual([24_100_000, true, [other]])
  expect(byPayee.third_party).toMatchObject({ minIdr: 4_500_000, isIncomplete: true })
})

test('the months of a year add up to its total', () => {
  const { byMonth, total } = firstYear([bought(pma)], programmes, { ...worker, wageIdr: 4_999_999, count: 7 }, labels)
  expect(byMonth.reduce((months, { minIdr }) => months + minIdr, 0)).toBe(total.minIdr)
  expect(byMonth.reduce((months, { maxIdr }) => months + maxIdr, 0)).toBe(total.maxIdr)
})

test('extras of another form are named', () => {
  expect(droppedChoices(bought(pma, { lkpm: 1, 'pedoman-organ': 1 }))).toEqual(['pedoman-organ'])
})

test('a quantity that was brought to its limit is told', () => {
  expect(limitedChoices(bought(pma, { lkpm: 99 }))).toEqual([{ label: 'lkpm', count: 3 }])
  expect(limitedChoices(bought(pma, { lkpm: 2 }))).toEqual([])
  expect(limitedChoices(bought(pma, { lkpm: 0, jasa: 4 }))).toEqual([{ label: 'jasa', count: 1 }])
})

test('a PMA company is large, whatever size was left in the form', () => {
  const { ids, size, notice } = compulsoryFor(programmes, 'pt_pma', 'mikro')
  expect([ids, size, notice]).toEqual([all, 'besar', 'pmaIsLarge'])
  expect(payroll(programmes, { ...worker, wageIdr: 15_000_000, programmes: ids }).monthlyIdr).toBe(1_337_726)
})

test('a one-person PT that is neither micro nor small counts as chosen, and that is said', () => {
  expect(compulsoryFor(programmes, 'pt_perorangan', 'besar')).toEqual({
    ids: all,
    size: 'besar',
    notice: 'onePersonOutgrown',
  })
  expect(compulsoryFor(programmes, 'pt_perorangan', 'kecil').notice).toBeUndefined()
})

/** Every form with every size that may be left in it, without and with staff. */
const profiles = forms.flatMap((form) =>
  sizes.flatMap((size) => [0, 3].map((employees) => [form, size, employees] as const)),
)

test.each(profiles)('calendar and cost agree on %s, %s, with %d workers', (form, size, employees) => {
  const { profile, notices } = businessProfile(
    {
      form,
      size,
      employees,
      pkp: false,
      tax_regime: 'umum',
      legal_entity_date: '2026-11-10',
      fy_end_month: 12,
      withholds: false,
      has_nib: false,
      assets_or_turnover_50bn: false,
      runs_online_system: false,
      handles_personal_data: false,
      sells_halal_scope: 'tidak',
      foreign_workers: false,
      holidays_of_workers: employees > 0 ? ['idulfitri'] : [],
      trademarks: [],
      pkwt_end_dates: [],
      ticked: [],
    },
    '2026-11-25',
  )
  const cost = compulsoryFor(programmes, form, size)
  expect(profile.size).toBe(cost.size)
  expect(notices).toEqual(cost.notice ? [cost.notice] : [])
  const staff: Staff = { ...worker, count: employees, programmes: cost.ids }
  const paid = new Set(firstYear([], programmes, staff, labels).rows.map(({ id }) => id))
  const holidays = { years: {}, religious: toolFacts('calendar').religious }
  const duties = dutyGroups.flatMap((group) => toolFacts(`duties-${group}`).duties)
  const due = new Set(dutyCalendar(duties, profile, holidays, '2026-11-25').dates.map(({ duty }) => duty.id))
  expect([due.has('lab-bpjs-kes-pay'), due.has('lab-bpjs-tk-pay')]).toEqual([
    paid.has('contributions'),
    paid.has('contributions'),
  ])
  expect(due.has('lab-thr')).toBe(paid.has('thr'))
})

test('what a size must join, every rule and every later duty exist', () => {
  const compulsory = (size: 'mikro' | 'kecil' | 'besar') =>
    facts.payroll.programmes.filter((programme) => programme.compulsory.includes(size)).map(({ id }) => id)
  expect(compulsory('mikro')).toEqual(['kesehatan', 'kecelakaan', 'kematian'])
  expect(compulsory('kecil')).toEqual(['kesehatan', 'hari-tua', 'kecelakaan', 'kematian'])
  expect(compulsory('besar')).toEqual(all)
  for (const { rule } of facts.payroll.programmes) expect(facts.rules).toHaveProperty(rule)
})
