import { describe, expect, test } from 'vitest'
import { type Amount, type Line, quantityOf, times, total, totalsByParty } from './price.ts'

const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  party: 'ours',
  minIdr: 100,
  maxIdr: 100,
  isOpen: false,
  optional: false,
  ...more,
})

const known = (minIdr: number, maxIdr: number): Amount => ({ minIdr, maxIdr, isOpen: false })

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
  const open = { minIdr: 0, maxIdr: 0, isOpen: true }

  test('opens the sums that it belongs to, and no other', () => {
    const withFee = [...lines, line('unknown', { ...open, party: 'state', variants: ['large'] })]
    expect(total(withFee, 'large')).toEqual({ minIdr: 120, maxIdr: 140, isOpen: true })
    expect(total(withFee, 'small').isOpen).toBe(false)
    const { ours, state } = totalsByParty(withFee, 'large')
    expect([ours.isOpen, state.isOpen]).toEqual([false, true])
  })

  test('opens a sum only once it is chosen, if it is an extra', () => {
    const withExtra = [...lines, line('unknown', { ...open, optional: true })]
    expect(total(withExtra, 'large').isOpen).toBe(false)
    expect(total(withExtra, 'large', { unknown: 1 }).isOpen).toBe(true)
  })

  test('is as unknown several times, and nothing if not bought', () => {
    expect(times(open, 3)).toEqual(open)
    expect(times(open, 0)).toEqual(known(0, 0))
  })
})
