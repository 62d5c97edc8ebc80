import { expect, test } from 'vitest'
import { restLeft } from './use-announcement.ts'

test('an answer is read out 700 ms after the last key, however long the typing lasts', () => {
  expect(restLeft(undefined, 50)).toBe(0)
  for (const key of [1000, 1300, 1650, 2349]) expect(restLeft(key, key)).toBe(700)
  expect(restLeft(2349, 3000)).toBe(49)
  expect(restLeft(2349, 3049)).toBe(0)
  expect(restLeft(2349, 9000)).toBe(0)
})
