import { expect, test } from 'vitest'
import { dutyCalendar } from '../../../engines/calendar.ts'
import { businessProfile } from '../../../engines/calendar-profile.ts'
import { calendarPage } from '../../../page-data/tools/calendar.ts'
import { readForm } from '../declared-form.ts'
import { calendarForm } from './calendar-form.ts'
import { dutyRows, monthsOf, movedDays, rhythmOf } from './calendar-view.ts'

const { duties, holidays } = calendarPage('id').props.island

const at = '2026-11-25'
const usual = {
  bentuk: 'pt',
  ukuran: 'kecil',
  pekerja: '3',
  pajak: 'umum',
  tanggal: '10/11/2026',
  merek: '15/03/2018\n15/03/2018',
}
const { complete } = readForm(calendarForm(at), usual, 'id')
if (!complete) throw new Error('The form of the test is refused.')
const { dates, start, end } = dutyCalendar(duties, businessProfile(complete, at).profile, holidays, at)

test('a duty that comes back is one row; each mark has its own', () => {
  const rows = dutyRows(dates)
  expect(rows.flatMap(({ dates: own }) => own)).toHaveLength(dates.length)
  expect(rows.filter(({ dates: [first] }) => first.duty.id === 'tax-pph21-pay')).toHaveLength(1)
  expect(rows.filter(({ dates: [first] }) => first.duty.id === 'ip-trademark-renewal')).toHaveLength(2)
  // By their first dates.
  const firsts = rows.map(({ dates: [first] }) => first.date)
  expect(firsts).toEqual(firsts.toSorted())
})

test('how often a duty comes back', () => {
  const of = (id: string) => {
    const date = dates.find(({ duty }) => duty.id === id)
    return date && rhythmOf(date)
  }
  expect(['tax-pph21-pay', 'lic-lkpm-half-year', 'tax-spt-badan', 'corp-bo-yearly'].map(of)).toEqual([
    'monthly',
    'half_yearly',
    'yearly',
    'yearly',
  ])
  expect(['lab-wlkp-first', 'ip-trademark-renewal'].map(of)).toEqual([undefined, undefined])
})

test('each month is there once, and holds its dates', () => {
  const months = monthsOf(dates, start, end)
  expect([months[0]?.month, months.at(-1)?.month, months.length]).toEqual(['2026-11', '2028-11', 25])
  expect(months.flatMap(({ dates: own }) => own)).toEqual(dates)
})

test('days off are named once with the duties that they move', () => {
  expect(movedDays(dates)).toContainEqual({
    date: '2027-03-16',
    nominal: '2027-03-15',
    count: dates.filter(({ nominal, date }) => nominal === '2027-03-15' && date === '2027-03-16').length,
  })
  expect(movedDays(dates).every(({ date, nominal, count }) => date !== nominal && count > 0)).toBe(true)
})
