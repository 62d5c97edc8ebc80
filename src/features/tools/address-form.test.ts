import { expect, test } from 'vitest'
import { readFragment, writeFragment } from './address-form.ts'

const beginning = { jenis: '', asli: '1' }

test('answers come back from the address as they were', () => {
  const answers = { jenis: 'Kopi & <b>teh</b>\n#2', asli: '3' }
  expect(readFragment(`#${writeFragment(answers, beginning)}`, beginning)).toEqual({ answers })
  expect(writeFragment(beginning, beginning)).toBe('')
})

test('what no field takes is passed over and said', () => {
  const takes = (field: string, value: string) => (field !== 'jenis' || value === 'kuitansi' ? value : undefined)
  expect(readFragment('#jenis=palsu&asli=2', beginning, takes)).toEqual({
    answers: { jenis: '', asli: '2' },
    fault: 'unknown',
  })
  expect(readFragment('#lain=1', beginning)).toEqual({ answers: beginning, fault: 'unknown' })
  expect(readFragment(`#jenis=${'a'.repeat(100_001)}`, beginning)).toEqual({ answers: beginning, fault: 'unknown' })
  expect(readFragment('#__proto__=1', beginning).fault).toBe('unknown')
})

test('of a list the part that there is stays, and that something is left out is said', () => {
  const takes = (_: string, value: string) =>
    value
      .split(',')
      .filter((id) => id !== 'zzz')
      .join(',')
  expect(readFragment('#jenis=a,zzz,b', beginning, takes)).toEqual({
    answers: { jenis: 'a,b', asli: '1' },
    fault: 'unknown',
  })
  expect(readFragment('#jenis=a,b', beginning, takes)).toEqual({ answers: { jenis: 'a,b', asli: '1' } })
})

test('an anchor of the page is no form', () => {
  expect(readFragment('#aturan', beginning)).toEqual({ answers: beginning })
})

test('a long address that lost its end, or changed on the way, is told from a whole one', () => {
  const answers = { jenis: `Jasa notaris 2,5 juta\n${'Biaya lain: 100% tunai & "lunas"\n'.repeat(8)}`, asli: '3' }
  const whole = writeFragment(answers, beginning)
  expect(readFragment(`#${whole}`, beginning)).toEqual({ answers })
  // Some programs write spaces and line ends in another way.
  expect(readFragment(`#${whole.replaceAll('+', '%20')}`, beginning)).toEqual({ answers })
  for (let length = 1; length < whole.length; length++) {
    const cut = whole.slice(0, length)
    if (cut.includes('=')) expect(readFragment(`#${cut}`, beginning)).toEqual({ answers: beginning, fault: 'cut' })
  }
  expect(readFragment(`#${whole}.`, beginning).fault).toBe('cut')
})

test('a short address stays as short as its answers', () => {
  expect(writeFragment({ jenis: 'perjanjian', asli: '2' }, beginning)).toBe('jenis=perjanjian&asli=2')
})

test('a fragment whose signs were written in percent as a whole is read like any other', () => {
  const answers = { jenis: '100% kopi & teh', asli: '3' }
  const written = encodeURIComponent(writeFragment(answers, beginning))
  expect(readFragment(`#${written}`, beginning)).toEqual({ answers })
  expect(readFragment('#jenis%3Dkopi%E0', beginning)).toEqual({ answers: beginning, fault: 'unknown' })
})

test('of a field that is there twice the last answer stays, and that one is left out is said', () => {
  expect(readFragment('#jenis=a&asli=2&jenis=b', beginning)).toEqual({
    answers: { jenis: 'b', asli: '2' },
    fault: 'unknown',
  })
  expect(readFragment('#jenis=a&jenis=a', beginning)).toEqual({ answers: { jenis: 'a', asli: '1' } })
})
