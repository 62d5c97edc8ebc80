import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { kbliIndex } from '../collections/kbli.ts'
import { findKbli, openKbli } from './kbli.ts'

const index = kbliIndex()
const kbli = await openKbli(index)

/** The first codes that are found. */
function first(typed: string, count = 5) {
  const answer = findKbli(kbli, typed)
  return answer.kind === 'found' ? answer.codes.slice(0, count).map(({ code }) => code) : [answer.kind]
}

test.each([
  ['kedai kopi', ['56303', '56304']],
  ['pengacara', ['69101']],
  ['roti', ['10710']],
  ['minimarket', ['47111']],
  ['iklan', ['73100']],
  ['konveksi', ['14111']],
  ['roit', ['10710']],
  ['software house', ['62199']],
  ['jual online', ['47711']],
  ['jual baju online', ['47711']],
  ['warung kopi', ['56304']],
  ['bengkel', ['95311']],
  ['kos-kosan', ['55909']],
  ['KOS KOSAN', ['55909']],
  ['coffee shop', ['56303']],
  ['law firm', ['69101']],
  ['boarding house', ['55909']],
  ['saya mau buka kedai kopi di Bekasi', ['56304']],
  ['restoren', ['56101']],
  ['perdagangan eceran pakaian', ['47711']],
  ['notaris', ['69104']],
  ['cilok', ['56102']],
  ['<b>laundry</b>', ['96100']],
] as const)('"%s" finds %s among the first five', (typed, codes) => {
  expect(first(typed)).toEqual(expect.arrayContaining([...codes]))
})

test('numbers lead to a code, a level, or the category of a code that is no longer there', () => {
  expect(first('69101')).toEqual(['69101'])
  expect(first('56.303')).toEqual(['56303'])
  expect(findKbli(kbli, '62019')).toEqual({ kind: 'unknownCode', number: '62019', category: 'K' })
  expect(findKbli(kbli, '04999')).toEqual({ kind: 'unknownCode', number: '04999' })
  const group = findKbli(kbli, '691')
  expect(group.kind === 'level' && group.codes.map(({ code }) => code)).toEqual(['69101', '69102', '69103', '69104'])
  expect(findKbli(kbli, '691011')).toEqual({ kind: 'tooManyDigits' })
})

test('too little, nothing and nonsense', () => {
  expect(findKbli(kbli, '   ')).toEqual({ kind: 'empty' })
  expect(findKbli(kbli, 'a')).toEqual({ kind: 'short' })
  expect(findKbli(kbli, 'asdfgh')).toEqual({ kind: 'none' })
})

test('the first everyday word of every entry finds its codes first', () => {
  for (const [words, codes] of index.words) {
    const [phrase = ''] = words.split(';')
    expect([phrase, first(phrase, codes.split(' ').length)]).toEqual([phrase, codes.split(' ')])
  }
})

test('what is loaded before the first key is at most 45 kB compressed', () => {
  expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(45_000)
})
