import { expect, test } from 'vitest'
import { kbliIndex } from '../../../collections/kbli.ts'
import { readyKbli } from '../../../engines/kbli-index.ts'
import { kbliList } from './kbli-list.ts'

const kbli = readyKbli(kbliIndex())

const listed = (typed: string, category = '') => {
  const { sentence, codes } = kbliList(kbli, typed, category, 'id')
  return [sentence, ...codes.slice(0, 2).map(({ code }) => code)]
}

test('what is typed and the category decide together which codes are listed', () => {
  expect(listed('')).toEqual(['waiting'])
  expect(listed('', 'U')).toEqual(['category', '97000', '98100'])
  expect(listed('kedai kopi')).toEqual(['found', '56304', '56303'])
  expect(listed('kedai kopi', 'I')).toEqual(['found', '56304', '56303'])
  expect(listed('kedai kopi', 'Q')).toEqual(['elsewhere'])
  expect(listed('691')).toEqual(['level', '69101', '69102'])
  expect(listed('56.303')).toEqual(['number', '56303'])
  expect(listed('04999')).toEqual(['unknownDivision'])
  expect(listed('kbli 56303')).toEqual(['number', '56303'])
  expect(listed('UMKM')).toEqual(['general'])
  expect(listed('a')).toEqual(['short'])
  expect(listed('691011')).toEqual(['tooManyDigits'])
})

test('the sentence says which words the codes are for, where these are not all that was typed', () => {
  const said = (typed: string) => {
    const { codes, ...list } = kbliList(kbli, typed, '', 'id')
    return { ...list, count: Math.min(1, codes.length) }
  }
  expect(said('roit')).toEqual({ sentence: 'changed', typed: 'roit', meant: 'roti', count: 1 })
  expect(said('ayam gepr')).toEqual({ sentence: 'begun', typed: 'gepr', meant: 'geprek', count: 1 })
  expect(said('plastik gizmo')).toEqual({ sentence: 'partly', typed: 'plastik gizmo', meant: 'plastik', count: 1 })
  expect(said('helikopter')).toEqual({ sentence: 'loosely', typed: 'helikopter', count: 1 })
  expect(said('kopli')).toEqual({ sentence: 'unlike', typed: 'kopli', instead: ['kopi'], count: 0 })
})

test('for a code of 2020 the nearest codes of its category come first', () => {
  const { sentence, codes } = kbliList(kbli, '62019', '', 'id')
  expect(sentence).toBe('unknownCode')
  const divisions = codes.map(({ code }) => code.slice(0, 2))
  expect(divisions[0]).toBe('62')
  expect(divisions.lastIndexOf('62')).toBeLessThan(divisions.indexOf('61'))
  expect(new Set(codes.map(({ category }) => category))).toEqual(new Set(['K']))
})
