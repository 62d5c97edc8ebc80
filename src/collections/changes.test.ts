import { expect, test } from 'vitest'
import { calendarDays, changes } from './named-entries.ts'
import { changeFacts } from './schema/change.ts'

const facts = {
  order: 1,
  from: ['cv'],
  to: ['pt'],
  basis: ['uu-40-2007#21'],
  checked_on: '2026-11-25',
  recheck: '2027-05-22',
}

/** What an editor reads about a calendar. */
function problems(calendar: readonly object[]): readonly string[] {
  const result = changeFacts.safeParse({ ...facts, calendar })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

const meeting = { id: 'rups', day: '2027-07-05' }

test('a day is counted from the step that it names, forwards and backwards, across months', () => {
  const days = calendarDays([
    meeting,
    { id: 'akta', from: 'rups', days: 30 },
    { id: 'ajukan', from: 'akta', days: 30 },
    { id: 'lapor', from: 'rups', days: -30 },
  ])
  expect(Object.fromEntries(days)).toEqual({
    rups: '2027-07-05',
    akta: '2027-08-04',
    ajukan: '2027-09-03',
    lapor: '2027-06-05',
  })
})

test('a step has a day of its own or counts from one above it, and its name stands once', () => {
  expect(problems([meeting, { id: 'akta', from: 'rups', days: 30 }])).toEqual([])
  const either = 'needs either `day`, or `from` and `days`'
  expect(problems([meeting, { id: 'akta', from: 'rups' }])).toEqual([either])
  expect(problems([meeting, { id: 'akta', day: '2027-08-04', from: 'rups', days: 30 }])).toEqual([either])
  expect(problems([meeting, { id: 'akta', day: '2027-08-04', from: 'rups' }])).toEqual([either])
  expect(problems([meeting, { id: 'akta', day: '2027-08-04', days: 30 }])).toEqual([either])
  const above = 'must count each step from one that stands above it, and name none twice'
  expect(problems([{ id: 'akta', from: 'rups', days: 30 }, meeting])).toEqual([above])
  expect(problems([meeting, meeting])).toEqual([above])
})

test('every way gives its calendar in order of days, each with words', () => {
  for (const language of ['id', 'en'] as const) {
    expect(changes(language).length).toBeGreaterThan(10)
    for (const { id, calendar } of changes(language)) {
      const days = calendar.map(({ day }) => day)
      expect(days, id).toEqual(days.toSorted())
      expect(
        calendar.every(({ text }) => text.length > 0),
        id,
      ).toBe(true)
    }
  }
})
