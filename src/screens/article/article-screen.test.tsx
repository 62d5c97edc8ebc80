import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { viewOf } from '../../../tests/support/content-view.ts'
import { articles } from '../../collections/articles.ts'
import { translator } from '../../i18n/dictionaries.ts'
import { ReviewNotice } from './article-screen.tsx'

function noticeOn(day: string): string {
  const [article] = articles('id', viewOf())
  if (!article) throw new Error('The test content has no article.')
  return renderToStaticMarkup(
    <ReviewNotice article={{ ...article, review_due: '2027-05-20' }} day={day} t={translator('id')} />,
  )
}

test('a reader is told from the day after the review was due', () => {
  expect(noticeOn('2027-05-20')).toBe('')
  expect(noticeOn('2027-05-21')).toContain('paling lambat 20 Mei 2027')
})
