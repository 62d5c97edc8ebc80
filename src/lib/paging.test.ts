import { expect, test } from 'vitest'
import { paged } from './paging.ts'

test('a list is cut into pages that know their place', () => {
  expect(paged(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { page: 1, pages: 3, items: ['a', 'b'] },
    { page: 2, pages: 3, items: ['c', 'd'] },
    { page: 3, pages: 3, items: ['e'] },
  ])
})

test('a full last page is the last, and an empty list has a page to say so', () => {
  expect(paged(['a', 'b'], 2)).toHaveLength(1)
  expect(paged([], 12)).toEqual([{ page: 1, pages: 1, items: [] }])
})
