import { expect, test } from 'vitest'
import { formsOf, isFiller, searchedWordsOf, subjectsOf, wordsOf } from './search-words.ts'

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
  ['kalian', 'id', ['kalian']],
  ['formation', 'en', ['formation']],
  ['formatting', 'en', ['formatting', 'format']],
] as const)('%s (%s) is found as %j', (word, language, forms) => {
  expect(formsOf(word, language)).toEqual(forms)
})

test('fillers belong to their language', () => {
  expect([isFiller('yang', 'id'), isFiller('yang', 'en'), isFiller('merek', 'id')]).toEqual([true, false, false])
})

test('a number is one word however it is written, and a sign of per cent is the word', () => {
  expect(searchedWordsOf('PPh 0,5% (0.5 persen) dari Rp 4.800.000.000, UU 40/2007, 100 percent')).toEqual([
    'pph',
    '0.5',
    'persen',
    '0.5',
    'persen',
    'dari',
    'rp',
    '4800000000',
    'uu',
    '40',
    '2007',
    '100',
    'persen',
  ])
})

test('chatter is not looked for, unless there is nothing else', () => {
  expect(subjectsOf('Kak, gimana kalau bule mau punya PT?', 'id')).toEqual(['bule', 'punya', 'pt'])
  expect(subjectsOf('boleh', 'id')).toEqual(['boleh'])
})

test('a place is chatter, and a head office is none', () => {
  expect(subjectsOf('pt di Bekasi, cv Jakarta Pusat, yayasan Tangerang Selatan', 'id')).toEqual(['pt', 'cv', 'yayasan'])
  expect(subjectsOf('pt in Central Jakarta', 'en')).toEqual(['pt'])
  expect(subjectsOf('kantor pusat', 'id')).toEqual(['kantor', 'pusat'])
})

test('an abbreviation is one word with dots and without', () => {
  expect(searchedWordsOf('P.T. dan C.V, N.I.B. u.u. 40; PT.PMA 2.b')).toEqual(
    'pt dan cv nib uu 40 pt pma 2 b'.split(' '),
  )
})

test('a currency is a word of its own, and is not looked for', () => {
  expect(searchedWordsOf('Rp10.000, IDR10 miliar, 10jt')).toEqual(['rp', '10000', 'idr', '10', 'miliar', '10', 'jt'])
  expect(subjectsOf('Rp10.000', 'id')).toEqual(['10000'])
})
