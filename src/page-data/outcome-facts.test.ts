import { expect, test } from 'vitest'
import { linkedText, sentencesOf } from './outcome-facts.ts'

test('citations become links, and the words around them keep their spaces', () => {
  const [before, cited, after] = linkedText('Minimal **dua** menurut [[uu-40-2007#7]] dan [ini](/blog).', 'id')
  expect(before).toBe('Minimal dua menurut ')
  expect(cited).toMatchObject({ label: 'Pasal 7 UU 40/2007' })
  expect(after).toBe(' dan ini.')
})

test('a point within a number ends no sentence', () => {
  expect(sentencesOf('Biayanya Rp3.600.000. Lalu [[kuhd#16]]. Selesai.')).toEqual([
    'Biayanya Rp3.600.000.',
    'Lalu [[kuhd#16]].',
    'Selesai.',
  ])
})
