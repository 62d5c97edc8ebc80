import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { dutyCalendar } from '../../../engines/calendar.ts'
import { readProfile } from '../../../engines/calendar-profile.ts'
import { icsFile } from '../../../engines/ics.ts'
import { toolTranslator } from '../../../i18n/tool-texts.ts'
import { calendarPage } from '../../../page-data/tools/calendar.ts'
import { dayTexts } from './calendar-dates.ts'
import { calendarEvents, calendarText, type ShownDate } from './calendar-export.ts'

const { duties, groups, holidays, religious, page, banner, days } = calendarPage('id').props.island
const options = {
  t: toolTranslator('id'),
  days: dayTexts('id-ID'),
  groups,
  holidays: new Map(religious.map(({ id, label }) => [id, label])),
  page,
  checkedOn: days.checkedOn,
  banner,
}

function datesOf(form: Record<string, string>, at = '2026-11-23'): readonly ShownDate[] {
  const read = readProfile(form, at)
  if (!('profile' in read)) throw new Error(JSON.stringify(read.errors))
  return dutyCalendar(duties, read.profile, holidays, at).dates
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
  const text = icsFile(events, { name: 'K', product: '-//a//b//ID', stamp: '20261123T010203Z', sequence: 1 })
  const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  expect(read.map(({ startDate }) => startDate.toString())).toEqual(dates.map(({ date }) => date))
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(dates.length)
  const paid = read.find(({ uid }) => uid === 'tax-pph21-pay-2027-03-15@suluhlegal.example')
  expect(paid?.startDate.toString()).toBe('2027-03-16')
  expect(paid?.summary).toBe('Menyetor PPh Pasal 21/26 yang dipotong (masa Februari 2027)')
  expect(paid?.description).toContain('Kalau terlambat: Bunga per bulan')
  expect(paid?.description).toContain('Banyak kalender masih menulis tanggal 10.')
  expect(read.filter(({ uid }) => uid.startsWith('ip-trademark-renewal')).map(({ summary }) => summary)).toEqual([
    expect.stringContaining('(mulai dapat diajukan)'),
    expect.stringContaining('(hari terakhir)'),
    expect.stringContaining('(hari terakhir dengan denda)'),
  ])
})

test('a later file names the same duties in the same way', () => {
  const uids = (at: string) => calendarEvents(datesOf(pt, at), options).map(({ uid }) => uid)
  const later = new Set(uids('2027-01-23'))
  const both = uids('2026-11-23').filter((uid) => uid.split('-').slice(-3).join('-') > '2027-02-01')
  expect(both.length).toBeGreaterThan(50)
  expect(both.filter((uid) => !later.has(uid))).toEqual([])
})

test('the list to paste has a line for each date', () => {
  const dates = datesOf(pt)
  const lines = calendarText(dates, options).split('\n')
  expect(lines).toHaveLength(dates.length)
  expect(lines.find((line) => line.startsWith('2027-03-03'))).toContain('(Idulfitri). Kalau terlambat:')
})
