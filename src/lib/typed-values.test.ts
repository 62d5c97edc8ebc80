import { expect, test } from 'vitest'
import { typedCount, typedDay, typedRupiah } from './typed-values.ts'

test.each([
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1500000', 1_500_000],
  ['Rp 1.500.000,-', 1_500_000],
  ['Rp1.500.000,00', 1_500_000],
  ['IDR 1,500,000.00', 1_500_000],
  ['1 500 000', 1_500_000],
  ['1,5 juta', 1_500_000],
  ['1.5 juta', 1_500_000],
  ['2,5 jt', 2_500_000],
  ['750rb', 750_000],
  ['750 ribu rupiah', 750_000],
  ['1,25 M', 1_250_000_000],
  ['１.５００.０００', 1_500_000],
  ['\u00a05\u2009000\u2009000 ', 5_000_000],
  ['0', 0],
  ['1.000.000.000.000.000', 1_000_000_000_000_000],
])('%s is %i rupiah', (typed, value) => {
  expect(typedRupiah(typed)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['lima juta', 'text'],
  ['<b>5</b>', 'text'],
  ['1.2.3', 'text'],
  ['-500.000', 'negative'],
  ['−500.000', 'negative'],
  ['1,5', 'fraction'],
  ['1.000.000.000.000.001', 'tooLarge'],
  ['2000 triliun', 'tooLarge'],
  ['USD 500', 'foreign'],
  ['$500', 'foreign'],
])('"%s" is refused as %s', (typed, error) => {
  expect(typedRupiah(typed)).toEqual({ error })
})

test('counts are whole and within their limits', () => {
  expect(typedCount(' ３ ', 1, 100)).toEqual({ value: 3 })
  expect(typedCount('0', 1, 100)).toEqual({ error: 'tooSmall' })
  expect(typedCount('101', 1, 100)).toEqual({ error: 'tooLarge' })
  expect(typedCount('-2', 0, 100)).toEqual({ error: 'negative' })
  expect(typedCount('2,5', 0, 100)).toEqual({ error: 'fraction' })
  expect(typedCount('dua', 0, 100)).toEqual({ error: 'text' })
  expect(typedCount('', 0, 100)).toEqual({ error: 'empty' })
})

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1-2-2027', '2027-02-01'],
  ['10112026', '2026-11-10'],
  ['2026-11-10', '2026-11-10'],
  ['10 November 2026', '2026-11-10'],
  ['5 Agustus 2026', '2026-08-05'],
  ['29/02/2024', '2024-02-29'],
])('%s is the day %s', (typed, value) => {
  expect(typedDay(typed)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['besok', 'text'],
  ['31/02/2026', 'noDay'],
  ['29/02/2026', 'noDay'],
  ['00/01/2026', 'noDay'],
  ['1/13/2026', 'noDay'],
  ['31/12/1944', 'outside'],
  ['01/01/2101', 'outside'],
])('the day "%s" is refused as %s', (typed, error) => {
  expect(typedDay(typed)).toEqual({ error })
})
