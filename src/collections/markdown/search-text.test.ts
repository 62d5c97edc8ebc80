import { expect, test } from 'vitest'
import { wordsOf } from '../../lib/search-words.ts'
import { articles } from '../articles.ts'
import { plainText } from './plain-text.ts'
import { searchText } from './search-text.ts'

test.each(['id', 'en'] as const)('in %s, every article has the words that a syntax tree gives', (language) => {
  for (const { id, body } of articles(language)) {
    expect(wordsOf(searchText(body(), language)), id).toEqual(wordsOf(plainText(body(), language)))
  }
})

test('marks, links, fences and notations are no words', () => {
  const source = [
    '## Modal **PT**',
    'Baca [panduan](/infohukum/panduan/pt "judul") dan [[uu-40-2007#7]].',
    '```template Surat kuasa',
    '[nama]',
    '```',
    '| a | b |\n|---|---|\n| {{total:pendirian-pt}} | d |',
  ].join('\n\n')
  expect(wordsOf(searchText(source, 'id'))).toEqual(wordsOf(plainText(source, 'id')))
})
