import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Edit, validText } from '../../tests/support/content-folder.ts'
import { add, problemsAfter } from '../../tests/support/content-problems.ts'

const file = 'content/facts/figures.yaml'
const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'

/** The figures of the site, with what the test content has of articles, services and steps. */
const figures = readFileSync(file, 'utf8')
  .replace(/(kuhperdata|kuhd|uu-\d+-\d+)#[\dJ()-]+/g, 'uu-40-2007#7')
  .replace('[pendirian-pt, pendirian-cv, pt-perorangan]', '[pendirian-pt, pendirian-pt]')
  .replace('service: pendaftaran-merek', 'service: pendirian-pt')
  .replace(/\n {4}(pengajuan|pemeriksaan-formal): .*/g, '')
  .replace(/\n {4}pengumuman:/, '\n    rancangan:')
  .replace(/\n {4}sanggahan:[\s\S]*?(?=\nmethod:|\n#)/, '')
  .replace(', uu-40-2007#7]', ']')
  .replace('/privacy-policy', '/blog')

const inBoth = (change: Edit) => ({ [idArticle]: change, [enArticle]: change, [file]: figures })

test('a figure that is there', () => {
  expect(problemsAfter(inBoth(add('\n{{figure:liability-pt-cv}}')))).toEqual([])
})

test('a figure that is not there', () => {
  expect(problemsAfter(inBoth(add('\n{{figure:liability}}')))[0]).toMatch(
    /^content\/articles\/modal-pt\/en\.md:\d+: There is no figure `liability`\. Write one of liability-pt-cv, liability-perorangan, forms-pt-cv, trademark-road, or describe it in content\/facts\/figures\.yaml\.$/,
  )
})

test('a figure within a sentence', () => {
  expect(problemsAfter(inBoth(add('\nLihat {{figure:trademark-road}} ini.'))).join('\n')).toContain(
    'A figure is a paragraph of its own. Put an empty line before and after it.',
  )
})

test('a figure in one language', () => {
  const text = validText(idArticle).split('\n').length
  expect(problemsAfter({ [idArticle]: add('\n{{figure:trademark-road}}'), [file]: figures })).toEqual([
    `content/articles/modal-pt/id.md:${text + 1}: {{figure:trademark-road}} stands here but not in content/articles/modal-pt/en.md. Put it into both or into neither.`,
  ])
})

test('a figure in a definition of the glossary', () => {
  expect(
    problemsAfter({ 'content/glossary/akta/id.md': add('\n{{figure:trademark-road}}'), [file]: figures })[0],
  ).toContain(
    'A figure can stand in an article, in the text of a service and on a page of the company. Take it out here.',
  )
})

test.each([
  [
    'liability-pt-cv: [pt, cv-aktif',
    'liability-pt-cv: [pt, firma',
    'There is no form `firma` above. Correct the id, or add it.',
  ],
  ['tetap-cv: [cv-aktif', 'tetap-cv: [firma', 'There is no form `firma` above. Correct the id, or add it.'],
  ['[pendirian-pt, pendirian-pt]', '[pendirian-pt, ud]', 'There is no service `ud`. Correct the id.'],
  ['service: pendirian-pt', 'service: merek', 'There is no service `merek`. Correct the id.'],
  ['    rancangan:', '    banding:', 'The service `pendirian-pt` has no step `banding`. Correct the id.'],
  ['example: uu-40-2007#7', 'example: uu-40-2007#970', '`uu-40-2007` has no article `970`.'],
  ['dilarang [[uu-40-2007#7]]', 'dilarang [[uu-40-2007#970]]', '`uu-40-2007` has no article `970`.'],
])('%s made %s', (from, to, message) => {
  const [first] = problemsAfter({ [file]: figures.replace(from, to) })
  expect(first).toMatch(/^content\/facts\/figures\.yaml:\d+: /)
  expect(first).toContain(message)
})
