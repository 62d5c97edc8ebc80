import { expect, test } from 'vitest'
import { daysAfter, today } from './day.ts'

test('the day changes at midnight in Jakarta, seven hours before it does in London', () => {
  expect(today(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(today(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})

test('days are counted across the ends of months and years', () => {
  expect(daysAfter('2026-11-20', 90)).toBe('2027-02-18')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})
