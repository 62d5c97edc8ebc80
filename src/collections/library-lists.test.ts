import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { translator } from '../i18n/dictionaries.ts'
import { libraryLists, listsOf, recentlyChanged } from './library-lists.ts'
import { type Regulation, regulations } from './regulations.ts'

const t = translator('id')

/** The two regulations of the test content, the newer one first. */
function both(): readonly [Regulation, Regulation] {
  const [newer, older] = regulations('id', viewOf())
  if (!newer || !older) throw new Error('The test content has two regulations.')
  return [newer, older]
}

const people = { id: 'orang', label: 'Orang' }
const goods = { id: 'barang', label: 'Barang' }
const none = { id: 'kosong', label: 'Kosong' }

function listed(all: readonly Regulation[]): Record<string, string[]> {
  const lists = listsOf(all, [goods, none, people], t, '2026-11-23')
  return Object.fromEntries(lists.map(({ path, regulations }) => [path, regulations.map(({ id }) => id)]))
}

test('a regulation of several subjects stands in each, and a subject without one has no list', () => {
  const [newer, older] = both()
  const lists = listed([
    { ...newer, subjects: [people, goods] },
    { ...older, subjects: [goods] },
  ])
  expect(lists['/infohukum/topik/barang']).toEqual([newer.id, older.id])
  expect(lists['/infohukum/topik/orang']).toEqual([newer.id])
  expect(lists).not.toHaveProperty('/infohukum/topik/kosong')
})

test('what is revoked stands last', () => {
  const [newer, older] = both()
  const lists = listed([
    { ...newer, subjects: [people], state: 'revoked' },
    { ...older, subjects: [people], state: 'in_force' },
  ])
  expect(lists['/infohukum/topik/orang']).toEqual([older.id, newer.id])
})

test('an old regulation that was amended last stands before a newer one', () => {
  const [newer, older] = both()
  const amended = { id: 'amendment', label: 'Amendment' }
  const lists = listed([
    { ...newer, subjects: [people], state: 'in_force', in_force: '2025-06-01', amendedBy: [] },
    { ...older, subjects: [people], state: 'amended', in_force: '2007-08-16', amendedBy: [amended] },
    { ...newer, id: 'amendment', subjects: [goods], state: 'in_force', in_force: '2026-04-22' },
  ])
  expect(lists['/infohukum/topik/orang']).toEqual([older.id, newer.id])
})

test('kinds are listed by rank, and a kind that is not known stands with the others', () => {
  const [newer] = both()
  const kinds = ['UU', 'Permenkum', 'PMK', 'Perma', 'Putusan MK', 'KUHD', 'Peraturan BKPM']
  const lists = listed(kinds.map((kind) => ({ ...newer, id: kind, kind })))
  expect(Object.entries(lists).filter(([path]) => path.startsWith('/infohukum/jenis/'))).toEqual([
    ['/infohukum/jenis/uu', ['UU']],
    ['/infohukum/jenis/permen', ['Permenkum', 'PMK']],
    ['/infohukum/jenis/putusan-mk', ['Putusan MK']],
    ['/infohukum/jenis/mahkamah-agung', ['Perma']],
    ['/infohukum/jenis/kitab', ['KUHD']],
    ['/infohukum/jenis/lainnya', ['Peraturan BKPM']],
  ])
})

test('a state that could not be confirmed is not listed as that state, and every state keeps its list', () => {
  const [newer, older] = both()
  const lists = listed([
    { ...newer, state: 'in_force', state_unconfirmed: true },
    { ...older, state: 'in_force', state_unconfirmed: false, watch: undefined },
  ])
  expect(lists['/infohukum/status/berlaku']).toEqual([older.id])
  expect(lists['/infohukum/status/belum-dipastikan']).toEqual([newer.id])
  expect(lists['/infohukum/status/dicabut']).toEqual([])
})

test('the lists have the same addresses in both languages', () => {
  const paths = (language: 'id' | 'en') => libraryLists(language).map(({ path }) => path)
  expect(paths('en')).toEqual(paths('id'))
  expect(new Set(paths('id')).size).toBe(paths('id').length)
})

test('what changed last comes first: a law is as recent as what amended it, and what is to come counts where it is made known', () => {
  const [newer, older] = both()
  const plain = { amendedBy: [], revokedBy: [], partlyRevokedBy: [] }
  const made = (id: string, inForce: string, more: Partial<Regulation> = {}): Regulation => ({
    ...older,
    ...plain,
    id,
    in_force: inForce,
    ...more,
  })
  const ref = (id: string) => ({ id, label: newer.label })
  const all = [
    made('old', '2000-01-01', { amendedBy: [ref('new'), ref('future')] }),
    made('new', '2026-01-05'),
    made('middle', '2020-01-01'),
    made('future', '2027-01-01'),
    made('made-known', '2027-01-01', { promulgated: '2026-02-01' }),
  ]
  const recent = recentlyChanged(all, 4, '2026-11-23')
  expect(recent.map(({ regulation, changedOn }) => `${regulation.id} ${changedOn}`)).toEqual([
    'made-known 2026-02-01',
    'old 2026-01-05',
    'new 2026-01-05',
    'middle 2020-01-01',
  ])
})
