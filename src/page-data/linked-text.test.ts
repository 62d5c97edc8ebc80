import { expect, test } from 'vitest'
import { linkedText, sentencesOf } from './linked-text.ts'

test('citations become links, and the words around them keep their spaces', () => {
  const [before, cited, after] = linkedText('Minimal **dua** orang ([[uu-40-2007#7]]), kata [pasal](/blog).', 'id')
  expect(before).toBe('Minimal dua orang (')
  expect(cited).toMatchObject({ label: 'Pasal 7 UU 40/2007' })
  expect(after).toBe('), kata pasal.')
})

test('a point within a number ends no sentence', () => {
  expect(sentencesOf('Biayanya Rp3.600.000. Lalu [[kuhd#16]]. Selesai.')).toEqual([
    'Biayanya Rp3.600.000.',
    'Lalu [[kuhd#16]].',
    'Selesai.',
  ])
})
