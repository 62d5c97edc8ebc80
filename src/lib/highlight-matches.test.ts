import { expect, test } from 'vitest'
import { highlightMatches } from './highlight-matches.ts'

const marked = (text: string, met: readonly string[]) => highlightMatches(text, new Set(met), 'id')

test('whole words are met, by themselves or by their stem; the text stays whole', () => {
  const text = 'Pendaftaran merek: daftarkan <b>Merek</b>.'
  const parts = marked(text, ['merek', 'daftar'])
  expect(parts.filter(({ isMet }) => isMet).map((part) => part.text)).toEqual([
    'Pendaftaran',
    'merek',
    'daftarkan',
    'Merek',
  ])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('a part of a word is not met, and accents make no difference', () => {
  expect(marked('merekam', ['merek'])).toEqual([{ text: 'merekam', isMet: false }])
  expect(marked('Cafe\u0301', ['cafe'])).toEqual([{ text: 'Cafe\u0301', isMet: true }])
})

test('nothing met leaves one part, nothing written none', () => {
  expect(marked('Akta dan notaris', [])).toEqual([{ text: 'Akta dan notaris', isMet: false }])
  expect(marked('', ['akta'])).toEqual([])
})

test('a number is met as a whole, and a sign of per cent as the word', () => {
  const met = (text: string, words: readonly string[]) =>
    marked(text, words).flatMap((part) => (part.isMet ? [part.text] : []))
  expect(met('PPh final 0,5% dan 5 syarat', ['5'])).toEqual(['5'])
  expect(met('PPh final 0,5%', ['0.5', 'persen'])).toEqual(['0,5', '%'])
  expect(met('Meterai Rp10.000', ['10000'])).toEqual(['10.000'])
  expect(met('Meterai 10.000', ['10000'])).toEqual(['10.000'])
})

test('a percentage is met as one, with its sign or its word, and no other number or sign with it', () => {
  const met = (text: string) =>
    marked(text, ['asing', '100 persen', '2.5 persen']).flatMap((part) => (part.isMet ? [part.text] : []))
  expect(met('PP 100/2021: asing 100 %, 49% atau 100 orang')).toEqual(['asing', '100 %'])
  expect(met('100\u00a0persen, 100 persentase, 2,5% dari 1.100%')).toEqual(['100\u00a0persen', '2,5%'])
})
