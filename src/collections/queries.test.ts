import { expect, test } from 'vitest'
import { validText } from '../../tests/support/content-folder.ts'
import { viewOf } from '../../tests/support/content-view.ts'
import { total } from '../lib/fees.ts'
import {
  article,
  articles,
  articlesByCategory,
  articlesByService,
  articlesByTag,
  neighboursOf,
  pickedArticles,
} from './articles.ts'
import { citedBy } from './cited-by.ts'
import { term, terms } from './glossary.ts'
import { guides } from './guides.ts'
import { companyEntry } from './named-entries.ts'
import { service, services } from './services.ts'

const articleFacts = 'content/articles/modal-pt/facts.yaml'

/** A second article that differs from the first in what the test says. */
function secondArticle(change: (facts: string) => string) {
  return {
    'content/articles/baru/facts.yaml': change(validText(articleFacts)),
    'content/articles/baru/id.md': validText('content/articles/modal-pt/id.md'),
    'content/articles/baru/en.md': validText('content/articles/modal-pt/en.md'),
  }
}

test('a service joins facts and the texts of a language', () => {
  const found = service(
    'pendirian-pt',
    'en',
    viewOf({ 'content/services/pendirian-pt/en.md': (text) => text.replace('label: Jasa kami', 'label: Our fee') }),
  )
  expect(found).toMatchObject({
    path: '/layanan/pendirian-pt',
    group: { id: 'badan-usaha', label: 'Badan usaha' },
    variants: [
      { id: 'dua', label: 'Dua pendiri' },
      { id: 'banyak', label: 'Tiga pendiri atau lebih' },
    ],
    review_due: '2027-02-01',
    unpublished: false,
  })
  expect(found?.fees.lines[0]).toMatchObject({ label: 'Our fee', party: 'ours', minIdr: 2_900_000, maxIdr: 2_900_000 })
  expect(found?.fees.lines[1]).toMatchObject({ note: 'Dibayar kepada negara.', regulation: 'uu-40-2007' })
  expect(found?.body()).toContain('Teks layanan')
})

test('a line of unknown amount and a step of one case come as such', () => {
  const found = service(
    'pendirian-pt',
    'id',
    viewOf({
      'content/services/pendirian-pt/facts.yaml': (text) =>
        text
          .replace('range_idr: [1000000, 5000000]', 'amount_unknown: true')
          .replace('days: { min: 1, max: 3 }', 'days: { min: 1, max: 3 }\n    variants: [banyak]'),
    }),
  )
  expect(found?.fees.lines.map(({ isIncomplete }) => isIncomplete)).toEqual([false, true])
  expect(found?.fees.lines[1]).toMatchObject({ minIdr: 0, maxIdr: 0 })
  expect(found?.steps.map(({ variants }) => variants)).toEqual([undefined, ['banyak']])
})

test('an article without a figure shows the law on which it rests, and one with a figure that', () => {
  expect(article('modal-pt', 'id', viewOf())?.figure).toBe('UU 40/2007')
  const view = viewOf({
    'content/articles/modal-pt/id.md': (text) => text.replace(/^title: .*$/m, 'title: Modal 25%\nfigure: 25%'),
  })
  expect(article('modal-pt', 'id', view)?.figure).toBe('25%')
})

test('the articles before and after one are those of its category, and the editors choose by number', () => {
  const view = viewOf({
    'content/id/labels.yaml': (text) => text.replace('categories:\n', 'categories:\n  lain: Lain\n'),
    'content/en/labels.yaml': (text) => text.replace('categories:\n', 'categories:\n  lain: Lain\n'),
    ...secondArticle((facts) => facts.replace('published: 2026-06-01', 'published: 2026-06-02\npick: 2')),
    'content/articles/jauh/facts.yaml': validText(articleFacts)
      .replace('category: badan-usaha', 'category: lain')
      .replace('published: 2026-06-01', 'published: 2026-06-03\npick: 1'),
    'content/articles/jauh/id.md': validText('content/articles/modal-pt/id.md'),
    'content/articles/jauh/en.md': validText('content/articles/modal-pt/en.md'),
  })
  expect(neighboursOf('modal-pt', 'id', view)).toMatchObject({ newer: { id: 'baru' }, older: undefined })
  expect(neighboursOf('baru', 'id', view)).toMatchObject({ newer: undefined, older: { id: 'modal-pt' } })
  expect(neighboursOf('jauh', 'id', view)).toEqual({ newer: undefined, older: undefined })
  expect(pickedArticles('id', view).map(({ id }) => id)).toEqual(['jauh', 'baru'])
})

test('services come in their order', () => {
  const copy = (name: string) => validText(`content/services/pendirian-pt/${name}`)
  const view = viewOf({
    'content/services/a-kedua/facts.yaml': copy('facts.yaml').replace('order: 1', 'order: 2'),
    'content/services/a-kedua/id.md': copy('id.md'),
  })
  expect(services('id', view).map(({ id }) => id)).toEqual(['pendirian-pt', 'a-kedua'])
  expect(services('en', view).map(({ id }) => id)).toEqual(['pendirian-pt'])
})

