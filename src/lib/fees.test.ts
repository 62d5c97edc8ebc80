import { describe, expect, test } from 'vitest'
import { feeLine as line } from './fee-line.fixture.ts'
import {
  type Amount,
  checkedSince,
  type FeeTable,
  paidLines,
  pricesOn,
  quantityOf,
  times,
  total,
  totalsByParty,
  withTaxOnTop,
} from './fees.ts'

const known = (minIdr: number, maxIdr: number): Amount => ({
  minIdr,
  maxIdr,
  isIncomplete: false,
  isUnconfirmed: false,
})

const lines = [
  line('fee'),
  line('state', { party: 'state', minIdr: 10, maxIdr: 30 }),
  line('small', { party: 'state', minIdr: 1, maxIdr: 1, variants: ['small'] }),
  line('classes', { party: 'third_party', minIdr: 5, maxIdr: 5, quantity: { min: 2, max: 4 } }),
  line('extra', { minIdr: 1000, maxIdr: 2000, optional: true, quantity: { min: 1, max: 3 } }),
]

test('a total holds what every client of the variant pays, extras left out', () => {
  expect(total(lines, 'small')).toEqual(known(121, 141))
  expect(total(lines, 'large')).toEqual(known(120, 140))
  expect(total(lines, undefined)).toEqual(known(120, 140))
})

test('a choice adds extras and quantities, within the limits', () => {
  expect(total(lines, 'large', { extra: 2 })).toEqual(known(2120, 4140))
  expect(total(lines, 'large', { classes: 99 })).toEqual(known(130, 150))
  expect(total(lines, 'large', { classes: 0 })).toEqual(known(120, 140))
})

test('a quantity that is no whole number counts as not chosen', () => {
  const extra = line('extra', { optional: true })
  expect(quantityOf(extra, { extra: Number.NaN })).toBe(0)
  expect(quantityOf(extra, { extra: 1.5 })).toBe(0)
  expect(quantityOf(extra, { extra: -1 })).toBe(0)
  expect(quantityOf(line('toString'), {})).toBe(1)
})

test('the same sum is divided by who receives it', () => {
  expect(totalsByParty(lines, 'small')).toEqual({
    ours: known(100, 100),
    state: known(11, 31),
    third_party: known(10, 10),
  })
})

describe('a fee of unknown amount', () => {
  const unknown = { minIdr: 0, maxIdr: 0, isIncomplete: true, isUnconfirmed: false }

  test('makes the sums incomplete that it belongs to, and no other', () => {
    const withFee = [...lines, line('unknown', { ...unknown, party: 'state', variants: ['large'] })]
    expect(total(withFee, 'large')).toEqual({ minIdr: 120, maxIdr: 140, isIncomplete: true, isUnconfirmed: false })
    expect(total(withFee, 'small').isIncomplete).toBe(false)
    const { ours, state } = totalsByParty(withFee, 'large')
    expect([ours.isIncomplete, state.isIncomplete]).toEqual([false, true])
  })

  test('makes a sum incomplete only once it is chosen, if it is an extra', () => {
    const withExtra = [...lines, line('unknown', { ...unknown, optional: true })]
    expect(total(withExtra, 'large').isIncomplete).toBe(false)
    expect(total(withExtra, 'large', { unknown: 1 }).isIncomplete).toBe(true)
  })

  test('is as unknown several times, and nothing if not bought', () => {
    expect(times(unknown, 3)).toEqual(unknown)
    expect(times(unknown, 0)).toEqual(known(0, 0))
  })
})

describe('an unconfirmed amount', () => {
  const lines = [line('fee'), line('tariff', { party: 'state', isUnconfirmed: true, variants: ['large'] })]

  test('is summed, and marks the sums that it belongs to', () => {
    expect(total(lines, 'large')).toEqual({ ...known(200, 200), isUnconfirmed: true })
    expect(total(lines, 'small')).toEqual(known(100, 100))
    const { ours, state } = totalsByParty(lines, 'large')
    expect([ours.isUnconfirmed, state.isUnconfirmed]).toEqual([false, true])
  })

  test('that is no cost marks nothing', () => {
    expect(total([line('free', { minIdr: 0, maxIdr: 0, isUnconfirmed: true })], undefined)).toEqual(known(0, 0))
  })
})

test('a former tariff is in no sum', () => {
  expect(total([line('tariff', { previousIdr: 7 })], undefined)).toEqual(known(100, 100))
})

test('tax on top is 12 % of 11/12 of the price, to the rupiah', () => {
  expect(withTaxOnTop(2_612_613)).toBe(2_900_000)
  expect(withTaxOnTop(0)).toBe(0)
})

test('what is paid are the chosen lines of the variant that cost something', () => {
  const free = line('free', { minIdr: 0, maxIdr: 0 })
  const unknown = line('unknown', { minIdr: 0, maxIdr: 0, isIncomplete: true })
  expect(paidLines([...lines, free, unknown], 'small').map(({ id }) => id)).toEqual([
    'fee',
    'state',
    'small',
    'classes',
    'unknown',
  ])
  expect(paidLines(lines, 'large', { extra: 1 }).at(-1)?.id).toBe('extra')
})

describe('days', () => {
  const dated = [line('a', { checkedOn: '2026-11-20' }), line('b'), line('c', { checkedOn: '2026-10-01' })]
  const table: FeeTable = { variants: [], lines: dated, validFrom: '2026-11-01', validUntil: '2027-12-31', samples: [] }

  test('lines together are checked as of the earliest day', () => {
    expect(checkedSince(dated)).toBe('2026-10-01')
    expect(checkedSince([line('b')])).toBeUndefined()
  })

  test('the prices are of the day of the newest price or check', () => {
    expect(pricesOn(table)).toBe('2026-11-20')
    expect(pricesOn({ ...table, validFrom: '2026-12-01' })).toBe('2026-12-01')
    expect(pricesOn({ ...table, lines: [] })).toBe('2026-11-01')
  })
})
