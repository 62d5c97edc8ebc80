import { expect, test } from 'vitest'
import { add, problemsAfter } from '../../tests/support/content-problems.ts'

const asked = { words: 20, citedArticles: 2 }
const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'

test('a published article with too few words or articles of law is a warning in each language', () => {
  // The whole regulation is no article of it.
  const changes = { [enArticle]: add(`${'kata '.repeat(20)} [[uu-40-2007]]`), [idArticle]: add('\n[[uu-40-2007]]') }
  expect(problemsAfter(changes, asked)).toEqual([
    'content/articles/modal-pt/en.md:2: warning: The text cites 1 article of law, fewer than 2. Name the articles on which it rests: [[uu-40-2007#7]].',
    'content/articles/modal-pt/id.md:2: warning: The text has 10 words, fewer than 20. Answer the question in full, or write `draft: true` in the facts until it does.',
    'content/articles/modal-pt/id.md:2: warning: The text cites 1 article of law, fewer than 2. Name the articles on which it rests: [[uu-40-2007#7]].',
  ])
})

test('a draft may be as short as it is', () => {
  expect(problemsAfter({ 'content/articles/modal-pt/facts.yaml': add('draft: true') }, asked)).toEqual([])
})