test('the fee table of a service is plain data that sums up', () => {
  const table = service('pendirian-pt', 'id', viewOf())?.fees
  expect(JSON.parse(JSON.stringify(table))).toMatchObject({ validUntil: '2027-12-31', samples: [] })
  expect(table && total(table.lines, 'dua')).toMatchObject({ minIdr: 3_900_000, maxIdr: 7_900_000 })
})

test('a fee carries everything that the content says of it', () => {
  const facts = 'content/services/pendirian-pt/facts.yaml'
  const change = (text: string) =>
    text
      .replace('valid_until: 2027-12-31', 'valid_until: 2027-12-31\n  sample: [ours]')
      .replace('amount_idr: 2900000\n      tax: included', 'amount_idr: 1000000\n      tax: excluded')
      .replace(
        '      regulation: uu-40-2007\n',
        '      regulation: uu-40-2007#7\n      confirmed: false\n      source_url: https://source.example/a\n' +
          '      previous_idr: 900000\n      previous_until: 2026-07-31\n',
      )
  const fees = service('pendirian-pt', 'id', viewOf({ [facts]: change }))?.fees
  expect(fees?.samples).toEqual(['ours'])
  const [ours, state] = fees?.lines ?? []
  expect(ours).toMatchObject({ minIdr: 1_110_000, maxIdr: 1_110_000, tax: 'excluded', isUnconfirmed: false })
  expect(state).toEqual({
    id: 'pnbp',
    label: 'Pengesahan',
    note: 'Dibayar kepada negara.',
    variesBy: 'modal dasar',
    party: 'state',
    minIdr: 1_000_000,
    maxIdr: 5_000_000,
    isIncomplete: false,
    isUnconfirmed: true,
    unit: 'once',
    tax: 'none',
    optional: false,
    beyondFirst: false,
    regulation: 'uu-40-2007#7',
    regulationLabel: 'Pasal 7 UU 40/2007',
    checkedOn: '2026-11-01',
    reviewDue: '2027-01-30',
    sourceUrl: 'https://source.example/a',
    previousIdr: 900_000,
    previousUntil: '2026-07-31',
  })
})

test('articles come newest first, grouped by category, tag and service', () => {
  const view = viewOf(secondArticle((facts) => facts.replace('published: 2026-06-01', 'published: 2026-06-02')))
  expect(articles('id', view).map(({ id }) => id)).toEqual(['baru', 'modal-pt'])
  expect(articlesByCategory('badan-usaha', 'en', view)).toHaveLength(2)
  expect(articlesByTag('pt', 'en', view)).toHaveLength(2)
  expect(articlesByService('pendirian-pt', 'id', view)).toHaveLength(2)
  expect(articlesByTag('cv', 'id', view)).toEqual([])
})

test('an article tells what changed, how long it is and what it cites', () => {
  expect(article('modal-pt', 'id', viewOf())).toMatchObject({
    updated: '2026-07-01',
    changes: [{ day: '2026-07-01', text: 'Angka baru.' }],
    author: { label: 'Tim Redaksi' },
    cites: ['uu-40-2007#7'],
    words: 10,
    readingMinutes: 1,
  })
})

test.each([
  ['a draft', (facts: string) => `${facts}draft: true\n`],
  ['an article of tomorrow', (facts: string) => facts.replace('published: 2026-06-01', 'published: 2026-11-21')],
])('%s is left out, and shown with a mark where that is wanted', (_name, change) => {
  const changes = secondArticle(change)
  expect(article('baru', 'id', viewOf(changes))).toBeUndefined()
  expect(article('baru', 'id', viewOf(changes, { unpublished: true }))).toMatchObject({ unpublished: true })
})

test('an article of tomorrow is there tomorrow', () => {
  const changes = secondArticle((facts) => facts.replace('published: 2026-06-01', 'published: 2026-11-21'))
  expect(article('baru', 'id', viewOf(changes, { day: '2026-11-21' }))).toMatchObject({ unpublished: false })
})

test('an entry with a mistake is left out; the others stay', () => {
  const view = viewOf({ ...secondArticle((facts) => facts), [articleFacts]: 'category: [' })
  expect(articles('id', view).map(({ id }) => id)).toEqual(['baru'])
})

test('terms, guides and pages', () => {
  const view = viewOf({
    'content/glossary/akta/id.md': (text) => text.replace('term: Akta', 'term: Akta\nmentions: [akta notaris]'),
  })
  expect(terms('id', view)).toHaveLength(1)
  expect(term('akta', 'id', view)).toMatchObject({
    path: '/infohukum/glosarium#akta',
    mentions: ['Akta', 'akta notaris'],
  })
  expect(guides('id', view)[0]).toMatchObject({ path: '/infohukum/panduan/panduan', title: 'Panduan' })
  expect(companyEntry('about-us', 'en', view)).toMatchObject({ path: '/about-us', effective: '2026-01-01' })
})

test('a regulation knows who cites it, as a source or in a text', () => {
  expect(citedBy('uu-40-2007', 'id', viewOf()).map(({ path }) => path)).toEqual([
    '/layanan/pendirian-pt',
    '/blog/modal-pt',
    '/infohukum/panduan/panduan',
  ])
  expect(citedBy('uu-6-2023', 'id', viewOf())).toEqual([])
})
