import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { lawLife } from './law-life.ts'
import { type Regulation, regulations } from './regulations.ts'

const today = '2026-11-20'

interface Facts extends Partial<Omit<Regulation, 'revokedBy' | 'amendedBy' | 'revokes'>> {
  readonly revokes?: string
  readonly revokedBy?: string
  readonly amendedBy?: string
}

/** A library of regulations that have nothing but their day and relations; what is not among them is outside. */
function libraryOf(all: Readonly<Record<string, Facts>>): Regulation[] {
  const [model] = regulations('id', viewOf())
  if (!model) throw new Error('The test content has a regulation.')
  const none = { adopts: [], revokes_partly: [], partlyRevokedBy: [], reported_successor: [], amends: [] }
  const refs = (ids = '') =>
    ids
      .split(' ')
      .filter(Boolean)
      .map((id) => ({ id, label: id, ...(all[id] && { path: `/${id}` }) }))
  return Object.entries(all).map(([id, { revokes, revokedBy, amendedBy, ...facts }]) => ({
    ...model,
    ...none,
    id,
    label: id,
    path: `/${id}`,
    in_force: null,
    promulgated: null,
    enacted: null,
    state: 'in_force' as const,
    ...facts,
    revokes: refs(revokes),
    revokedBy: refs(revokedBy),
    amendedBy: refs(amendedBy),
  }))
}

function lifeIn(all: Readonly<Record<string, Facts>>, id: string, day = today) {
  const library = libraryOf(all)
  const told = library.find((regulation) => regulation.id === id)
  if (!told) throw new Error('It is not among them.')
  return lawLife(told, library, day)
}

const companyLaw = {
  'uu-40-2007': { in_force: '2007-08-16', revokes: 'uu-1-1995', amendedBy: 'uu-6-2023 uu-11-2020' },
  'uu-11-2020': { in_force: '2020-11-02', state: 'revoked', revokedBy: 'perppu-2-2022' },
  'uu-6-2023': { in_force: '2023-03-31', adopts: ['perppu-2-2022'] },
} as const satisfies Readonly<Record<string, Facts>>

test('a life is told in order of time, with what stands in the place of an amendment', () => {
  expect(lifeIn(companyLaw, 'uu-40-2007').stations.map(({ id, role, of }) => [id, role, of])).toEqual([
    ['uu-1-1995', 'replaced', undefined],
    ['uu-40-2007', 'self', undefined],
    ['uu-11-2020', 'amends', undefined],
    ['perppu-2-2022', 'replaces_amendment', 'uu-11-2020'],
    ['uu-6-2023', 'amends', undefined],
  ])
})

test('an emergency regulation outside the library leads to the law that it became, and back', () => {
  const { stations, heirs } = lifeIn(companyLaw, 'uu-11-2020')
  expect(stations.map(({ id, role, of }) => [id, role, of])).toEqual([
    ['uu-11-2020', 'self', undefined],
    ['perppu-2-2022', 'revokes', undefined],
    ['uu-6-2023', 'adopts', 'perppu-2-2022'],
  ])
  expect(heirs).toMatchObject({ kind: 'revoked', regulations: [{ id: 'uu-6-2023' }] })
  expect(heirs).not.toHaveProperty('day')
  expect(lifeIn(companyLaw, 'uu-6-2023').replaces).toMatchObject([{ id: 'uu-11-2020' }])
})

test('what is revoked names its heir and the day; before that day the heir is announced', () => {
  const at = (day: string, state: Regulation['state']) =>
    lifeIn(
      {
        'pp-5-2021': { in_force: '2021-02-02', state, revokedBy: 'pp-28-2025' },
        'pp-28-2025': { in_force: '2025-06-05', revokes: 'pp-5-2021' },
      },
      'pp-5-2021',
      day,
    ).heirs
  expect(at('2025-06-05', 'revoked')).toMatchObject({ kind: 'revoked', day: '2025-06-05' })
  expect(at('2025-06-04', 'in_force')).toMatchObject({ kind: 'coming', day: '2025-06-05' })
  expect(at('2025-06-04', 'in_force').regulations).toMatchObject([{ id: 'pp-28-2025' }])
})

test('a successor of which only secondary sources tell is one to read too', () => {
  const reported_successor = [{ id: 'pp-30-2026', label: 'PP 30/2026', path: '/pp-30-2026' }]
  const { heirs, stations } = lifeIn({ 'pp-45-2024': { reported_successor } }, 'pp-45-2024')
  expect(heirs).toEqual({ kind: 'reported', regulations: reported_successor })
  expect(stations.map(({ role }) => role)).toEqual(['self', 'reported'])
})

test('without relations there is no line, and of many that were replaced it shows the latest', () => {
  expect(lifeIn({ 'uu-1-2026': {} }, 'uu-1-2026')).toEqual({
    stations: [],
    earlier: 0,
    heirs: { kind: 'none', regulations: [] },
    replaces: [],
  })
  const { stations, earlier } = lifeIn(
    { 'pp-1-2026': { revokes: 'pp-9-2021 pp-1-2001 pp-5-2011 pp-7-2015' } },
    'pp-1-2026',
  )
  expect(stations.map(({ id }) => id)).toEqual(['pp-5-2011', 'pp-7-2015', 'pp-9-2021', 'pp-1-2026'])
  expect(earlier).toBe(1)
})
