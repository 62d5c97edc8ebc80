import { expect, test } from 'vitest'
import { relatedArticles } from './related-articles.ts'

function article(id: string, category: string, tags: readonly string[]) {
  const name = (id: string) => ({ id, label: id })
  return { id, category: name(category), tags: tags.map(name) }
}

test('what shares most comes first, then the newest; strangers and the article itself stay out', () => {
  const read = article('read', 'merek', ['merek', 'umk'])
  const newestFirst = [
    article('stranger', 'kontrak', ['kontrak']),
    article('newer', 'kontrak', ['umk']),
    read,
    article('older', 'kontrak', ['umk']),
    article('closest', 'merek', ['merek', 'umk']),
  ]
  expect(relatedArticles(read, newestFirst, 5).map(({ id }) => id)).toEqual(['closest', 'newer', 'older'])
  expect(relatedArticles(read, newestFirst, 1).map(({ id }) => id)).toEqual(['closest'])
})
