import { expect, test } from 'vitest'
import { toolFacts } from '../../../collections/tool-facts.ts'
import { stampDuty } from '../../../engines/stamp-duty.ts'
import { readForm } from '../declared-form.ts'
import { stampForm } from './stamp-form.ts'

const facts = toolFacts('stamp-duty')

const read = (answers: Readonly<Record<string, string>>) => readForm(stampForm(facts.kinds, 2026), answers, 'id')
const errors = (answers: Readonly<Record<string, string>>) => read(answers).errors

test('what is typed becomes the question of the engine', () => {
  const { complete } = read({
    jenis: 'tagihan',
    uang: 'ya',
    jumlah: '6 jt',
    asli: 'dua',
    tanda: 'unstamped',
    tahun: "'22",
  })
  expect(complete).toMatchObject({ sumIdr: 6_000_000, originals: 2, signing: 'unstamped', year: 2022 })
  expect(complete && stampDuty(facts, complete)).toMatchObject({ totalIdr: 40_000, surchargeIdr: 20_000 })
})

test('what is not asked any more is no value and no error', () => {
  const { complete, unasked } = read({ jenis: 'perjanjian', jumlah: 'lima', tahun: '1800' })
  expect(complete).toMatchObject({ originals: 1, signing: 'unsigned' })
  expect(complete).not.toHaveProperty('sumIdr')
  expect(unasked).toEqual(['uang', 'jumlah', 'tahun'])
  expect(read({ jenis: 'tagihan', jumlah: '6 jt' }).unasked).toEqual(['jumlah', 'tahun'])
  expect(read({ jenis: 'kuitansi', tanda: 'stamped' }).unasked).toEqual(['uang'])
})

test('bad input is named by its field', () => {
  expect(errors({})).toEqual({ jenis: 'empty' })
  expect(errors({ jumlah: '5.000.000' })).toEqual({ jenis: 'empty' })
  expect(errors({ jenis: 'perjanjian', asli: '0' })).toEqual({ asli: { name: 'range', smallest: 1, largest: 1000 } })
  expect(errors({ jenis: 'perjanjian', asli: 'banyak' })).toEqual({ asli: 'countText' })
  expect(errors({ jenis: 'kuitansi' })).toEqual({ jumlah: 'empty' })
  expect(errors({ jenis: 'kuitansi', jumlah: '0' })).toEqual({ jumlah: 'tooSmall' })
  expect(errors({ jenis: 'kuitansi', jumlah: 'USD 900' })).toEqual({ jumlah: 'foreign' })
  expect(errors({ jenis: 'kuitansi', jumlah: '-6.000.000' })).toEqual({ jumlah: 'negative' })
  expect(errors({ jenis: 'perjanjian', tanda: 'stamped', tahun: '2027' })).toEqual({
    tahun: { name: 'yearRange', smallest: 1945, largest: 2026 },
  })
  expect(errors({ jenis: 'perjanjian', tanda: 'unstamped' })).toEqual({ tahun: 'empty' })
  expect(errors({ jenis: 'tidak-ada' })).toEqual({ jenis: 'empty' })
})
