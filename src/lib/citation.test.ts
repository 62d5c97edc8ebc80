import { describe, expect, test } from 'vitest'
import {
  articleAnchor,
  citationLabel,
  citationsIn,
  parseCitation,
  regulationLabel,
  regulationLabelOfId,
} from './citation.ts'

test('a citation is a regulation and, after #, an article', () => {
  expect(parseCitation('uu-40-2007#16(1)')).toEqual({ regulation: 'uu-40-2007', article: '16(1)' })
  expect(parseCitation('uu-40-2007')).toEqual({ regulation: 'uu-40-2007' })
  expect(parseCitation('pp-28-2025#Lampiran I')).toEqual({ regulation: 'pp-28-2025', article: 'Lampiran I' })
})

describe('regulations', () => {
  test.each([
    [{ kind: 'UU', number: '40', year: 2007 }, 'UU 40/2007'],
    [{ kind: 'Peraturan BKPM', number: '5', year: 2025 }, 'Peraturan BKPM 5/2025'],
    [{ kind: 'KUHPerdata', number: '', year: 1847 }, 'KUHPerdata'],
    [{ kind: 'Putusan MK', number: '168/PUU-XXI/2023', year: 2024 }, 'Putusan MK 168/PUU-XXI/2023'],
  ])('%j is cited as %s', (name, label) => {
    expect(regulationLabel(name)).toBe(label)
  })

  test.each([
    ['uu-1-1995', 'UU 1/1995'],
    ['perppu-2-2022', 'Perppu 2/2022'],
    ['perka-bps-95-2015', 'Perka BPS 95/2015'],
    ['peraturan-bkpm-3-2021', 'Peraturan BKPM 3/2021'],
    ['permenkumham-21-2019', 'Permenkumham 21/2019'],
    ['putusan-mk-168-puu-xxi-2023', 'Putusan MK 168/PUU-XXI/2023'],
    ['kuhd', 'KUHD'],
  ])('%s outside the library is called %s', (id, label) => {
    expect(regulationLabelOfId(id)).toBe(label)
  })
})

test.each([
  [undefined, 'UU 40/2007', 'UU 40/2007'],
  ['7', 'Pasal 7 UU 40/2007', 'Article 7 of UU 40/2007'],
  ['16(1)', 'Pasal 16 ayat (1) UU 40/2007', 'Article 16(1) of UU 40/2007'],
  ['3(1)(d)', 'Pasal 3 ayat (1) huruf d UU 40/2007', 'Article 3(1)(d) of UU 40/2007'],
  ['26(2)-(3)', 'Pasal 26 ayat (2)–(3) UU 40/2007', 'Article 26(2)–(3) of UU 40/2007'],
  ['153A-153J', 'Pasal 153A–153J UU 40/2007', 'Articles 153A–153J of UU 40/2007'],
  ['32-33', 'Pasal 32–33 UU 40/2007', 'Articles 32–33 of UU 40/2007'],
  ['4, 7', 'Pasal 4, 7 UU 40/2007', 'Articles 4, 7 of UU 40/2007'],
  ['IX', 'Pasal IX UU 40/2007', 'Article IX of UU 40/2007'],
  ['Lampiran', 'Lampiran UU 40/2007', 'Annex to UU 40/2007'],
  ['Lampiran I', 'Lampiran I UU 40/2007', 'Annex I to UU 40/2007'],
])('%s is written %s, in English %s', (article, indonesian, english) => {
  expect(citationLabel('UU 40/2007', article, 'id')).toBe(indonesian)
  expect(citationLabel('UU 40/2007', article, 'en')).toBe(english)
})

test.each([
  ['7', 'pasal-7'],
  ['16(1)', 'pasal-16-1'],
  ['153A-153J', 'pasal-153a-153j'],
  ['26(2)-(3)', 'pasal-26-2-3'],
  ['IX', 'pasal-ix'],
  ['Lampiran I', 'lampiran-i'],
])('%s has the anchor %s', (article, anchor) => {
  expect(articleAnchor(article)).toBe(anchor)
})

test('citations are found as written', () => {
  expect(citationsIn('[[a-1]] x [[pp-28-2025#Lampiran I]] [[a-1]] [[UU 40]]')).toEqual([
    'a-1',
    'pp-28-2025#Lampiran I',
    'a-1',
  ])
})
