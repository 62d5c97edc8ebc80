import { expect, test } from 'vitest'
import { isSlip } from './typing-slips.ts'

test.each([
  ['roit', 'roti', true],
  ['kopii', 'kopi', true],
  ['restoren', 'restoran', true],
  ['pengcara', 'pengacara', true],
  ['kontraktar', 'kontraktor', true],
  ['percetakam', 'percetakan', true],
  ['saas', 'asas', false],
  ['saas', 'suse', false],
  ['nilam', 'nila', false],
  ['kremasi', 'kreasi', false],
  ['ipal', 'ipad', false],
  ['record', 'recoil', false],
  ['peleburan', 'pelabuhan', false],
])('%s is a slip for %s: %s', (word, other, expected) => {
  expect(isSlip(word, other)).toBe(expected)
})
