import { expect, test } from 'vitest'
import { split } from './split-bar.tsx'

test('parts are to scale, with gaps, and fill the width', () => {
  expect(split([1, 3], 404, 4, 0)).toEqual([
    { start: 0, width: 100 },
    { start: 104, width: 300 },
  ])
})

test('a tiny part stays visible and nothing leaves the drawing', () => {
  const parts = split([1, 999], 400, 0, 8)
  expect(parts[0]?.width).toBeGreaterThanOrEqual(7)
  expect((parts[1]?.start ?? 0) + (parts[1]?.width ?? 0)).toBeLessThanOrEqual(400)
})

test('nothing gives nothing', () => {
  expect(split([], 400, 4, 8)).toEqual([])
})
