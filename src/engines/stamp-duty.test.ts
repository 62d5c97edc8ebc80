import { expect, test } from 'vitest'
import { toolFacts } from '../collections/tool-facts.ts'
import { readStampForm, type StampForm, stampDuty } from './stamp-duty.ts'

const facts = toolFacts('stamp-duty')

const empty: StampForm = {
  kind: '',
  statesMoney: false,
  sum: '',
  originals: '1',
  isElectronic: false,
  signing: 'unsigned',
  year: '',
  isEvidence: false,
  isAbroad: false,
}

function answer(form: Partial<StampForm>) {
  const read = readStampForm(facts, { ...empty, ...form }, 2026)
  if ('errors' in read) throw new Error(`The form is refused: ${JSON.stringify(read.errors)}`)
  const { totalIdr, surchargeIdr, rules } = stampDuty(facts, read.question)
  for (const rule of rules) expect(facts.rules).toHaveProperty(rule)
  return [totalIdr, surchargeIdr, rules] as const
}

function advice(form: Partial<StampForm>) {
  const read = readStampForm(facts, { ...empty, ...form }, 2026)
  return 'question' in read ? stampDuty(facts, read.question).advice : read.errors
}

function errors(form: Partial<StampForm>) {
  const read = readStampForm(facts, { ...empty, ...form }, 2026)
  return 'errors' in read ? read.errors : undefined
}

test('every kind names a rule that exists', () => {
  for (const { rule } of facts.kinds) expect(facts.rules).toHaveProperty(rule)
})

test('an agreement bears the duty for every original, whatever its value', () => {
  expect(answer({ kind: 'perjanjian', originals: '2' })).toEqual([20_000, 0, ['surat', 'tarif']])
  expect(answer({ kind: 'perjanjian', sum: '900.000' })).toEqual([10_000, 0, ['surat', 'tarif']])
})

test('a receipt bears it above five million alone', () => {
  expect(answer({ kind: 'kuitansi', sum: '5.000.000' })).toEqual([0, 0, ['uang']])
  expect(answer({ kind: 'kuitansi', sum: '5.000.001' })).toEqual([10_000, 0, ['uang', 'tarif']])
})

test('a pay slip is exempt', () => {
  expect(answer({ kind: 'slip-gaji', sum: '8 juta' })).toEqual([0, 0, ['bebas']])
})

test('an invoice without a receipt bears nothing, and the duty as evidence', () => {
  expect(answer({ kind: 'tagihan' })).toEqual([0, 0, ['uang']])
  expect(answer({ kind: 'tagihan', statesMoney: true, sum: '6 jt' })).toEqual([10_000, 0, ['uang', 'tarif']])
  expect(answer({ kind: 'tagihan', isEvidence: true })).toEqual([10_000, 0, ['bukti', 'tarif', 'bukti-kemudian']])
})

test('an unstamped contract that becomes evidence bears the surcharge', () => {
  const contract = { kind: 'perjanjian', signing: 'unstamped', year: '2022', isEvidence: true }
  expect(answer(contract)).toEqual([20_000, 10_000, ['surat', 'tarif', 'bukti', 'kemudian']])
  expect(answer({ ...contract, signing: 'stamped' })).toEqual([0, 0, ['bukti-bermeterai']])
})

test('what was signed just now is not late, and asks for no year', () => {
  expect(answer({ kind: 'perjanjian', signing: 'now' })).toEqual([10_000, 0, ['surat', 'tarif', 'baru']])
  expect(answer({ kind: 'perjanjian', signing: 'unstamped', year: '2026' })[1]).toBe(10_000)
})

test('the advice fits the case', () => {
  expect(advice({ kind: 'perjanjian' })).toBe('sign')
  expect(advice({ kind: 'perjanjian', isElectronic: true })).toBe('signElectronic')
  expect(advice({ kind: 'perjanjian', signing: 'now' })).toBe('now')
  expect(advice({ kind: 'perjanjian', signing: 'now', isElectronic: true })).toBe('nowElectronic')
  expect(advice({ kind: 'perjanjian', signing: 'unstamped', year: '2025' })).toBe('late')
  // Owed as evidence alone: signing has nothing to do with it.
  expect(advice({ kind: 'tagihan', signing: 'unstamped', year: '2025', isEvidence: true })).toBe('evidence')
  expect(advice({ kind: 'slip-gaji', isEvidence: true })).toBe('evidence')
  expect(advice({ kind: 'kuitansi', sum: '5 juta' })).toBeUndefined()
  expect(advice({ kind: 'perjanjian', signing: 'stamped', year: '2025' })).toBeUndefined()
})

test('a sum that is not asked any more is no error', () => {
  expect(answer({ kind: 'perjanjian', sum: 'lima' })).toEqual([10_000, 0, ['surat', 'tarif']])
})

test('one electronic file for two parties is one document', () => {
  expect(answer({ kind: 'perjanjian', isElectronic: true })).toEqual([10_000, 0, ['surat', 'tarif', 'elektronik']])
})

test('documents signed before 2021 or made abroad are not computed', () => {
  expect(answer({ kind: 'perjanjian', signing: 'unstamped', year: '2019' })).toEqual([
    undefined,
    0,
    ['undang-undang-lama'],
  ])
  expect(answer({ kind: 'perjanjian', isAbroad: true })).toEqual([undefined, 0, ['luar-negeri']])
})

test('an exempt document as evidence is counted, and said to be uncertain', () => {
  expect(answer({ kind: 'slip-gaji', isEvidence: true })).toEqual([
    10_000,
    0,
    ['bukti', 'tarif', 'bukti-bebas', 'bukti-kemudian'],
  ])
})

test('bad input is named by its field', () => {
  expect(errors({ sum: '5.000.000' })).toEqual({ kind: 'empty' })
  expect(errors({ kind: 'perjanjian', originals: '0' })).toEqual({
    originals: { name: 'range', smallest: 1, largest: 1000 },
  })
  expect(errors({ kind: 'perjanjian', originals: 'banyak' })).toEqual({ originals: 'countText' })
  expect(errors({ kind: 'kuitansi' })).toEqual({ sum: 'empty' })
  expect(errors({ kind: 'kuitansi', sum: '0' })).toEqual({ sum: 'tooSmall' })
  expect(errors({ kind: 'kuitansi', sum: 'USD 900' })).toEqual({ sum: 'foreign' })
  expect(errors({ kind: 'kuitansi', sum: '-6.000.000' })).toEqual({ sum: 'negative' })
  expect(errors({ kind: 'perjanjian', signing: 'stamped', year: '2027' })).toEqual({
    year: { name: 'yearRange', smallest: 1945, largest: 2026 },
  })
  expect(errors({ kind: 'perjanjian', signing: 'unstamped' })).toEqual({ year: 'empty' })
  expect(errors({ kind: 'tidak-ada' })).toEqual({ kind: 'empty' })
})
