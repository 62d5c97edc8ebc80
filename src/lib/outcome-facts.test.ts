import { expect, test } from 'vitest'
import { difference } from './outcome-facts.ts'

test.each`
  first      | second     | expected
  ${[6, 20]} | ${[5, 18]} | ${{ min: 1, max: 2, direction: 'less' }}
  ${[5, 18]} | ${[6, 20]} | ${{ min: 1, max: 2, direction: 'more' }}
  ${[4, 12]} | ${[4, 12]} | ${{ min: 0, max: 0, direction: 'same' }}
  ${[4, 12]} | ${[4, 20]} | ${{ min: 0, max: 8, direction: 'more' }}
  ${[4, 20]} | ${[6, 12]} | ${{ min: 2, max: 8, direction: 'mixed' }}
`('from $first to $second', ({ first, second, expected }) => {
  const span = ([min, max]: [number, number]) => ({ min, max })
  expect(difference(span(first), span(second))).toEqual(expected)
})
