import { expect, test } from 'vitest'
import type { Amount } from '../../../lib/fees.ts'
import { monthRuns } from './month-runs.ts'

const paid = (idr: number, isIncomplete = false): Amount => ({
  minIdr: idr,
  maxIdr: idr,
  isIncomplete,
  isUnconfirmed: false,
})

const lines = (months: readonly Amount[]) => monthRuns(months).map(({ first, last }) => [first, last])

test('months without a payment are one line, those with one or of an unknown amount are lines of their own', () => {
  expect(lines([paid(5), paid(0), paid(0), paid(0, true), paid(0), paid(3), paid(3)])).toEqual([
    [1, 1],
    [2, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 7],
  ])
})

test('the holiday is never one with the months before it, and is left out where it costs nothing', () => {
  const year = [paid(5), ...Array.from({ length: 11 }, () => paid(0))]
  expect(lines([...year, paid(0)])).toEqual([
    [1, 1],
    [2, 12],
  ])
  expect(lines([...year, paid(7)]).at(-1)).toEqual([13, 13])
})
