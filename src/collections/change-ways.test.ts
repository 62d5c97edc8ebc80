import { expect, test } from 'vitest'
import { drawnWays, waysByForm, waysByPurpose } from '../lib/change-map.ts'
import { changes } from './changes.ts'

const ways = changes('id')

test('every way is on the map, from each form that it begins with to each goal', () => {
  const listed = waysByForm(ways).flatMap(({ form, ways: ofForm }) =>
    ofForm.map(({ goal, way }) => `${form} ${goal} ${way.id}`),
  )
  const declared = ways.flatMap(({ id, from, to }) => from.flatMap((form) => to.map((goal) => `${form} ${goal} ${id}`)))
  expect(listed.toSorted()).toEqual(declared.toSorted())
  expect(listed).toContain('cv pt dari-cv')
  expect(listed).toContain('pma tutup tutup-pt')
  for (const { form, ways: ofForm } of waysByForm(ways)) expect(ofForm.length, form).toBeGreaterThan(0)
})

test('every way has one purpose', () => {
  const purposes = waysByPurpose(ways)
  expect([...purposes.values()].flat()).toHaveLength(ways.length)
  expect(purposes.get('end')?.map(({ id }) => id)).toEqual(['tutup-pt', 'tutup-pt-perorangan', 'tutup-cv-yayasan'])
  for (const { id, to } of ways) expect(to.length === 1 || to.every((goal) => !/tetap|tutup/.test(goal)), id).toBe(true)
})

test('the drawing has each change of form and each end once', () => {
  const drawn = drawnWays(ways).map(({ from, goal }) => `${from} ${goal}`)
  expect(drawn).toEqual([...new Set(drawn)])
  expect(drawn.toSorted()).toEqual(
    [
      'ud perorangan',
      'ud pt',
      'cv pt',
      'cv tutup',
      'perorangan pt',
      'perorangan tutup',
      'pt pma',
      'pt tutup',
      'pma tutup',
    ].toSorted(),
  )
})
