import { expect, test } from 'vitest'
import { toolFacts } from '../collections/tool-facts.ts'
import { type StampQuestion, stampDuty } from './stamp-duty.ts'

const facts = toolFacts('stamp-duty')

type Given = Omit<Partial<StampQuestion>, 'kind'> & { readonly kind: string }

function answerTo({ kind: id, ...given }: Given) {
  const kind = facts.kinds.find((one) => one.id === id)
  if (!kind) throw new Error(`There is no kind ${id}.`)
  const usual = { originals: 1, isElectronic: false, signing: 'unsigned', isEvidence: false, isAbroad: false } as const
  return stampDuty(facts, { ...usual, ...given, kind })
}

function answer(given: Given) {
  const { totalIdr, surchargeIdr, rules } = answerTo(given)
  for (const rule of rules) expect(facts.rules).toHaveProperty(rule)
  return [totalIdr, surchargeIdr, rules] as const
}

const advice = (given: Given) => answerTo(given).advice

test('every kind names a rule that exists', () => {
  for (const { rule } of facts.kinds) expect(facts.rules).toHaveProperty(rule)
})

test('an agreement bears the duty for every original, whatever its value', () => {
  expect(answer({ kind: 'perjanjian', originals: 2 })).toEqual([20_000, 0, ['surat', 'tarif']])
  expect(answer({ kind: 'perjanjian', sumIdr: 900_000 })).toEqual([10_000, 0, ['surat', 'tarif']])
})

test('a receipt bears it above five million alone', () => {
  expect(answer({ kind: 'kuitansi', sumIdr: 5_000_000 })).toEqual([0, 0, ['uang']])
  expect(answer({ kind: 'kuitansi', sumIdr: 5_000_001 })).toEqual([10_000, 0, ['uang', 'tarif']])
})

test('a pay slip is exempt', () => {
  expect(answer({ kind: 'slip-gaji', sumIdr: 8_000_000 })).toEqual([0, 0, ['bebas']])
})

test('an invoice without a receipt bears nothing, and the duty as evidence', () => {
  expect(answer({ kind: 'tagihan' })).toEqual([0, 0, ['uang']])
  expect(answer({ kind: 'tagihan', sumIdr: 6_000_000 })).toEqual([10_000, 0, ['uang', 'tarif']])
  expect(answer({ kind: 'tagihan', isEvidence: true })).toEqual([10_000, 0, ['bukti', 'tarif', 'bukti-kemudian']])
})

test('an unstamped contract that becomes evidence bears the surcharge', () => {
  const contract = { kind: 'perjanjian', signing: 'unstamped', year: 2022, isEvidence: true } as const
  expect(answer(contract)).toEqual([20_000, 10_000, ['surat', 'tarif', 'bukti', 'kemudian']])
  expect(answer({ ...contract, signing: 'stamped' })).toEqual([0, 0, ['bukti-bermeterai']])
})

test('what was signed just now is not late, and asks for no year', () => {
  expect(answer({ kind: 'perjanjian', signing: 'now' })).toEqual([10_000, 0, ['surat', 'tarif', 'baru']])
  expect(answer({ kind: 'perjanjian', signing: 'unstamped', year: 2026 })[1]).toBe(10_000)
})

test('the advice fits the case', () => {
  expect(advice({ kind: 'perjanjian' })).toBe('sign')
  expect(advice({ kind: 'perjanjian', isElectronic: true })).toBe('signElectronic')
  expect(advice({ kind: 'perjanjian', signing: 'now' })).toBe('now')
  expect(advice({ kind: 'perjanjian', signing: 'now', isElectronic: true })).toBe('nowElectronic')
  expect(advice({ kind: 'perjanjian', signing: 'unstamped', year: 2025 })).toBe('late')
  // Owed as evidence alone: signing has nothing to do with it.
  expect(advice({ kind: 'tagihan', signing: 'unstamped', year: 2025, isEvidence: true })).toBe('evidence')
  expect(advice({ kind: 'slip-gaji', isEvidence: true })).toBe('evidence')
  expect(advice({ kind: 'kuitansi', sumIdr: 5_000_000 })).toBeUndefined()
  expect(advice({ kind: 'perjanjian', signing: 'stamped', year: 2025 })).toBeUndefined()
})

test('one electronic file for two parties is one document', () => {
  expect(answer({ kind: 'perjanjian', isElectronic: true })).toEqual([10_000, 0, ['surat', 'tarif', 'elektronik']])
})

test('documents signed before 2021 or made abroad are not computed', () => {
  expect(answer({ kind: 'perjanjian', signing: 'unstamped', year: 2019 })).toEqual([
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
