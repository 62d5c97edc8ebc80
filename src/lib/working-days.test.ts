import { expect, test } from 'vitest'
import { workingDays } from './working-days.ts'

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
