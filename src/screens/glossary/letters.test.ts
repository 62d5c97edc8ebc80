import { expect, test } from 'vitest'
import type { Term } from '../../collections/glossary.ts'
import { inColumns, letterId, letters } from './letters.ts'

function term(name: string): Term {
  const body = () => ''
  return {
    id: name,
    path: `#${name}`,
    term: name,
    mentions: [name],
    basis: [],
    related: [],
    draft: false,
    unpublished: false,
    body,
  }
}

test('terms gather under their first letter, whatever its case and accents', () => {
  const found = letters(['akta', 'Élan', 'e-Meterai', 'NIB'].map(term))
  expect(found.map(({ letter, terms }) => [letter, ...terms.map((entry) => entry.term)])).toEqual([
    ['A', 'akta'],
    ['E', 'Élan', 'e-Meterai'],
    ['N', 'NIB'],
  ])
})

test('figures share one place, whose anchor has no letter', () => {
  const [figures] = letters([term('3TG')])
  expect(figures?.letter).toBe('0–9')
  expect(letterId(figures?.letter ?? '')).toBe('huruf-0-9')
})

test('columns are of about equal height and keep the order of the letters', () => {
  const names = ['A1', 'A2', 'A3', 'A4', 'B1', 'C1', 'D1', 'D2', 'E1']
  const columns = inColumns(letters(names.map(term)), 3)
  expect(columns.map((column) => column.map(({ letter }) => letter).join(''))).toEqual(['A', 'BC', 'DE'])
  expect(inColumns(letters([term('A1')]), 3).map((column) => column.length)).toEqual([1])
})

test('a letter that would leave the last column short goes on in it', () => {
  const columns = inColumns(letters(['A1', 'A2', 'A3', 'A4', 'A5', 'B1'].map(term)), 2)
  expect(
    columns.map((column) => column.map(({ letter, terms, isContinued }) => [letter, terms.length, isContinued])),
  ).toEqual([
    [['A', 4, false]],
    [
      ['A', 1, true],
      ['B', 1, false],
    ],
  ])
})
