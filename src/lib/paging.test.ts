import { expect, test } from 'vitest'
import { paged, shownPages } from './paging.ts'

test('a list is cut into pages that know their place', () => {
  expect(paged(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { page: 1, pages: 3, items: ['a', 'b'] },
    { page: 2, pages: 3, items: ['c', 'd'] },
    { page: 3, pages: 3, items: ['e'] },
  ])
})

test('later pages may hold more than the first', () => {
  expect(paged(['a', 'b', 'c', 'd', 'e'], 1, 3).map(({ items }) => items)).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  expect(paged(['a', 'b', 'c', 'd'], 1, 3)).toHaveLength(2)
  expect(paged(['a'], 1, 3)).toHaveLength(1)
})

test('a full last page is the last, and an empty list has a page to say so', () => {
  expect(paged(['a', 'b'], 2)).toHaveLength(1)
  expect(paged([], 12)).toEqual([{ page: 1, pages: 1, items: [] }])
})

test.each([
  [1, 3, [1, 2, 3]],
  [6, 11, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [1, 40, [1, 2, 3, 4, 5, 6, 7, 8, 40]],
  [20, 40, [1, 17, 18, 19, 20, 21, 22, 23, 40]],
  [39, 40, [1, 33, 34, 35, 36, 37, 38, 39, 40]],
])('page %i of %i offers %j', (page, pages, numbers) => {
  expect(shownPages(page, pages)).toEqual(numbers)
})
