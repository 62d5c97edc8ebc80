import { expect, test } from 'vitest'
import { add, replace } from '../../tests/support/content-problems.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import { articles } from './articles.ts'
import { guide } from './guides.ts'
import { regulation } from './regulations.ts'
import { watchOf } from './watch.ts'

// Read before the tests, since all of the content takes its time.
const labourArticles = articles('id').filter(({ category }) => category.id === 'ketenagakerjaan')

test('a regulation can take over the watch of another and add to it', () => {
  const view = viewOf({
    'content/regulations/uu-40-2007/facts.yaml': add('watch: { checked_on: 2026-11-01, recheck: 2026-12-20 }'),
    'content/regulations/uu-40-2007/id.md': replace('subject:', 'watch: Rancangan baru.\nsubject:'),
    'content/regulations/uu-6-2023/facts.yaml': add('watch: uu-40-2007'),
    'content/regulations/uu-6-2023/id.md': replace('subject:', 'watch: Juga tarifnya.\nsubject:'),
  })
  const days = { checkedOn: '2026-11-01', recheckBy: '2026-12-20' }
  expect(watchOf('uu-40-2007', 'id', view)).toEqual({ text: 'Rancangan baru.', ...days })
  expect(watchOf('uu-6-2023', 'id', view)).toEqual({ text: 'Rancangan baru. Juga tarifnya.', ...days })
  expect(watchOf(undefined, 'id', view)).toBeUndefined()
})

test('every page on labour law carries the one banner for as long as the outcome of the labour bill is not known', () => {
  const banner = regulation('uu-13-2003', 'id')?.watch
  const pages = [...labourArticles, guide('panduan-hubungan-kerja', 'id'), regulation('pp-35-2021', 'id')]
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) expect(page?.watch, page?.id).toEqual(banner)
})
