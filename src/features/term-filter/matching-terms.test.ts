import { expect, test } from 'vitest'
import { matchingTerms } from './matching-terms.ts'

const terms = [
  { names: 'Modal dasar authorised capital', definition: 'Batas jumlah saham menurut anggaran dasar.' },
  { names: 'Modal disetor', definition: 'Modal dasar yang sudah dibayar.' },
  { names: 'Meterai bea materai e-meterai', definition: 'Tanda bea atas dokumen.' },
]

test('every word begins one of the names, whatever its case, accents and signs', () => {
  expect(matchingTerms(terms, 'modal')).toEqual([0, 1])
  expect(matchingTerms(terms, 'DASAR mod')).toEqual([0])
  expect(matchingTerms(terms, 'e-metér')).toEqual([2])
  expect(matchingTerms([{ names: 'Inbreng setoran modal', definition: '' }, ...terms], 'modal')).toEqual([1, 2, 0])
})

test('definitions are looked at where no name is met, and an empty query leaves all', () => {
  expect(matchingTerms(terms, 'saham')).toEqual([0])
  expect(matchingTerms(terms, 'pajak')).toEqual([])
  expect(matchingTerms(terms, ' ')).toEqual([0, 1, 2])
})

test('a question, a typing error and a number that is joined to its word find the term', () => {
  const more = [...terms, { names: 'PPh 23', definition: '' }, { names: 'Notaris notary', definition: '' }]
  for (const query of ['apa itu meterai', 'arti meterai', 'metrai', 'meaning of meterai']) {
    expect(matchingTerms(more, query), query).toEqual([2])
  }
  expect(matchingTerms(more, 'pph23')).toEqual([3])
  expect(matchingTerms(more, 'siapa notarris')).toEqual([4])
  expect(matchingTerms(more, 'xxyyzz')).toEqual([])
})
