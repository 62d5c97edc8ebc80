import { expect, test } from 'vitest'
import { shareOf } from './share-of.ts'

test('shares are exact and rounded half up', () => {
  expect(shareOf(100_000_001, 15, 1000)).toBe(1_500_000)
  expect(shareOf(50, 1, 100)).toBe(1)
  expect(shareOf(49, 1, 100)).toBe(0)
  expect(shareOf(999_999_999_999_999, 1, 1)).toBe(999_999_999_999_999)
  expect(shareOf(999_999_999_999_999, 25, 1000)).toBe(25_000_000_000_000)
})
