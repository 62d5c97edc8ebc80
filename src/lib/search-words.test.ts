import { expect, test } from 'vitest'
import { formsOf, isFiller, wordsOf } from './search-words.ts'

test('words and numbers, without accents, signs and capitals', () => {
  expect(wordsOf('Pasal 26(2) UU 40/2007: “Café”, e-mail!')).toEqual([
    'pasal',
    '26',
    '2',
    'uu',
    '40',
    '2007',
    'cafe',
    'e',
    'mail',
  ])
  expect(wordsOf(' …<>&%$ ')).toEqual([])
})

test.each([
  ['pendaftaran', 'id', ['pendaftaran', 'daftar']],
  ['mendaftarkan', 'id', ['mendaftarkan', 'daftar']],
  ['registering', 'en', ['registering', 'regist']],
  ['merek', 'id', ['merek']],
  ['2007', 'id', ['2007']],
] as const)('%s (%s) is found as %j', (word, language, forms) => {
  expect(formsOf(word, language)).toEqual(forms)
})

test('fillers belong to their language', () => {
  expect([isFiller('yang', 'id'), isFiller('yang', 'en'), isFiller('merek', 'id')]).toEqual([true, false, false])
})
