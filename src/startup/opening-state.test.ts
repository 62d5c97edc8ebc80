// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpeningSettings, openingState } from './opening-state.ts'

const settings: OpeningSettings = {
  spans: [
    [0, 4, '09:00', '17:00'],
    [5, 5, '09:00', '13:00'],
  ],
  texts: {
    en: {
      open: ['Open until {time} WIB, answered today', 'Open until {time}'],
      closed: ['Closed, answered {day} {time} WIB', 'Answered {day} {time}'],
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    },
    id: {
      open: ['Buka sampai {time} WIB', 'Buka sampai {time}'],
      closed: ['Tutup, dibalas {day} {time} WIB', 'Dibalas {day} {time}'],
      days: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
    },
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.lang = 'id'
  document.body.innerHTML = '<p data-opening>Hours</p>'
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  // Western Indonesian Time is seven hours ahead of UTC.
  ['2026-11-25T02:00:00Z', 'Buka sampai 17.00 WIB'],
  ['2026-11-25T01:59:00Z', 'Tutup, dibalas Rabu 09.00 WIB'],
  ['2026-11-25T10:00:00Z', 'Tutup, dibalas Kamis 09.00 WIB'],
  ['2026-11-28T05:59:00Z', 'Buka sampai 13.00 WIB'],
  ['2026-11-28T06:00:00Z', 'Tutup, dibalas Senin 09.00 WIB'],
  ['2026-11-28T18:00:00Z', 'Tutup, dibalas Senin 09.00 WIB'],
])('at %s: %s', (now, text) => {
  vi.setSystemTime(new Date(now))
  openingState(settings)
  expect(document.querySelector('p')?.textContent).toBe(text)
})

test.each([
  ['2026-11-25T02:00:00Z', 'Buka sampai 17.00'],
  ['2026-11-28T06:00:00Z', 'Dibalas Senin 09.00'],
])('at %s in few words: %s', (now, text) => {
  document.body.innerHTML = '<small data-opening="short"></small>'
  vi.setSystemTime(new Date(now))
  openingState(settings)
  expect(document.querySelector('small')?.textContent).toBe(text)
})

test('writes the time as the language does', () => {
  document.documentElement.lang = 'en'
  vi.setSystemTime('2026-11-25T10:00:00Z')
  openingState(settings)
  expect(document.querySelector('p')?.textContent).toBe('Closed, answered Thursday 09:00 WIB')
})
