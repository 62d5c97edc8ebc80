import { expect, test } from 'vitest'
import { easeInOutQuad } from './smooth-scroll.ts'

test.each([
  [0, 0],
  [0.25, 0.125],
  [0.5, 0.5],
  [0.75, 0.875],
  [1, 1],
])('ease-in-out quadratic: at %d of the time %d of the way', (time, way) => {
  expect(easeInOutQuad(time)).toBeCloseTo(way, 10)
})
