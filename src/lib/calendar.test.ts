import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, weekdayOf } from './calendar.ts'

test('days are counted across months, leap years and centuries', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
  expect(addDays('2027-03-10', -7)).toBe('2027-03-03')
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  for (let day = '1999-12-25', number = 0; number < 1000; number++, day = addDays(day, 1)) {
    const date = new Date(Date.UTC(1999, 11, 25 + number))
    expect([day, weekdayOf(day)]).toEqual([date.toISOString().slice(0, 10), date.getUTCDay()])
  }
})

test('a day that a month does not have becomes its last one', () => {
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
  expect(dayOf(2026, 14, 31)).toBe('2027-02-28')
  expect(dayOf(2026, 0, 31)).toBe('2025-12-31')
})
