import { expect, test } from 'vitest'
import { viewOf } from '../../tests/support/content-view.ts'
import { regulation, regulations } from './regulations.ts'

const law = 'content/regulations/uu-40-2007/facts.yaml'
const newerLaw = 'content/regulations/uu-6-2023/facts.yaml'

/** The state of the older law when the newer one says this of it, from 16 August 2023. */
function stateWhen(relation: string, day = '2026-11-20') {
  const view = viewOf({ [newerLaw]: (text) => `${text.replace('amends: [uu-40-2007]', relation)}# today\n` }, { day })
  return regulation('uu-40-2007', 'id', view)?.state
}

test('relations are typed once and read from both ends', () => {
  const view = viewOf({ [newerLaw]: (text) => `${text}implements: [uu-40-2007]\n` })
  expect(regulation('uu-40-2007', 'id', view)).toMatchObject({
    amendedBy: [{ id: 'uu-6-2023', label: 'UU 6/2023', title: 'Cipta Kerja', path: '/infohukum/uu-6-2023' }],
    implementedBy: [{ id: 'uu-6-2023' }],
    revokedBy: [],
  })
})

test('a successor that is only reported is named at both ends and changes no state', () => {
  const view = viewOf({
    [law]: (text) => `${text}reported_successor: [uu-6-2023]\n`,
    [newerLaw]: (text) => text.replace('amends: [uu-40-2007]', ''),
  })
  const found = regulation('uu-40-2007', 'id', view)
  expect(found?.reported_successor).toMatchObject([{ id: 'uu-6-2023' }])
  expect(found?.state).toBe('in_force')
  expect(regulation('uu-6-2023', 'id', view)?.reportedSuccessorOf).toMatchObject([{ id: 'uu-40-2007' }])
})

test('what is to be compared again says so from the day after', () => {
  const at = (day: string) => regulation('uu-40-2007', 'id', viewOf({}, { day }))
  expect(at('2027-04-30')).toMatchObject({ recheckBy: '2027-04-30', pastRecheck: false })
  expect(at('2027-05-01')).toMatchObject({ pastRecheck: true, articles: [{ pastRecheck: true }] })
})

test('what is uncertain is due after 90 days, and a day of the content goes before', () => {
  const of = (change: (text: string) => string) => regulation('uu-40-2007', 'id', viewOf({ [law]: change }))
  const uncertain = of((text) => `${text.replace('certainty: seen', 'certainty: recalled')}state_unconfirmed: true\n`)
  expect(uncertain).toMatchObject({ recheckBy: '2027-01-30', articles: [{ recheckBy: '2027-01-30' }] })
  expect(of((text) => `${text}recheck: 2026-12-24\n`)).toMatchObject({ recheckBy: '2026-12-24' })
})

test('a regulation outside the library is named, without a page', () => {
  const view = viewOf({ [law]: (text) => `${text}revoked_by_outside: [uu-1-2030]\n` })
  const found = regulation('uu-40-2007', 'id', view)
  expect(found?.revokes).toEqual([{ id: 'uu-1-1995', label: 'UU 1/1995' }])
  expect(found?.revokedBy).toEqual([{ id: 'uu-1-2030', label: 'UU 1/2030' }])
  expect(found?.state).toBe('revoked')
})

test.each([
  ['amends: [uu-40-2007]', 'amended'],
  ['revokes_partly: [uu-40-2007]', 'partly_revoked'],
  ['revokes: [uu-40-2007]', 'revoked'],
  ['revokes_partly: [uu-40-2007]\namends: [uu-40-2007]', 'partly_revoked'],
  ['implements: [uu-40-2007]', 'in_force'],
])('a newer law that says %j leaves it %s', (relation, state) => {
  expect(stateWhen(relation)).toBe(state)
})

test('a newer law counts from the day on which it is in force', () => {
  expect(stateWhen('revokes: [uu-40-2007]', '2023-08-15')).toBe('in_force')
  expect(stateWhen('revokes: [uu-40-2007]', '2023-08-16')).toBe('revoked')
})

test('a law is not yet in force until its day', () => {
  const future = { [law]: (text: string) => text.replace('in_force: 2007-08-16', 'in_force: 2027-01-16') }
  expect(regulation('uu-40-2007', 'id', viewOf(future))?.state).toBe('not_yet_in_force')
  expect(regulation('uu-40-2007', 'id', viewOf(future, { day: '2027-01-16' }))?.state).toBe('amended')
})

test('articles carry label, anchor and paraphrase', () => {
  expect(regulation('uu-40-2007', 'en', viewOf())?.articles).toEqual([
    {
      article: '7',
      label: 'Article 7',
      anchor: 'pasal-7',
      text: 'Dua pendiri, akta notaris.',
      certainty: 'seen',
      checked_on: '2026-11-01',
      recheckBy: '2027-04-30',
      pastRecheck: false,
    },
  ])
})

test('the newest regulation comes first', () => {
  expect(regulations('id', viewOf()).map(({ label }) => label)).toEqual(['UU 6/2023', 'UU 40/2007'])
})
