import { expect, test } from 'vitest'
import { afterWorkingDays, workingDays } from './working-days.ts'

const steps = [
  { by: 'client', days: { min: 1, max: 5 } },
  { by: 'ours', days: { min: 2, max: 2 } },
  { by: 'state', days: { min: 0, max: 30 }, variants: ['high'] },
] as const

test('everybody is counted, the client too', () => {
  expect(workingDays(steps, undefined)).toEqual({ min: 3, max: 7 })
})

test('a step of one variant takes time in that variant alone', () => {
  expect(workingDays(steps, 'high')).toEqual({ min: 3, max: 37 })
  expect(workingDays(steps, 'low')).toEqual({ min: 3, max: 7 })
})

test('the days of some are those alone', () => {
  expect(workingDays(steps, 'high', ['state'])).toEqual({ min: 0, max: 30 })
  expect(workingDays(steps, 'low', ['ours', 'client'])).toEqual({ min: 3, max: 7 })
  expect(workingDays(steps, 'low', ['third_party'])).toEqual({ min: 0, max: 0 })
})

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
