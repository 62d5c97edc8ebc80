import { expect, test } from 'vitest'
import { validText } from '../../tests/support/content-folder.ts'
import { replace } from '../../tests/support/content-problems.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import { contentReport } from './content-report.ts'
import { reportPage } from './report-page.ts'

const law = 'content/facts/regulations/uu-40-2007.yaml'

const tableOf = (view: ReturnType<typeof viewOf>, title: RegExp) =>
  contentReport(view).find((table) => title.test(table.title))?.rows

test('an entry past its day is overdue and stands first', () => {
  const [first] = tableOf(viewOf({}, { day: '2030-01-01' }), /^Age/) ?? []
  expect(first?.at(-1)).toBe('overdue')
  expect(tableOf(viewOf(), /^Age/)?.filter((row) => row.at(-1) === 'overdue')).toEqual([])
})

test('a link that is only a home page is listed', () => {
  expect(tableOf(viewOf(), /home page/)).toEqual([])
  const view = viewOf({
    [law]: replace(/official_url: .*/.exec(validText(law))?.[0] ?? '', 'official_url: https://bpk.go.id/'),
  })
  expect(tableOf(view, /home page/)).toEqual([['uu-40-2007', 'https://bpk.go.id/']])
})

test('citations are counted by state and certainty, words by language', () => {
  const rows = tableOf(viewOf(), /^Citations/)
  expect(rows).toContainEqual(['article: seen', expect.stringMatching(/^\d+$/)])
  expect(tableOf(viewOf(), /^Words/)?.[0]).toHaveLength(3)
})

test('the page shows text as text', () => {
  const page = reportPage([{ title: 'A', head: ['<b>'], rows: [['<script>']] }], '2026-11-22')
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script>')
})
