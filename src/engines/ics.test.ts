import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { expect, test } from 'vitest'
import { type IcsEvent, icsFile } from './ics.ts'

const options = {
  product: '-//Contoh//Kalender//ID',
  stamp: '20261122T090000Z',
  sequence: 1,
}

const long = `Menyetor; melapor, lalu menyimpan “bukti” 10 tahun: é 🚀 \\ baris\nkedua. ${'Kewajiban yang panjang. '.repeat(18)}`

const event: IcsEvent = {
  uid: 'tax-pph21-pay-2027-03-15@contoh.example',
  day: '2027-03-16',
  summary: 'Menyetor PPh Pasal 21/26, yang dipotong',
  description: long,
  categories: ['Pajak', 'Ketenagakerjaan'],
  url: 'https://contoh.example/alat/kalender-kewajiban#tax-pph21-pay',
}
const other = { ...event, uid: 'lab-thr-2026-12-31@contoh.example', day: '2026-12-31', summary: 'THR' }

test('two libraries read back what was written', () => {
  const text = icsFile([event, other], options)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('calscale')).toBe('GREGORIAN')
  const [first, second] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  expect(first?.uid).toBe(event.uid)
  expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual(['2027-03-16', '2027-03-17'])
  expect(second?.endDate.toString()).toBe('2027-01-01')
  expect(first?.summary).toBe(event.summary)
  expect(first?.description).toBe(long)
  expect(first?.component.getFirstProperty('categories')?.getValues()).toEqual(['Pajak', 'Ketenagakerjaan'])
  expect(first?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(
    first?.component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  ).toEqual(['-P13DT15H', '-P2DT15H'])

  const read = Object.values(sync.parseICS(text)).filter((item) => item?.type === 'VEVENT')
  expect(read.map((item) => item?.uid)).toEqual([event.uid, other.uid])
  expect(read[0]).toMatchObject({ datetype: 'date', sequence: 1, url: event.url })
})

test('reminders ring at nine in the morning of the 14th and the 3rd day before', () => {
  const [alarmed] = new ICAL.Component(ICAL.parse(icsFile([event], options))).getAllSubcomponents('vevent')
  const start = ICAL.Time.fromData({ year: 2027, month: 3, day: 16, hour: 0, minute: 0, second: 0, isDate: false })
  const rung = alarmed?.getAllSubcomponents('valarm').map((alarm) => {
    const at = start.clone()
    at.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration)
    return at.toString()
  })
  expect(rung).toEqual(['2027-03-02T09:00:00', '2027-03-13T09:00:00'])
})

test('the file does not name a calendar of its own, which Outlook would open beside the visitor’s', () => {
  expect(icsFile([event], options)).not.toContain('X-WR-CALNAME')
})

test('lines end in CRLF and have at most 75 octets', () => {
  const text = icsFile([event], options)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain('“bukti” 10 tahun: é 🚀 \\\\ baris\\nkedua.')
})

test('a changed day keeps the names of the other events', () => {
  const names = (text: string) => [...text.replaceAll('\r\n ', '').matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid)
  const before = names(icsFile([event, other], options))
  expect(names(icsFile([{ ...event, day: '2027-03-17' }, other], { ...options, sequence: 2 }))).toEqual(before)
})

test('control characters are left out, and each kind of line end is one', () => {
  const text = icsFile(
    [{ ...event, summary: 'A\u0000B\u0007C', description: 'a\u2028b\u2029c\u0085d\ve\r\nf' }],
    options,
  )
  expect(text).not.toMatch(/[^\r\n\P{Cc}]/u)
  expect(text).toContain('SUMMARY:ABC\r\n')
  expect(text).toContain('DESCRIPTION:a\\nb\\nc\\nd\\ne\\nf\r\n')
})
