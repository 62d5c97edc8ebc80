import { expect, test } from 'vitest'
import { type Line, quantityOf, total, totalsByParty } from './price.ts'

const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  party: 'ours',
  minIdr: 100,
  maxIdr: 100,
  optional: false,
  ...more,
})

const lines = [
  line('fee'),
  line('state', { party: 'state', minIdr: 10, maxIdr: 30 }),
  line('small', { party: 'state', minIdr: 1, maxIdr: 1, variants: ['small'] }),
  line('classes', { party: 'third_party', minIdr: 5, maxIdr: 5, quantity: { min: 2, max: 4 } }),
  line('extra', { minIdr: 1000, maxIdr: 2000, optional: true, quantity: { min: 1, max: 3 } }),
]

test('a total holds what every client of the variant pays, extras left out', () => {
  expect(total(lines, 'small')).toEqual({ minIdr: 121, maxIdr: 141 })
  expect(total(lines, 'large')).toEqual({ minIdr: 120, maxIdr: 140 })
  expect(total(lines, undefined)).toEqual({ minIdr: 120, maxIdr: 140 })
})

test('a choice adds extras and quantities, within the limits', () => {
  expect(total(lines, 'large', { extra: 2 })).toEqual({ minIdr: 2120, maxIdr: 4140 })
  expect(total(lines, 'large', { classes: 99 })).toEqual({ minIdr: 130, maxIdr: 150 })
  expect(total(lines, 'large', { classes: 0 })).toEqual({ minIdr: 120, maxIdr: 140 })
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
    ours: { minIdr: 100, maxIdr: 100 },
    state: { minIdr: 11, maxIdr: 31 },
    third_party: { minIdr: 10, maxIdr: 10 },
  })
})
