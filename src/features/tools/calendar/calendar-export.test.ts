import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { dutyCalendar } from '../../../engines/calendar.ts'
import { businessProfile } from '../../../engines/calendar-profile.ts'
import { icsFile } from '../../../engines/ics.ts'
import { toolTranslator } from '../../../i18n/dictionaries.ts'
import { calendarPage } from '../../../page-data/tools/calendar.ts'
import { readForm } from '../declared-form.ts'
import { dayTexts } from './calendar-dates.ts'
import { calendarEvents, calendarFileName, calendarText, labelKey, type ShownDate } from './calendar-export.ts'
import { calendarForm } from './calendar-form.ts'

const { duties, groups, holidays, religious, page, banner, days } = calendarPage('id').props.island
const options = {
  t: toolTranslator('id'),
  days: dayTexts('id-ID'),
  groups,
  holidays: new Map(religious.map(({ id, label }) => [id, label])),
  page,
  checkedOn: days.checkedOn,
  banner,
  label: '',
}

function datesOf(form: Record<string, string>, at = '2026-11-23'): readonly ShownDate[] {
  const { complete, errors } = readForm(calendarForm(at), form, 'id')
  if (!complete) throw new Error(JSON.stringify(errors))
  return dutyCalendar(duties, businessProfile(complete, at).profile, holidays, at).dates
}

const pt = {
  bentuk: 'pt',
  ukuran: 'kecil',
  pekerja: '3',
  pajak: 'umum',
  tanggal: '10/11/2026',
  'tutup-buku': '12',
  nib: 'ya',
  'hari-raya': 'idulfitri',
  merek: '15/03/2018',
}

test('an independent reader finds every date, with a name of its own and the consequence of lateness', () => {
  const dates = datesOf(pt)
  const events = calendarEvents(dates, options)
  const text = icsFile(events, { product: '-//a//b//ID', stamp: '20261123T010203Z', sequence: 1 })
  const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(read.map(({ startDate }) => startDate.toString())).toEqual(dates.map(({ date }) => date))
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(dates.length)
  const paid = read.find(({ uid }) => uid === 'tax-pph21-pay-2027-03-15@suluhlegal.example')
  expect(paid?.startDate.toString()).toBe('2027-03-16')
  expect(paid?.summary).toBe('Menyetor PPh Pasal 21/26 yang dipotong (masa Februari 2027)')
  expect(paid?.description).toContain('Jika terlambat: Bunga per bulan')
  expect(paid?.description).toContain('Banyak kalender masih menulis tanggal 10.')
  expect(read.filter(({ uid }) => uid.startsWith('ip-trademark-renewal')).map(({ summary }) => summary)).toEqual([
    'Memperpanjang merek terdaftar (mulai dapat diajukan, merek dengan Tanggal Penerimaan 15 Maret 2018)',
    'Memperpanjang merek terdaftar (hari terakhir, merek dengan Tanggal Penerimaan 15 Maret 2018)',
    'Memperpanjang merek terdaftar (hari terakhir dengan denda, merek dengan Tanggal Penerimaan 15 Maret 2018)',
  ])
})

/** Identifiers and titles, each of which must belong to one event alone. */
function namesOf(form: Record<string, string>, label = '') {
  const events = calendarEvents(datesOf({ ...pt, ...form }, '2026-11-25'), { ...options, label })
  for (const names of [events.map(({ uid }) => uid), events.map(({ summary, day }) => `${day} ${summary}`)]) {
    expect(new Set(names).size).toBe(events.length)
  }
  return events
}

test.each([
  ['two marks half a year apart', { merek: '10/01/2017\n10/07/2017' }, 'merek dengan'],
  ['two marks a year apart', { merek: '10/01/2017\n10/01/2018' }, 'merek dengan'],
  ['two marks of one day', { merek: '15/03/2018\n15/03/2018' }, 'merek ke-'],
  ['two contracts that end on one day', { merek: '', pkwt: '31/05/2027\n31/05/2027' }, 'kontrak ke-'],
  ['two contracts', { merek: '', pkwt: '31/05/2027\n30/06/2027' }, 'kontrak yang'],
] as const)('%s have identifiers and titles of their own', (_, form, told) => {
  const own = namesOf(form).filter(({ summary }) => summary.includes(told))
  expect(own.length).toBeGreaterThanOrEqual(2)
  expect(new Set(own.map(({ summary }) => summary)).size).toBe(own.length)
})

test('calendars of two businesses lie side by side', () => {
  const [kopi, toko] = [namesOf({}, 'Kopi Senja'), namesOf({}, 'Toko B')]
  expect(kopi[0]?.summary).toMatch(/^Kopi Senja: /)
  expect(kopi[0]?.uid).toMatch(/-kopi-senja@suluhlegal\.example$/)
  expect(new Set([...kopi, ...toko, ...namesOf({})].map(({ uid }) => uid)).size).toBe(3 * kopi.length)
  expect(calendarFileName('Kopi Senja', options.t)).toBe('kalender-kewajiban-kopi-senja.ics')
  expect(calendarFileName(' ', options.t)).toBe('kalender-kewajiban.ics')
  expect(calendarFileName('', toolTranslator('en'))).toBe('compliance-calendar.ics')
  // What looks alike in a name of a file stays apart.
  expect(new Set(['A B', 'A&B', 'A-B', '東京', '大阪', 'É', 'E'].map(labelKey)).size).toBe(7)
  expect(labelKey(' Kopi  SENJA')).toBe(labelKey('Kopi Senja'))
  for (const label of ['A&B', '東京', '../x y']) expect(labelKey(label)).toMatch(/^[a-z0-9-]+$/)
})

test('a later file names the same duties in the same way', () => {
  const uids = (at: string) => calendarEvents(datesOf(pt, at), options).map(({ uid }) => uid)
  const later = new Set(uids('2027-01-23'))
  const both = uids('2026-11-23').filter((uid) => (/\d{4}-\d{2}-\d{2}/.exec(uid)?.[0] ?? '') > '2027-02-01')
  expect(both.length).toBeGreaterThan(50)
  expect(both.filter((uid) => !later.has(uid))).toEqual([])
})

test('the list to paste has a line for each date', () => {
  const dates = datesOf(pt)
  const lines = calendarText(dates, options).split('\n')
  expect(lines).toHaveLength(dates.length)
  expect(lines.find((line) => line.startsWith('2027-03-03'))).toContain('(Idulfitri). Jika terlambat:')
})
