import { expect, test } from 'vitest'
import { type ProfileForm, readProfile } from './calendar-profile.ts'

const today = '2026-11-22'
const pt: ProfileForm = {
  bentuk: 'pt',
  ukuran: 'mikro',
  pekerja: '3',
  pajak: 'umum',
  tanggal: '10/11/2026',
  'tutup-buku': '12',
}

function read(form: ProfileForm) {
  return readProfile({ ...pt, ...form }, today)
}

function errorsOf(form: ProfileForm) {
  const result = read(form)
  return 'errors' in result ? result.errors : undefined
}

function noticesOf(form: ProfileForm) {
  const result = read(form)
  return 'notices' in result ? result.notices : undefined
}

test('the usual case', () => {
  expect(read({ potong: 'ya', nib: 'ya', 'hari-raya': 'idulfitri,natal', merek: '15/03/2018\n2020-01-01' })).toEqual({
    notices: [],
    profile: expect.objectContaining({
      form: 'pt',
      employees: 3,
      withholds: true,
      has_nib: true,
      handles_personal_data: true,
      pkp: false,
      legal_entity_date: '2026-11-10',
      holidays_of_workers: ['idulfitri', 'natal'],
      trademarks: ['2018-03-15', '2020-01-01'],
    }),
  })
})

test('what is missing or impossible is named by its field', () => {
  expect(readProfile({}, today)).toEqual({
    errors: { bentuk: 'empty', ukuran: 'empty', pajak: 'empty', pekerja: 'empty' },
  })
  expect(errorsOf({ tanggal: '' })).toEqual({ tanggal: 'empty' })
  expect(errorsOf({ bentuk: 'usaha_perseorangan', tanggal: '' })).toBeUndefined()
  expect(errorsOf({ tanggal: '31/02/2026' })).toEqual({ tanggal: 'noDay' })
  expect(errorsOf({ tanggal: '31/12/1944' })).toEqual({ tanggal: 'outside' })
  expect(errorsOf({ tanggal: '23/11/2027' })).toEqual({ tanggal: 'tooFar' })
  expect(errorsOf({ pekerja: '-1' })).toEqual({ pekerja: { name: 'range', smallest: 0, largest: 100_000 } })
  expect(errorsOf({ pekerja: '100001' })).toEqual({ pekerja: { name: 'range', smallest: 0, largest: 100_000 } })
  expect(errorsOf({ 'tutup-buku': '13' })).toEqual({ 'tutup-buku': { name: 'range', smallest: 1, largest: 12 } })
  expect(errorsOf({ merek: 'kemarin' })).toEqual({ merek: 'dayText' })
  expect(errorsOf({ bentuk: 'firma' })).toEqual({ bentuk: 'empty' })
})

test('a second shareholder stops a one-person PT', () => {
  expect(errorsOf({ bentuk: 'pt_perorangan', 'pemegang-saham': '2' })).toEqual({ 'pemegang-saham': 'twoShareholders' })
  expect(errorsOf({ bentuk: 'pt', 'pemegang-saham': '2' })).toBeUndefined()
})

test('what is read otherwise than it was filled in is said', () => {
  expect(noticesOf({ tanggal: '22/11/2027' })).toEqual(['planned'])
  expect(noticesOf({ 'tutup-buku': '' })).toEqual(['yearEndAssumed'])
  expect(noticesOf({ pekerja: '0', 'hari-raya': 'natal' })).toEqual(['thrWithoutStaff'])
  expect(noticesOf({ bentuk: 'pt_pma', ukuran: 'mikro' })).toEqual(['pmaIsLarge'])
  expect(noticesOf({ bentuk: 'pt_perorangan', ukuran: 'menengah' })).toEqual(['onePersonOutgrown'])
  expect(read({ bentuk: 'pt_perorangan', ukuran: 'menengah' })).toMatchObject({ profile: { size: 'menengah' } })
  expect(noticesOf({ pajak: 'final_umkm' })).toEqual(['finalNeedsConfirmation'])
  expect(noticesOf({ pajak: 'final_umkm', 'final-pasti': 'ya' })).toEqual([])
  expect(noticesOf({ bentuk: 'pt_perorangan', pajak: 'final_umkm' })).toEqual([])
  expect(read({ bentuk: 'pt_pma', ukuran: 'mikro' })).toMatchObject({ profile: { size: 'besar' } })
  expect(read({ pajak: 'final_umkm' })).toMatchObject({ profile: { tax_regime: 'belum_tahu' } })
})
