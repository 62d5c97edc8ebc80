import { expect, test } from 'vitest'
import { toolFacts } from '../collections/tool-facts.ts'
import type { FeeLine, FeeTable, Party } from '../lib/fees.ts'
import { type Bought, droppedChoices, firstYear, payroll, readStaff, type Staff, type StaffForm } from './first-year.ts'

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

test('the months of a year add up to its total', () => {
  const { byMonth, total } = firstYear([bought(pma)], programmes, { ...worker, wageIdr: 4_999_999, count: 7 }, labels)
  expect(byMonth.reduce((months, { minIdr }) => months + minIdr, 0)).toBe(total.minIdr)
  expect(byMonth.reduce((months, { maxIdr }) => months + maxIdr, 0)).toBe(total.maxIdr)
})

test('extras of another form are named', () => {
  expect(droppedChoices(bought(pma, { lkpm: 1, 'pedoman-organ': 1 }))).toEqual(['pedoman-organ'])
})

const staffForm: StaffForm = {
  count: '1',
  wage: '5 juta',
  months: '',
  risk: '0',
  minimumWage: '',
  programmes: all,
  isConfirmed: false,
}

test('the staff part of the form', () => {
  expect(readStaff(facts.payroll, staffForm)).toEqual({ staff: worker })
  expect(readStaff(facts.payroll, { ...staffForm, count: '0', wage: '' })).toEqual({ staff: undefined })
  const errors = (form: Partial<StaffForm>) => {
    const read = readStaff(facts.payroll, { ...staffForm, ...form })
    return 'errors' in read ? read.errors : undefined
  }
  expect(errors({ wage: '' })).toEqual({ wage: 'empty' })
  expect(errors({ wage: '0' })).toEqual({ wage: 'wageLow' })
  expect(errors({ wage: '99.999' })).toEqual({ wage: 'wageLow' })
  expect(errors({ wage: '99.999', isConfirmed: true })).toBeUndefined()
  expect(errors({ wage: '1.000.000.001' })).toEqual({ wage: 'wageHigh' })
  expect(errors({ wage: '2 miliar', isConfirmed: true })).toBeUndefined()
  expect(errors({ wage: '2 triliun', isConfirmed: true })).toEqual({ wage: 'tooLarge' })
  expect(errors({ count: 'banyak' })).toEqual({ count: 'countText' })
  expect(errors({ count: '-1' })).toEqual({ count: { name: 'range', smallest: 0, largest: 10_000 } })
  expect(errors({ months: '13' })).toEqual({ months: { name: 'range', smallest: 1, largest: 12 } })
  expect(errors({ minimumWage: 'UMK' })).toEqual({ minimumWage: { name: 'text', part: 'UMK' } })
})

test('what a size must join, every rule and every later duty exist', () => {
  const compulsory = (size: 'mikro' | 'kecil' | 'besar') =>
    facts.payroll.programmes.filter((programme) => programme.compulsory.includes(size)).map(({ id }) => id)
  expect(compulsory('mikro')).toEqual(['kesehatan', 'kecelakaan', 'kematian'])
  expect(compulsory('kecil')).toEqual(['kesehatan', 'hari-tua', 'kecelakaan', 'kematian'])
  expect(compulsory('besar')).toEqual(all)
  for (const { rule } of facts.payroll.programmes) expect(facts.rules).toHaveProperty(rule)
})
