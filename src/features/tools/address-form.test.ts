import { expect, test } from 'vitest'
import { readFragment, writeFragment } from './address-form.ts'

const beginning = { jenis: '', asli: '1' }

test('answers come back from the address as they were', () => {
  const answers = { jenis: 'Kopi & <b>teh</b>\n#2', asli: '3' }
  expect(readFragment(`#${writeFragment(answers, beginning)}`, beginning)).toEqual({ answers, isTampered: false })
  expect(writeFragment(beginning, beginning)).toBe('')
})

test('what no field takes is passed over and said', () => {
  const accepts = (field: string, value: string) => field !== 'jenis' || value === 'kuitansi'
  expect(readFragment('#jenis=palsu&asli=2', beginning, accepts)).toEqual({
    answers: { jenis: '', asli: '2' },
    isTampered: true,
  })
  expect(readFragment('#lain=1', beginning)).toEqual({ answers: beginning, isTampered: true })
  expect(readFragment(`#jenis=${'a'.repeat(100_001)}`, beginning)).toEqual({ answers: beginning, isTampered: true })
  expect(readFragment('#__proto__=1', beginning).isTampered).toBe(true)
})

test('an address whose end is missing is not read as a shorter answer', () => {
  const answers = { jenis: 'Jasa é & lain-lain 1.000.000\n'.repeat(60), asli: '3' }
  const fragment = writeFragment(answers, beginning)
  expect(readFragment(fragment, beginning)).toEqual({ answers, isTampered: false })
  expect(readFragment(fragment.replaceAll('+', '%20'), beginning).answers).toEqual(answers)
  for (const length of [fragment.length - 1, fragment.length - 7, 1000]) {
    expect(readFragment(fragment.slice(0, length), beginning)).toEqual({
      answers: beginning,
      isTampered: true,
      isCut: true,
    })
  }
})

test('an anchor of the page is no form', () => {
  expect(readFragment('#aturan', beginning)).toEqual({ answers: beginning, isTampered: false })
})
