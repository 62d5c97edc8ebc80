import { expect, test } from 'vitest'
import { countWords, readingMinutes } from './text-measures.ts'

test('words are what a reader reads', () => {
  expect(
    countWords('Lihat [harga kami](/layanan/pt-pma) di Rp1.000.000, [[uu-40-2007#7]] {{total:x}} tetap-tetap saja'),
  ).toBe(7)
  expect(countWords('')).toBe(0)
})

test('reading takes a minute for 200 words, one at least', () => {
  expect([0, 200, 201, 800].map(readingMinutes)).toEqual([1, 1, 2, 4])
})
