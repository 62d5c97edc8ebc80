import { expect, test } from 'vitest'
import { wordsBegunBy, wordsLike } from './closest-words.ts'

const known = ['kopi', 'koper', 'kopra', 'kosmetik', 'restoran', 'roti', 'toko']

test('a beginning of three letters or more is completed, the shortest first', () => {
  expect(wordsBegunBy(known, 'kop')).toEqual(['kopi', 'koper', 'kopra'])
  expect(wordsBegunBy(known, 'ko')).toEqual([])
  expect(wordsBegunBy(known, 'xyz')).toEqual([])
})

test('one letter more, less, other or swapped is forgiven, two in a long word', () => {
  expect(wordsLike(known, 'kopii')).toEqual(['kopi'])
  expect(wordsLike(known, 'roit')).toEqual(['roti'])
  expect(wordsLike(known, 'tokk')).toEqual(['toko'])
  expect(wordsLike(known, 'kosmetk')).toEqual(['kosmetik'])
  expect(wordsLike(known, 'restorent')).toEqual(['restoran'])
  expect(wordsLike(known, 'kuper')).toEqual(['koper'])
})

test('short words, other first letters and larger differences are not forgiven', () => {
  expect(wordsLike(known, 'tok')).toEqual([])
  expect(wordsLike(known, 'boti')).toEqual([])
  expect(wordsLike(known, 'kosmo')).toEqual([])
  expect(wordsLike(known, 'rot1')).toEqual([])
})
