import { describe, expect, test } from 'vitest'
import { kawungField, lobe } from './kawung.ts'

test('a lobe is two arcs of a circle whose radius makes its tips right-angled', () => {
  expect(lobe(100)).toBe('M0-50A70.71 70.71 0 0 1 0 50 70.71 70.71 0 0 1 0-50Z')
})

describe('a field', () => {
  const field = kawungField('pendirian-pt', 12, 8)

  test('fills its cells from left to right, row by row, in their centres', () => {
    expect(kawungField('a', 2, 2).map(({ x, y }) => [x, y])).toEqual([
      [50, 50],
      [150, 50],
      [50, 150],
      [150, 150],
    ])
  })

  test('is always the same for an id, and another for another', () => {
    expect(kawungField('pendirian-pt', 12, 8)).toEqual(field)
    expect(kawungField('pendirian-cv', 12, 8)).not.toEqual(field)
    expect(kawungField('', 2, 1)).toHaveLength(2)
  })

  test('uses every fill', () => {
    expect([...new Set(field.map(({ fill }) => fill))].sort()).toEqual(['accent', 'none', 'outline', 'plain'])
  })

  test('lets most neighbours lean against each other, but not all', () => {
    const regular = field.filter(({ x, y, turn }) => {
      const even = ((x - 50) / 100 + (y - 50) / 100) % 2 === 0
      return turn === (even ? 135 : 45)
    })
    expect(regular.length).toBeGreaterThan(field.length / 2)
    expect(regular.length).toBeLessThan(field.length)
  })
})
