import { expect, test } from 'vitest'
import { readableOf, statedIn } from './agreement-phrases.ts'

test('numbers are read as the language writes them', () => {
  expect(statedIn(readableOf('Rp2,5 miliar, Rp1.250 miliar, Rp dua miliar'), ['Rp{} miliar'], 'id')).toEqual([
    { line: 1, value: 2.5 },
    { line: 1, value: 1250 },
  ])
  expect(statedIn(readableOf('Rp2.5 billion\nRp1,250 billion'), ['Rp{} billion'], 'en')).toEqual([
    { line: 1, value: 2.5 },
    { line: 2, value: 1250 },
  ])
  expect(statedIn(readableOf('dalam enam bulan, dalam beberapa bulan'), ['dalam {} bulan'], 'id')).toEqual([
    { line: 1, value: 6 },
  ])
})

test('a gap holds a few words of one sentence, and a space the border of a cell', () => {
  const phrases = ['Called … {} days before']
  expect(statedIn(readableOf('Called in writing, no later than 14 days before it.'), phrases, 'en')).toHaveLength(1)
  expect(statedIn(readableOf('Called. Due 14 days before it.'), phrases, 'en')).toEqual([])
  expect(statedIn(readableOf('| Old age | **3.7%** and 2% |'), ['Old age {}% and'], 'en')).toEqual([
    { line: 1, value: 3.7 },
  ])
})

test('a phrase begins and ends with whole words', () => {
  expect(statedIn(readableOf('paling lambat 3 hari kerja sebelumnya'), ['{} hari kerja sebelum'], 'id')).toEqual([])
})

test('what a change has replaced is no statement, and lines are counted through it', () => {
  const text = '---\nprevious:\n  2026-07-01:\n    - "14 days before"\ntitle: A\n---\n7 days before\n'
  expect(statedIn(readableOf(text), ['{} days before'], 'en')).toEqual([{ line: 7, value: 7 }])
})
