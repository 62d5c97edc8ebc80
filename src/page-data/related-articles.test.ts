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
  const ids = (limit: number) => relatedArticles(newestFirst, limit)(read).map(({ id }) => id)
  expect(ids(5)).toEqual(['closest', 'newer', 'older'])
  expect(ids(1)).toEqual(['closest'])
})

test('articles of the same category and tags name each other', () => {
  const twins = [article('a', 'merek', ['umk']), article('b', 'merek', ['umk']), article('c', 'merek', ['umk'])]
  const related = relatedArticles(twins, 2)
  expect(
    twins.map((twin) =>
      related(twin)
        .map(({ id }) => id)
        .join(),
    ),
  ).toEqual(['b,c', 'a,c', 'a,b'])
})
