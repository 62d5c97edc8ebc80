import { expect, test } from 'vitest'
import { toolFacts } from '../../../collections/tool-facts.ts'
import { readForm } from '../declared-form.ts'
import { firstForm, typedQuantity } from './first-form.ts'

const { payroll } = toolFacts('first-year')
const lists = { extras: ['lkpm', 'notaris'], programmes: ['pensiun', 'jht'] }
const form = firstForm([{ id: 'pt' }, { id: 'pt_pma' }], [{ id: 'umum' }], ['rendah', 'tinggi'], lists, payroll)

const read = (answers: Readonly<Record<string, string>>) =>
  readForm(form, { pekerja: '1', upah: '5 juta', ...answers }, 'id')
const errors = (answers: Readonly<Record<string, string>>) => read(answers).errors

test('what is typed becomes staff and extras', () => {
  const { complete } = read({
    pekerja: 'dua',
    bulan: '',
    risiko: '1',
    ump: '5,4 juta',
    program: 'pensiun',
    pilihan: 'lkpm:2,notaris',
  })
  expect(complete).toMatchObject({
    form: { id: 'pt' },
    extras: { lkpm: 2, notaris: 1 },
    count: 2,
    wageIdr: 5_000_000,
    months: 12,
    size: 'mikro',
    risk: 1,
    minimumWageIdr: 5_400_000,
    programmes: ['pensiun'],
  })
})

test('without staff nothing of staff is asked', () => {
  for (const none of ['0', '', 'tidak ada']) {
    const { complete, unasked } = read({ pekerja: none, upah: 'x', bulan: '13' })
    expect(complete).toMatchObject({ count: 0 })
    expect(unasked).toEqual(['upah', 'bulan', 'ukuran', 'risiko', 'ump', 'program', 'yakin'])
  }
  expect(read({ bentuk: 'pt_pma' }).unasked).toEqual(['ukuran', 'yakin'])
})

test('a wage beyond the limits is asked about, and taken once it is confirmed', () => {
  expect(errors({ upah: '' })).toEqual({ upah: 'empty' })
  expect(errors({ upah: '0', yakin: 'ya' })).toEqual({ upah: 'wageNone' })
  // The wage of a day, or of a week.
  expect(errors({ upah: '150rb' })).toEqual({ upah: 'wageLow' })
  expect(errors({ upah: '950.000' })).toEqual({ upah: 'wageLow' })
  expect(read({ upah: '150rb' }).unasked).toEqual([])
  expect(errors({ upah: '150rb', yakin: 'ya' })).toEqual({})
  expect(read({ upah: '150rb', yakin: 'ya' }).unasked).toEqual([])
  expect(errors({ upah: '1.000.000.001' })).toEqual({ upah: 'wageHigh' })
  expect(errors({ upah: '2 miliar', yakin: 'ya' })).toEqual({})
  expect(errors({ upah: '2 triliun', yakin: 'ya' })).toEqual({ upah: 'tooLarge' })
  expect(errors({ upah: '900 miliar', pekerja: '1000', yakin: 'ya' })).toEqual({ upah: 'tooLarge' })
})

test('bad input is named by its field', () => {
  expect(errors({ pekerja: 'banyak' })).toEqual({ pekerja: 'countText' })
  expect(errors({ pekerja: '-1' })).toEqual({ pekerja: { name: 'range', smallest: 0, largest: 10_000 } })
  expect(errors({ bulan: '0' })).toEqual({})
  expect(errors({ bulan: '13' })).toEqual({ bulan: { name: 'range', smallest: 0, largest: 12 } })
  expect(errors({ ump: 'UMK' })).toEqual({ ump: { name: 'text', part: 'UMK' } })
})

test('an address puts in what there is, and no more', () => {
  const { extras, programmes } = form.fields
  expect(extras.takes('lkpm:2,zzz,notaris,lkpm:x,notaris:0')).toBe('lkpm:2,notaris')
  expect(programmes.takes('pensiun,zzz')).toBe('pensiun')
  expect([extras.takes('lkpm:2,notaris'), extras.takes('zzz')]).toEqual(['lkpm:2,notaris', ''])
})

test('a quantity is a whole number, and is not put together from its digits', () => {
  expect(typedQuantity('dua')).toEqual({ value: 2 })
  expect(typedQuantity('1,')).toEqual({ value: 1 })
  expect(typedQuantity('1,5')).toEqual({ error: 'countFraction' })
  expect(typedQuantity('')).toEqual({ error: 'empty' })
  expect(typedQuantity('0')).toMatchObject({ error: { name: 'range' } })
})
