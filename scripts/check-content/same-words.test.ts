import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter } from '../../tests/support/content-problems.ts'

const list = `- what: the notice
  id: 30 hari sebelumnya
  en: 30 days before
  places: [articles/modal-pt, pages/about-us]
`
const said = {
  'content/articles/modal-pt/id.md': add('\nDiumumkan 30 hari\nsebelumnya.'),
  'content/articles/modal-pt/en.md': add('\nAnnounced **30 days** before.'),
  'content/pages/about-us/id.md': add('\nDiumumkan 30 hari sebelumnya.'),
}

const mistakes: readonly Mistake[] = [
  [
    'a figure that one page lacks',
    { 'content/same.yaml': list, ...said, 'content/pages/about-us/en.md': add('\nAnnounced 14 days before.') },
    [
      'content/pages/about-us/en.md:2: "30 days before" (the notice) must stand here as in the other places that content/same.yaml lists. Write it, or change it there and in all of them.',
    ],
  ],
  [
    'a figure that stands everywhere',
    { 'content/same.yaml': list, ...said, 'content/pages/about-us/en.md': add('\nAnnounced 30 days before.') },
    [],
  ],
  [
    'places that do not exist',
    { 'content/same.yaml': list.replace('articles/modal-pt, pages/about-us', 'articles/modal, page/about-us') },
    [
      'content/same.yaml:4: `[0].places[1]` must be a kind and an id, for example articles/modal-pt. Correct the value.',
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
