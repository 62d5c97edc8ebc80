import { describe, expect, test } from 'vitest'
import { translator } from './dictionaries.ts'
import { amountText, moneyText, unitPriceText } from './fee-text.ts'

const t = translator('en')
const known = { minIdr: 100_000, maxIdr: 250_000, isIncomplete: false, isUnconfirmed: false }
const nothing = { minIdr: 0, maxIdr: 0, isIncomplete: false, isUnconfirmed: false }
const unknown = { ...nothing, isIncomplete: true }

test('a sum of nothing is said in words, a line of nothing in numbers', () => {
  expect(amountText(nothing, 'en', t)).toBe('None')
  expect(moneyText(nothing, 'en', t)).toBe('Rp0')
})

test('the price of one names its unit', () => {
  expect(unitPriceText({ ...known, unit: 'per_class' }, 'en', t)).toBe('Rp100,000–Rp250,000 per class')
  expect(unitPriceText({ ...known, unit: 'once' }, 'en', t)).toBe('Rp100,000–Rp250,000')
})

describe('an unknown amount', () => {
  test.each([moneyText, amountText])('is never a zero and never nothing', (write) => {
    expect(write(unknown, 'en', t)).toBe('Not known')
    expect(write(unknown, 'id', translator('id'))).toBe('Belum diketahui')
  })

  test('stands beside what is known', () => {
    expect(amountText({ ...known, isIncomplete: true }, 'en', t)).toBe('Rp100,000–Rp250,000 + a fee not known')
  })

  test('has no price of one', () => {
    expect(unitPriceText({ ...unknown, unit: 'per_class' }, 'en', t)).toBe('Not known')
  })
})
