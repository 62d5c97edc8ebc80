import { expect, test } from 'vitest'
import { afterWorkingDays } from './working-calendar.ts'

// 30 November 2026 is a Monday.
test.each([
  ['one day is done on the day itself', '2026-11-30', 1, [], '2026-11-30'],
  ['five days fill a week', '2026-11-30', 5, [], '2026-12-04'],
  ['the sixth is the next Monday', '2026-11-30', 6, [], '2026-12-07'],
  ['a start on a Saturday waits for Monday', '2026-11-28', 1, [], '2026-11-30'],
  ['no days end on the first working day', '2026-11-28', 0, [], '2026-11-30'],
  ['holidays are passed over', '2026-12-23', 2, ['2026-12-24', '2026-12-25'], '2026-12-28'],
])('%s', (_name, start, days, holidays, end) => {
  expect(afterWorkingDays(start, days, holidays)).toBe(end)
})
