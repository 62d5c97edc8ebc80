import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { type Regulation, regulations } from '../../collections/regulations.ts'
import { countByStatus, groupBySubject } from './library-groups.ts'

/** The two regulations of the test content, the newer one first. */
function both(): readonly [Regulation, Regulation] {
  const [newer, older] = regulations('id', viewOf())
  if (!newer || !older) throw new Error('The test content has two regulations.')
  return [newer, older]
}

const people = { id: 'orang', label: 'Orang' }
const goods = { id: 'barang', label: 'Barang' }
const none = { id: 'kosong', label: 'Kosong' }

test('a regulation of several subjects stands in each, and subjects without one are left out', () => {
  const [newer, older] = both()
  const listed = groupBySubject(
    [
      { ...newer, subjects: [people, goods] },
      { ...older, subjects: [goods] },
    ],
    [goods, none, people],
  )
  expect(listed.map(({ subject, regulations }) => [subject.id, ...regulations.map(({ id }) => id)])).toEqual([
    ['barang', newer.id, older.id],
    ['orang', newer.id],
  ])
})

test('what is revoked stands last', () => {
  const [newer, older] = both()
  const [group] = groupBySubject(
    [
      { ...newer, subjects: [people], state: 'revoked' },
      { ...older, subjects: [people] },
    ],
    [people],
  )
  expect(group?.regulations.map(({ id }) => id)).toEqual([older.id, newer.id])
})

test('a state that could not be confirmed is not counted as that state', () => {
  const [newer, older] = both()
  const counts = countByStatus([
    { ...newer, state: 'in_force', stateUnconfirmed: true },
    { ...older, state: 'in_force', stateUnconfirmed: false },
  ])
  expect(counts).toMatchObject({ in_force: 1, unconfirmed: 1 })
})
