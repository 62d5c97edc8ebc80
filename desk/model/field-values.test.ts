import { expect, it } from 'vitest'
import { amountRead, typedAmount } from './field-values.ts'

it('takes an amount as it is typed', () => {
  expect(typedAmount('2900000')).toBe(2900000)
  expect(typedAmount('Rp 2.900.000')).toBe(2900000)
  expect(typedAmount('-5')).toBe(-5)
  expect(typedAmount(' ')).toBeUndefined()
})

it.each(['3 juta', '2.9', '2,900,000'])('leaves %s to the check, which says what is wrong', (text) => {
  expect(typedAmount(text)).toBe(text)
})

it('reads an amount in words of its size', () => {
  expect(amountRead(3100000, 'id')).toBe('Rp3.100.000 (3,1 juta)')
  expect(amountRead(2500000000, 'en')).toBe('Rp2,500,000,000 (2.5 billion)')
  expect(amountRead(0, 'id')).toBe('Rp0')
})
