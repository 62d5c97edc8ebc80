import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { add, replace } from '../../../tests/support/content-problems.ts'
import { viewOf } from '../../../tests/support/content-view.ts'
import { articles } from '../../collections/articles.ts'
import { translator } from '../../i18n/dictionaries.ts'
import { WatchNotice } from './reliability.tsx'

const watching = { 'content/articles/modal-pt/facts.yaml': add('watch: uu-40-2007') }
const changing = {
  'content/regulations/uu-40-2007/facts.yaml': add('watch: { checked_on: 2026-11-01, recheck: 2026-12-20 }'),
  'content/regulations/uu-40-2007/id.md': replace('subject:', 'watch: Rancangan baru.\nsubject:'),
}

function notice(changes: Parameters<typeof viewOf>[0]): string {
  const [article] = articles('id', viewOf(changes))
  if (!article) throw new Error('The test content has no article.')
  return renderToStaticMarkup(<WatchNotice t={translator('id')} watch={article.watch} />)
}

test('the banner shows what is about to change in the watched regulation, and when its outcome was looked for', () => {
  expect(notice({ ...watching, ...changing })).toContain(
    'Rancangan baru. Diperiksa 1 November 2026, diperiksa lagi paling lambat 20 Desember 2026.',
  )
})

test('without a change in sight there is no banner', () => {
  expect(notice(watching)).toBe('')
})

test('an article that watches nothing has no banner', () => {
  expect(notice(changing)).toBe('')
})
