import { expect, test } from 'vitest'
import { validText } from '../../tests/support/content-folder.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import { readability, readabilityOfEntries, readabilitySummary } from './readability.ts'

const article = 'content/articles/modal-pt/id.md'

test('LIX is words per sentence plus the percentage of words of more than six letters', () => {
  // 10 words in 2 sentences, 2 of them long.
  expect(readability('PT punya satu akta pendirian. Modalnya boleh berapa saja ya.')).toEqual({
    wordsPerSentence: 5,
    longWords: 20,
    lix: 25,
  })
})

test('a number with points ends no sentence; headings and rows of tables do not count', () => {
  const sentence = 'Biayanya Rp5.000.000 menurut UU 40/2007.'
  expect(readability(sentence)?.wordsPerSentence).toBe(4)
  expect(readability(`Judul yang panjang sekali\n${sentence}\nSatu | dua.`)).toEqual(readability(sentence))
  expect(readability('Judul')).toBeUndefined()
})

test('the hardest text stands first, and the summary names it', () => {
  const hard = `${validText(article).split('\n---\n')[0]}\n---\n\n${'Pertanggungjawaban keperdataan direksi sebagaimana dimaksud '.repeat(9)}berlaku.\n`
  const all = readabilityOfEntries(viewOf({ [article]: () => hard }))
  expect(all.length).toBeGreaterThan(2)
  expect(all[0]?.entry).toBe('articles/modal-pt')
  expect(readabilitySummary(all)).toMatch(/hardest: articles\/modal-pt \d+, /)
})
