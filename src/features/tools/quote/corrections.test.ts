import { expect, test } from 'vitest'
import { readCorrections, withCorrection, withoutDeletions, writeCorrections } from './corrections.ts'

test('corrections come back from the address as they were', () => {
  let corrections = withCorrection(new Map(), 'a1', { payee: 'state' })
  corrections = withCorrection(corrections, 'a1', { sumIdr: 2_500_000 })
  corrections = withCorrection(corrections, 'b2-2', { isDeleted: true })
  const text = writeCorrections(corrections)
  expect(text).toBe('a1~p.state~s.2500000;b2-2~x')
  expect(readCorrections(text)).toEqual(corrections)
  expect(writeCorrections(withoutDeletions(corrections))).toBe('a1~p.state~s.2500000')
})

test('what no line can be is passed over', () => {
  expect(readCorrections('')).toEqual(new Map())
  expect(readCorrections('a1~p.raja~r.hadiah~s.-5~s.9e99')).toEqual(new Map([['a1', {}]]))
})
