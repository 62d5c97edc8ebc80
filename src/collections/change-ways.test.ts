import { expect, test } from 'vitest'
import { drawnWays, waysByForm, waysByPurpose } from '../lib/change-map.ts'
import { changes } from './named-entries.ts'

const ways = changes('id')

/** Each form and goal of each way, as the content has them. */
const declared = ways.flatMap(({ id, from, to }) => from.flatMap((form) => to.map((goal) => `${form} ${goal} ${id}`)))

test('every way stands in the row of what it begins with, and a PT PMA in that of a PT', () => {
  const listed = waysByForm(ways).flatMap(({ form, ways: ofForm }) =>
    ofForm.map(({ goal, way }) => `${form} ${goal} ${way.id}`),
  )
  expect(listed.toSorted()).toEqual([...new Set(declared.map((way) => way.replace(/^pma /, 'pt ')))].toSorted())
  expect(listed).toContain('cv pt dari-cv')
  for (const { form, ways: ofForm } of waysByForm(ways)) expect(ofForm.length, form).toBeGreaterThan(0)
})

test('every way has one purpose', () => {
  const purposes = waysByPurpose(ways)
  expect([...purposes.values()].flat()).toHaveLength(ways.length)
  expect(purposes.get('end')?.map(({ id }) => id)).toEqual(['tutup-pt', 'tutup-pt-perorangan', 'tutup-cv-yayasan'])
  for (const { id, to } of ways) expect(to.length === 1 || !to.some((goal) => /tetap|tutup/.test(goal)), id).toBe(true)
})

test('every change of form and every end is drawn, but that of a foundation', () => {
  const toDraw = declared.map((way) => way.split(' ').slice(0, 2).join(' ')).filter((way) => !/tetap|yayasan/.test(way))
  expect(drawnWays(ways).map(({ id }) => id)).toEqual(toDraw)
})
