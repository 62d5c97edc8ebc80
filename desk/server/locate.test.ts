import { expect, it } from 'vitest'
import { fieldOnLine } from './locate.ts'

const facts = `order: 1
price:
  lines:
    - id: jasa
      tax: none
    - id: nib
      days: { min: 1, max: 2 }
`

it('finds the field that begins on a line', () => {
  expect(fieldOnLine('yaml', facts, 5, 'Write tax.').path).toEqual(['price', 'lines', 0, 'tax'])
  expect(fieldOnLine('yaml', facts, 6, '`nib` is our own fee.').path).toEqual(['price', 'lines', 1])
})

it('believes the name in the sentence where it lies on that line or below it', () => {
  const message = '`price.lines[1].amount_idr` is missing.'
  expect(fieldOnLine('yaml', facts, 6, message).path).toEqual(['price', 'lines', 1, 'amount_idr'])
  expect(fieldOnLine('yaml', facts, 7, '`price.lines[1].days.max` must be a number.').path).toEqual([
    'price',
    'lines',
    1,
    'days',
    'max',
  ])
  expect(fieldOnLine('yaml', facts, 1, '`title` is missing.').path).toEqual(['title'])
})

it('counts the lines of a text from its own beginning', () => {
  const text = '---\ntitle: PT\nhelp: |\n  Satu.\n  Dua.\n---\n\nTeks.\n'
  expect(fieldOnLine('markdown', text, 8, 'The link leads nowhere.')).toEqual({ path: ['body'], line: 1 })
  expect(fieldOnLine('markdown', text, 5, 'The link leads nowhere.').path).toEqual(['help'])
})
