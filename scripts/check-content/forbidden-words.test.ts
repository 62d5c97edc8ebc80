import { expect, test } from 'vitest'
import { forbiddenWord } from './forbidden-words.ts'

test.each([
  ['Layanan terbaik di kota', 'terbaik'],
  ['Tim TERPERCAYA', 'TERPERCAYA'],
  ['Hasil dijamin.', 'dijamin'],
  ['Kami jamin izin terbit', 'Kami jamin'],
  ['Penyedia No. 1', 'No. 1'],
  ['Berhasil 100 %', '100 %'],
  ['100% approved', '100%'],
  ['Biaya termurah', 'termurah'],
  ['The best law firm', 'The best'],
  ['Approval is guaranteed.', 'guaranteed'],
  ['a trusted partner', 'trusted partner'],
  ['the number\none provider', 'number one'],
])('%j is advertising', (text, word) => {
  expect(forbiddenWord(text)).toBe(word)
})

test.each([
  'Jaminan fidusia dan penjamin',
  'Utang yang dijamin dengan hak tanggungan',
  'Hak yang dijamin undang-undang',
  'Demi kepentingan terbaik bagi anak',
  'Boleh 100% saham asing',
  'owns 100% of the shares',
  'best efforts and best practices',
  'in the best interests of the child',
  'a debt guaranteed by a third party',
  'Undang-Undang Nomor 1 Tahun 1974',
  'Law Number 1 of 1974',
  'Waspadai kata “dijamin lolos” dalam iklan',
  'terbaikan',
  'naik 1100%',
  'Jalan Contoh Nomor 1, Jakarta',
])('%j is not', (text) => {
  expect(forbiddenWord(text)).toBeUndefined()
})
