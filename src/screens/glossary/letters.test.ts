import { expect, test } from 'vitest'
import type { Term } from '../../collections/glossary.ts'
import { letterId, letters } from './letters.ts'

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
