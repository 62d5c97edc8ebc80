import { expect, test } from 'vitest'
import { businessProfile } from '../../../engines/calendar-profile.ts'
import { readForm } from '../declared-form.ts'
import { calendarForm } from './calendar-form.ts'

const today = '2026-11-22'
const pt = { bentuk: 'pt', ukuran: 'mikro', pekerja: '3', pajak: 'umum', tanggal: '10/11/2026', 'tutup-buku': '12' }

const read = (answers: Readonly<Record<string, string>>) => readForm(calendarForm(today), { ...pt, ...answers }, 'id')
const errors = (answers: Readonly<Record<string, string>>) => read(answers).errors

test('the usual case', () => {
  const { complete } = read({
    potong: 'ya',
    nib: 'ya',
    'hari-raya': 'idulfitri,natal',
    merek: '15/03/2018\n2020-01-01',
    modal: '1 Des 2026',
  })
  expect(complete && businessProfile(complete, today)).toEqual({
    notices: [],
    profile: expect.objectContaining({
      form: 'pt',
      employees: 3,
      fy_end_month: 12,
      withholds: true,
      has_nib: true,
      handles_personal_data: true,
      pkp: false,
      legal_entity_date: '2026-11-10',
      holidays_of_workers: ['idulfitri', 'natal'],
      trademarks: ['2018-03-15', '2020-01-01'],
      sells_halal_scope: 'tidak',
      events: { capital_paid: '2026-12-01' },
    }),
  })
})

test('what is missing or impossible is named by its field', () => {
  expect(readForm(calendarForm(today), {}, 'id').errors).toEqual({ bentuk: 'empty', pajak: 'empty', pekerja: 'empty' })
  expect(errors({ tanggal: '' })).toEqual({ tanggal: 'empty' })
  expect(errors({ bentuk: 'usaha_perseorangan', tanggal: '' })).toEqual({})
  expect(errors({ tanggal: '31/02/2026' })).toEqual({ tanggal: 'noDay' })
  expect(errors({ tanggal: '31/12/1944' })).toEqual({ tanggal: 'outside' })
  expect(errors({ tanggal: '23/11/2027' })).toEqual({ tanggal: 'tooFar' })
  expect(errors({ pekerja: '-1' })).toEqual({ pekerja: { name: 'range', smallest: 0, largest: 100_000 } })
  expect(errors({ pekerja: '100001' })).toEqual({ pekerja: { name: 'range', smallest: 0, largest: 100_000 } })
  expect(errors({ 'tutup-buku': '13' })).toEqual({ 'tutup-buku': { name: 'range', smallest: 1, largest: 12 } })
  expect(errors({ merek: 'kemarin' })).toEqual({ merek: 'dayRelative' })
  expect(errors({ merek: Array.from({ length: 21 }, () => '1/1/2020').join(';') })).toEqual({
    merek: { name: 'tooManyDays', most: 20 },
  })
  expect(errors({ bentuk: 'firma' })).toEqual({ bentuk: 'empty' })
})

test('a day that may be meant in two ways is asked about in English alone', () => {
  const typed = { ...pt, tanggal: '03/04/2026' }
  expect(readForm(calendarForm(today), typed, 'id').errors).toEqual({})
  expect(readForm(calendarForm(today), typed, 'en').errors).toEqual({
    tanggal: { name: 'dayOrder', days: ['2026-04-03', '2026-03-04'] },
  })
})

test('a second shareholder stops a one-person PT, and no other form is asked', () => {
  expect(errors({ bentuk: 'pt_perorangan', 'pemegang-saham': '2' })).toEqual({ 'pemegang-saham': 'twoShareholders' })
  expect(errors({ bentuk: 'pt_perorangan', 'pemegang-saham': 'satu' })).toEqual({})
  expect(errors({ bentuk: 'pt', 'pemegang-saham': '2' })).toEqual({})
})

test('the form of a PMA company decides its size, and an old term matters to some forms alone', () => {
  expect(read({ bentuk: 'pt_pma' }).unasked).toEqual(['ukuran', 'pemegang-saham', 'final-pasti'])
  expect(read({ pajak: 'final_umkm' }).unasked).toEqual(['pemegang-saham'])
  expect(read({ bentuk: 'pt_perorangan', pajak: 'final_umkm' }).unasked).toEqual(['final-pasti'])
})

test('an address ticks the holidays and duties that there are', () => {
  const { fields } = calendarForm(today, [], [], { holidays: ['natal'], duties: ['lkpm'] })
  expect(fields.holidays_of_workers.takes('natal,zzz')).toBe('natal')
  expect(fields.ticked.takes('zzz,lkpm')).toBe('lkpm')
})

test('a mark is not filed after today', () => {
  expect(errors({ merek: '15/03/2018\n23/11/2026' })).toEqual({ merek: 'filedLater' })
  expect(errors({ merek: '22/11/2026' })).toEqual({})
})

test('a field that may be left empty takes a word for nothing', () => {
  for (const nothing of ['-', 'tidak ada', 'Belum ada', 'none']) {
    const { complete } = read({ merek: nothing, pkwt: nothing, direksi: nothing, modal: nothing })
    expect([nothing, complete?.trademarks, complete?.pkwt_end_dates]).toEqual([nothing, [], []])
    expect([complete?.director_term_end, complete?.capital_paid]).toEqual([undefined, undefined])
  }
})
