import { expect, test } from 'vitest'
import { toolTranslate } from '../../i18n/tool-translate.ts'
import en from '../../i18n/tools/en.json'
import id from '../../i18n/tools/id.json'
import { typedCount, typedMonths } from '../../lib/typed-counts.ts'
import { typedDay, typedYear } from '../../lib/typed-day.ts'
import { typedRupiah } from '../../lib/typed-values.ts'
import { faultText } from './fault-text.ts'

const inIndonesian = (error: Parameters<typeof faultText>[1]) => faultText(toolTranslate('id', id), error)
const inEnglish = (error: Parameters<typeof faultText>[1]) => faultText(toolTranslate('en', en), error)

test('the sentence beside a field speaks of that kind of field', () => {
  expect(inIndonesian(typedCount('banyak', 1, 100).error)).toBe('Tulis satu jumlah dengan angka, misalnya 2.')
  expect(inIndonesian(typedDay('Maret').error)).toMatch(/^Tulis tanggal lengkap, misalnya 31\/12\/2026/)
  expect(inIndonesian(typedDay('besok').error)).toMatch(/“besok”.*tidak kami hitung/)
  expect(inIndonesian(typedMonths('6 minggu', 1, 12).error)).toMatch(/^Tulis dalam bulan/)
  expect(inIndonesian(typedYear('kemarin', 1945, 2026).error)).toMatch(/^Tulis tahunnya/)
  expect(inIndonesian(typedRupiah('UMK Jakarta').error)).toMatch(/^“UMK” tidak terbaca sebagai jumlah uang/)
  expect(inEnglish(typedCount('many', 1, 100).error)).toBe('Write one number in figures, such as 2.')
  expect(inEnglish(typedDay('March').error)).toMatch(/^Write a whole date/)
  expect(inEnglish(typedYear('x', 1945, 2026).error)).toMatch(/^Write the year/)
})

test('a value out of its range is told the range', () => {
  expect(inIndonesian(typedMonths('13', 1, 12).error)).toBe('Tulis jumlah dalam rentang 1–12.')
  expect(inIndonesian(typedCount('10.001', 0, 10_000).error)).toBe('Tulis jumlah dalam rentang 0–10.000.')
  expect(inEnglish(typedCount('10,001', 0, 10_000).error)).toBe('Write a number in the range 0–10,000.')
  expect(inIndonesian(typedYear('2030', 1945, 2026).error)).toBe('Tulis tahun dalam rentang 1945–2026.')
})

test('a day that may be meant in two ways is asked about with both', () => {
  expect(inEnglish(typedDay('03/04/2026', 'en').error)).toBe(
    'Is the first number the day or the month? Write the month as a word, such as 3 April 2026 or 4 March 2026.',
  )
})

test('nothing wrong is no sentence, and a long part is cut', () => {
  expect(inIndonesian(undefined)).toBeUndefined()
  expect(inIndonesian({ name: 'text', part: 'x'.repeat(100) })?.length).toBeLessThan(140)
})
