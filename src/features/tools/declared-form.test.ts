import { expect, test } from 'vitest'
import { toolTranslate } from '../../i18n/tool-translate.ts'
import texts from '../../i18n/tools/id.json'
import { count, months } from './count-kinds.ts'
import { day, days, year } from './day-kinds.ts'
import { beginningOf, declareForm, readForm } from './declared-form.ts'
import { choice, ids, oneOf, optional, text, tick } from './field-kinds.ts'
import { rupiah } from './money-kinds.ts'

const form = declareForm({
  fields: {
    shape: choice('bentuk', [{ id: 'bulat' }, { id: 'kotak', sides: 4 }]),
    number: count('banyak', 1, 10, '1'),
    sumIdr: rupiah('jumlah'),
    note: optional(text('catatan')),
  },
  asked: { sumIdr: ({ shape }) => shape?.id === 'kotak' },
  check: ({ number, sumIdr }) => ({
    number: number === 7 ? 'seven' : undefined,
    sumIdr: sumIdr === 0 ? 'tooSmall' : undefined,
  }),
})

test('a form begins as declared, in the order of the declaration', () => {
  expect(Object.entries(beginningOf(form))).toEqual([
    ['bentuk', ''],
    ['banyak', '1'],
    ['jumlah', ''],
    ['catatan', ''],
  ])
})

test('what is read goes to the engine by its own names', () => {
  const { complete, errors, unasked } = readForm(form, { bentuk: 'kotak', banyak: 'dua', jumlah: '5 juta' }, 'id')
  expect(complete).toEqual({ shape: { id: 'kotak', sides: 4 }, number: 2, sumIdr: 5_000_000, note: undefined })
  expect([errors, unasked]).toEqual([{}, []])
})

test('what is wrong is named by the name in the address, and leaves the rest known', () => {
  const { complete, errors, known } = readForm(form, { bentuk: 'kotak', banyak: 'banyak', jumlah: '0' }, 'id')
  expect(errors).toEqual({ banyak: 'countText', jumlah: 'tooSmall' })
  expect(complete).toBeUndefined()
  expect(known).toMatchObject({ shape: { id: 'kotak' }, sumIdr: 0 })
  expect(readForm(form, { bentuk: 'bulat', banyak: '7' }, 'id').errors).toEqual({ banyak: 'seven' })
})

test('a field that is not asked has neither a value nor an error', () => {
  const { complete, errors, unasked } = readForm(form, { bentuk: 'bulat', jumlah: 'lima' }, 'id')
  expect(complete).toEqual({ shape: { id: 'bulat' }, number: 1, note: undefined })
  expect([errors, unasked]).toEqual([{}, ['jumlah']])
})

test('an address may put into a field what its control can hold', () => {
  const kinds = {
    choice: oneOf('a', ['satu', 'dua'], 'satu'),
    open: oneOf('b', ['satu']),
    tick: tick('c'),
    short: text('d', 3),
    codes: ids('e', (id) => id !== 'x', 2),
  }
  const taken = (kind: keyof typeof kinds, ...typed: string[]) => typed.map((one) => kinds[kind].takes(one) === one)
  expect(taken('choice', 'satu', 'dua', 'tiga', '')).toEqual([true, true, false, false])
  expect(taken('open', 'satu', '', 'x')).toEqual([true, true, false])
  expect(taken('tick', 'ya', '', 'tidak')).toEqual([true, true, false])
  expect(taken('short', 'abc', 'abcd')).toEqual([true, false])
  expect(taken('codes', 'a,b', 'a,b,c', 'a,x', '')).toEqual([true, false, false, true])
  expect(kinds.codes.takes('x,a,b,c')).toBe('a,b')
})

test('how something was read is said where that is not plain to see', () => {
  const t = toolTranslate('id', texts)
  expect(count('a', 1, 100).echo?.('12', t)).toBeUndefined()
  expect(count('a', 1, 100).echo?.('banyak', t)).toBeUndefined()
  expect(count('a', 1, 100).echo?.('dua', t)).toBe('Terbaca: 2')
  expect(months('a', 1, 12).echo?.('setahun', t)).toBe('Terbaca: 12')
  expect(rupiah('a').echo?.('5jt', t)).toBe('Terbaca: Rp5.000.000')
  expect(year('a', 1945, 2026).echo?.('2022', t)).toBeUndefined()
  expect(year('a', 1945, 2026).echo?.("'22", t)).toBe('Terbaca: tahun 2022')
  expect(day('a').echo?.('31/12/2026', t)).toBe('Terbaca: 31 Desember 2026')
  expect(days('a', 2).echo?.('1/2/2026\n3/2/2026', t)).toBe('Terbaca: 1 Februari 2026, 3 Februari 2026')
})

test('days in a list are as many as are allowed, and each can be wrong', () => {
  const read = (typed: string) => days('a', 2).read(typed, 'id')
  expect(read('')).toEqual({ value: [] })
  expect(read('1/2/2026; 3/2/2026; 4/2/2026')).toEqual({ error: { name: 'tooManyDays', most: 2 } })
  expect(read('1/2/2026\nbesok')).toEqual({ error: 'dayRelative' })
})
