import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { legalChanges } from './legal-changes.ts'
import { type Regulation, regulations } from './regulations.ts'

type Days = Pick<Regulation, 'enacted' | 'promulgated' | 'in_force'>

/** Ids and days of the changes, where regulations have these days. */
function changesOf(days: Readonly<Record<string, Partial<Days>>>, today: string) {
  const [first] = regulations('id', viewOf())
  if (!first) throw new Error('The test content has regulations.')
  const unknown: Days = { enacted: null, promulgated: null, in_force: null }
  const all = Object.entries(days).map(([id, own]): Regulation => ({ ...first, ...unknown, ...own, id }))
  return legalChanges(all, today).map(
    ({ regulation, announcedOn, changedOn }) => `${regulation.id} ${announcedOn} ${changedOn}`,
  )
}

test('the latest step comes first, and a regulation whose days are unknown or to come is left out', () => {
  const days = {
    old: { enacted: '2000-01-01', promulgated: '2000-01-02', in_force: '2000-02-01' },
    new: { enacted: '2026-01-05' },
    unknown: {},
    future: { in_force: '2027-01-01' },
  }
  expect(changesOf(days, '2026-11-23')).toEqual(['new 2026-01-05 2026-01-05', 'old 2000-01-02 2000-02-01'])
})

test('what is made known comes up again on the day from which it applies', () => {
  const days = { pp: { promulgated: '2026-10-01', in_force: '2027-01-01' }, other: { enacted: '2026-12-01' } }
  expect(changesOf(days, '2026-12-31')).toEqual(['other 2026-12-01 2026-12-01', 'pp 2026-10-01 2026-10-01'])
  expect(changesOf(days, '2027-01-01')[0]).toBe('pp 2026-10-01 2027-01-01')
})
