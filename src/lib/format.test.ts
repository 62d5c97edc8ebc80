import { expect, test } from 'vitest'
import {
  formatDay,
  formatDaySpan,
  formatFileSize,
  formatLanguage,
  formatRupiah,
  formatRupiahRange,
  formatSpan,
  formatWeekday,
  formatWhole,
} from './format.ts'

test('rupiah are whole and written the Indonesian way, with the separators of the language', () => {
  expect(formatRupiah(2_900_000, 'id-ID')).toBe('Rp2.900.000')
  expect(formatRupiah(2_900_000, 'en-GB')).toBe('Rp2,900,000')
  expect(formatRupiah(0, 'id-ID')).toBe('Rp0')
  expect(formatRupiah(1_499.5, 'id-ID')).toBe('Rp1.500')
})

test.each(['id-ID', 'en-GB', 'de-DE'])('a whole number is written as Intl writes it: %s', (locale) => {
  const numbers = [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 2_147_483_648, -1_234_567, 1_499.5, 1e21]
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  expect(numbers.map((number) => formatWhole(number, locale))).toEqual(numbers.map((number) => format.format(number)))
})

test('a range of rupiah names both ends, or one where they are equal', () => {
  expect(formatRupiahRange(500_000, 1_000_000, 'id-ID')).toBe('Rp500.000–Rp1.000.000')
  expect(formatRupiahRange(500_000, 500_000, 'id-ID')).toBe('Rp500.000')
})

test('a day is the same one wherever the site is built', () => {
  expect(formatDay('2026-11-01', 'id-ID')).toBe('1 November 2026')
  expect(formatDay('2026-01-01', 'en-GB', 'short')).toBe('1 Jan 2026')
  expect(formatDay('2026-08-17', 'id-ID', 'short')).toBe('17 Agu 2026')
})

test('a span of days has its year where it is not the given one', () => {
  expect(formatDaySpan('2026-12-09', '2026-12-28', 'id-ID', '2026')).toBe('9–28 Des')
  expect(formatDaySpan('2026-11-30', '2026-12-28', 'id-ID', '2026')).toBe('30 Nov – 28 Des')
  expect(formatDaySpan('2026-12-28', '2027-01-05', 'id-ID', '2026')).toBe('28 Des – 5 Jan 2027')
  expect(formatDaySpan('2027-02-10', '2027-03-19', 'id-ID', '2026')).toBe('10 Feb – 19 Mar 2027')
  expect(formatDaySpan('2027-12-28', '2028-01-05', 'id-ID', '2026')).toBe('28 Des 2027 – 5 Jan 2028')
  expect(formatDaySpan('2027-01-05', '2027-01-12', 'en-GB', '2026')).toBe('5–12 Jan 2027')
  expect(formatDaySpan('2027-01-05', '2027-01-05', 'en-GB', '2026')).toBe('5 Jan 2027')
})

test('a span of numbers names both ends, or one where they are equal', () => {
  expect(formatSpan(3, 5, 'id-ID')).toBe('3–5')
  expect(formatSpan(1_000, 2_000, 'en-GB')).toBe('1,000–2,000')
  expect(formatSpan(4, 4, 'id-ID')).toBe('4')
})

test('weekdays are named in the language', () => {
  expect(formatWeekday('monday', 'id-ID')).toBe('Senin')
  expect(formatWeekday('saturday', 'en-GB')).toBe('Saturday')
  expect(formatWeekday('sunday', 'id-ID')).toBe('Minggu')
})

test('a language is named in the words of the reader, and by its code where it has no name', () => {
  expect(formatLanguage('en', 'id-ID')).toBe('Inggris')
  expect(formatLanguage('nl', 'en-GB')).toBe('Dutch')
  expect(formatLanguage('xx', 'en-GB')).toBe('xx')
})

test('the size of a file is short, and never nothing', () => {
  expect(formatFileSize(69_600, 'id-ID')).toBe('70 kB')
  expect(formatFileSize(2_440_000, 'id-ID')).toBe('2,4 MB')
  expect(formatFileSize(12, 'en-GB')).toBe('1 kB')
})
