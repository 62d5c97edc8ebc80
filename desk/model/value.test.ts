import { describe, expect, it } from 'vitest'
import { moved, rebased, sameValue, valueAt, withValue } from './value.ts'

describe('withValue', () => {
  it('changes one place and makes what is missing on the way', () => {
    const before = { articles: { '16(1)': 'a' } }
    const after = withValue(before, ['changes', '2026-12-01'], 'b')
    expect(after).toEqual({ articles: { '16(1)': 'a' }, changes: { '2026-12-01': 'b' } })
    expect(valueAt(withValue(after, ['articles', '16(1)'], 'c'), ['articles', '16(1)'])).toBe('c')
    expect(before).toEqual({ articles: { '16(1)': 'a' } })
  })

  it('removes a name, and an entry of a list', () => {
    expect(withValue({ a: 1, draft: true }, ['draft'], undefined)).toEqual({ a: 1 })
    expect(withValue({ list: ['a', 'b'] }, ['list', 0], undefined)).toEqual({ list: ['b'] })
  })
})

it('takes a name without a value for none', () => {
  expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(sameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(sameValue(null, {})).toBe(false)
})

it('moves an entry and keeps it inside the list', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})

it('brings work into files that were changed meanwhile', () => {
  const base = { title: 'Lama', facts: { tax: 'none', order: 1 } }
  const mine = { title: 'Baru', facts: { tax: 'none', order: 1 } }
  const theirs = { title: 'Lain', facts: { tax: 'included', order: 1 }, draft: true }
  expect(rebased(base, mine, theirs)).toEqual({ title: 'Baru', facts: { tax: 'included', order: 1 }, draft: true })
})
