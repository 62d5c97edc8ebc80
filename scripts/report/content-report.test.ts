import { expect, test } from 'vitest'
import { afterFoundingFacts, validText } from '../../tests/support/content-folder.ts'
import { replace } from '../../tests/support/content-problems.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import type { CheckedLinks } from '../source-links/check-links.ts'
import { contentReport } from './content-report.ts'
import { reportPage } from './report-page.ts'

const law = 'content/regulations/uu-40-2007/facts.yaml'

const tableOf = (view: ReturnType<typeof viewOf>, title: RegExp, links?: CheckedLinks) =>
  contentReport(view, links).find((table) => title.test(table.title))?.rows

/** How often an article is cited whose wording was seen. */
const seenArticles = (view: ReturnType<typeof viewOf>) =>
  Number(tableOf(view, /^Citations/)?.find(([name]) => name === 'article: seen')?.[1])

test('facts are listed 90 days before they are due, and past their day as overdue', () => {
  const due = (day: string) => tableOf(viewOf({}, { day }), /^Facts due/)?.find(([, where]) => where === `${law}:9`)
  expect(due('2027-01-29')).toBeUndefined()
  expect(due('2027-01-30')).toEqual(['2027-04-30', `${law}:9`, expect.stringContaining('again by 2027-04-30')])
  expect(due('2027-05-01')?.[0]).toBe('2027-04-30, overdue')
})

test('pages are listed by age, the oldest first', () => {
  const view = viewOf({ [law]: (text) => text.replace('checked_on: 2026-11-01', 'checked_on: 2026-10-31') })
  expect(tableOf(view, /^Age/)?.[0]).toEqual(['regulations/uu-40-2007', '2026-10-31', '20'])
})

test('duties after founding have an age, and what they cite is counted', () => {
  const view = viewOf({ 'content/facts/after-founding.yaml': afterFoundingFacts })
  expect(tableOf(view, /^Age/)?.[0]?.slice(0, 2)).toEqual(['after-founding', '2026-10-01'])
  expect(seenArticles(view)).toBe(seenArticles(viewOf()) + 1)
})

test('what the last check of links found is listed, and that there was none', () => {
  const results: CheckedLinks['results'] = [
    ['https://good.example/', { state: 'good' }],
    ['https://gone.example/', { state: 'dead', reason: 'status 404' }],
    ['https://old.example/', { state: 'moved', to: 'https://new.example/' }],
  ]
  expect(tableOf(viewOf(), /^Sources.*dead.*2026-11-19$/, { day: '2026-11-19', results })).toEqual([
    ['https://gone.example/', 'dead', '(status 404)'],
    ['https://old.example/', 'moved', '-> https://new.example/'],
  ])
  expect(tableOf(viewOf(), /^Sources.*dead/)).toEqual([['`npm run links` asks all of them.']])
})

test('a link that is only a home page is listed', () => {
  expect(tableOf(viewOf(), /home page/)).toEqual([])
  const view = viewOf({
    [law]: replace(/official_url: .*/.exec(validText(law))?.[0] ?? '', 'official_url: https://bpk.go.id/'),
  })
  expect(tableOf(view, /home page/)).toEqual([['regulations/uu-40-2007', 'https://bpk.go.id/']])
})

test('citations of texts and facts are counted by state and certainty', () => {
  expect(seenArticles(viewOf())).toBeGreaterThan(0)
  const term = 'content/glossary/akta/facts.yaml'
  const without = viewOf({ [term]: (text) => text.replace('uu-40-2007#7', '') })
  expect(seenArticles(without)).toBe(seenArticles(viewOf()) - 1)
})

test('words are counted in bodies and front matter, by language', () => {
  const wordsOf = (view: ReturnType<typeof viewOf>) => tableOf(view, /^Words/)?.find(([kind]) => kind === 'articles')
  const [, ...before] = wordsOf(viewOf()) ?? []
  const file = 'content/articles/modal-pt/id.md'
  const longer = viewOf({
    [file]: (text) => `${text.replace(/^title: (.*)$/m, 'title: $1 dua kata')}\nTiga kata lagi.\n`,
  })
  const [, ...after] = wordsOf(longer) ?? []
  expect(after.map((count, place) => Number(count) - Number(before[place]))).toEqual([5, 0])
})

test('the page shows text as text', () => {
  const page = reportPage([{ title: 'A', head: ['<b>'], rows: [['<script>']] }], '2026-11-22')
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script>')
})
