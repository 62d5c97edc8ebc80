import { expect, test } from 'vitest'
import { kbliDivisions } from '../collections/kbli.ts'
import { descriptionParagraphs, descriptionParts } from './kbli-description.ts'

test('what a description excludes is told apart', () => {
  expect(descriptionParts('Kelompok ini mencakup A. Kelompok ini tidak mencakup B.')).toEqual({
    includes: 'Kelompok ini mencakup A.',
    excludes: 'Kelompok ini tidak mencakup B.',
  })
  expect(descriptionParts('A. Kelompok ini tidak mencakup B. Kelompok ini juga mencakup C.')).toEqual({
    includes: 'A. Kelompok ini juga mencakup C.',
    excludes: 'Kelompok ini tidak mencakup B.',
  })
  expect(descriptionParts('Kelompok ini mencakup A.')).toEqual({ includes: 'Kelompok ini mencakup A.', excludes: '' })
})

test('lists that the annex writes in one line are lists', () => {
  const includes = 'Kelompok ini mencakup X - Y. Kelompok ini juga mencakup - satu; - dua, seperti: - dalam; - tiga.'
  expect(descriptionParagraphs(includes)).toEqual([
    { text: 'Kelompok ini mencakup X - Y.', items: [] },
    { text: 'Kelompok ini juga mencakup', items: ['satu', 'dua, seperti:', 'dalam', 'tiga.'] },
  ])
  expect(descriptionParagraphs('Kelompok ini mencakup - satu saja.')).toEqual([
    { text: 'Kelompok ini mencakup satu saja.', items: [] },
  ])
  expect(descriptionParagraphs('')).toEqual([])
})

test('nothing of a description is lost, and what it excludes never stands among what it includes', () => {
  const words = (text: string) => (text.match(/[\p{L}\d]+/gu) ?? []).toSorted()
  for (const { code, description } of [...kbliDivisions().values()].flatMap(({ codes }) => codes)) {
    const { includes, excludes } = descriptionParts(description)
    const shown = [includes, excludes].flatMap(descriptionParagraphs).flatMap(({ text, items }) => [text, ...items])
    expect([code, words(shown.join(' '))]).toEqual([code, words(description)])
    expect([code, /(?:golongan|kelompok|kegiatan)(?: ini)? tidak mencakup/i.test(includes)]).toEqual([code, false])
  }
})
