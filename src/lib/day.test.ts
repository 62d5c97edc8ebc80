import { expect, test } from 'vitest'
import { today } from './day.ts'

test('the day changes at midnight in Jakarta, seven hours before it does in London', () => {
  expect(today(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
  expect(today(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
})
