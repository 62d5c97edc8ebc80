import { expect, test } from 'vitest'
import { slug, uniqueSlugs } from './anchors.ts'

test('a heading becomes an id', () => {
  expect(slug('Bukti setor: apa yang diminta?')).toBe('bukti-setor-apa-yang-diminta')
  expect(slug('Kafé & 25%')).toBe('kafe-25')
  expect(slug('???')).toBe('bagian')
})

test('the same heading twice gets two ids, even where the second one is taken', () => {
  const idOf = uniqueSlugs()
  expect(['Biaya', 'Biaya 2', 'Biaya', 'Biaya'].map(idOf)).toEqual(['biaya', 'biaya-2', 'biaya-3', 'biaya-4'])
})
