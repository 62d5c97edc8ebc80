import { expect, test } from 'vitest'
import { type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idArticle = 'content/articles/modal-pt/id.md'
const articleFacts = 'content/articles/modal-pt/facts.yaml'
const serviceFacts = 'content/services/pendirian-pt/facts.yaml'
const law = 'content/regulations/uu-40-2007/facts.yaml'

const mistakes: readonly Mistake[] = [
  [
    'a missing field',
    { [articleFacts]: replace('published: 2026-06-01\n', '') },
    [
      'content/articles/modal-pt/facts.yaml:1: `published` is missing. Add it; src/collections/schema/article.ts explains the fields.',
    ],
  ],
  [
    'a misspelt field',
    { [idArticle]: replace('summary:', 'sumary:') },
    [
      'content/articles/modal-pt/id.md:2: `summary` is missing. Add it; src/collections/schema/article.ts explains the fields.',
      'content/articles/modal-pt/id.md:3: `sumary` is not a field here. Correct its spelling or remove it; src/collections/schema/article.ts explains the fields.',
    ],
  ],
  [
    'a figure that neither the title nor the answer says',
    { [idArticle]: replace('summary:', 'figure: 99%\nsummary:') },
    [
      'content/articles/modal-pt/id.md:3: `figure` must stand in the title or in in_short, word for word. Correct the value.',
    ],
  ],
  [
    'a day that does not exist',
    { [articleFacts]: replace('published: 2026-06-01', 'published: 2026-02-30') },
    [
      'content/articles/modal-pt/facts.yaml:3: `published` must be a real day written as YYYY-MM-DD, for example 2026-11-01. Correct the value.',
    ],
  ],
  [
    'rupiah with dots',
    { [serviceFacts]: replace('amount_idr: 2900000', 'amount_idr: 2.900.000') },
    [
      'content/services/pendirian-pt/facts.yaml:10: `price.lines[0].amount_idr` must be whole rupiah without dots or "Rp", for example 2900000. Correct the value.',
    ],
  ],
  [
    'an unknown choice',
    { [serviceFacts]: replace('party: ours', 'party: kami') },
    [
      'content/services/pendirian-pt/facts.yaml:9: `price.lines[0].party` must be ours or state or third_party. Correct the value.',
    ],
  ],
  [
    'a doubt of three sentences, and one of a sentence that is too long',
    {
      [idArticle]: replace('Praktiknya.', 'Praktiknya. Tarifnya. Tenggatnya.'),
      'content/articles/modal-pt/en.md': replace('Praktiknya.', `${'kata '.repeat(25)}Praktiknya.`),
    },
    [
      'content/articles/modal-pt/en.md:7: `status.unsure` must be one or two sentences of at most 25 words each. Correct the value.',
      'content/articles/modal-pt/id.md:7: `status.unsure` must be one or two sentences of at most 25 words each. Correct the value.',
    ],
  ],
  [
    'a summary that is too long',
    { [idArticle]: replace('Tidak ada angka umum.', 'kata '.repeat(60)) },
    ['content/articles/modal-pt/id.md:3: `summary` must be 200 characters or fewer. Correct the value.'],
  ],
  [
    'a title of more than two lines on a phone',
    { [idArticle]: replace('Berapa modal PT?', 'Berapa modal PT, dan apa bedanya dengan modal CV?') },
    ['content/articles/modal-pt/id.md:2: `title` must be 48 characters or fewer. Correct the value.'],
  ],
  [
    'an unquoted number',
    { [law]: replace('number: "40"', 'number: 40') },
    ['content/regulations/uu-40-2007/facts.yaml:2: `number` must be a text. Put the value in quotes.'],
  ],
  [
    'a plain http address',
    { [law]: replace('https://peraturan.example/40', 'http://peraturan.example') },
    [
      'content/regulations/uu-40-2007/facts.yaml:8: `official_url` must be a full address that starts with https://. Correct the value.',
    ],
  ],
  [
    'an empty text',
    { [idArticle]: replace('title: Berapa modal PT?', 'title: ""') },
    ['content/articles/modal-pt/id.md:2: `title` must not be empty. Correct the value.'],
  ],
  [
    'a single value for a list',
    { [articleFacts]: replace('tags: [pt]', 'tags: pt') },
    [
      'content/articles/modal-pt/facts.yaml:2: `tags` must be a list, each line beginning with "- ". Correct the value.',
    ],
  ],
  [
    'a list without entries',
    { [articleFacts]: replace('tags: [pt]', 'tags: []') },
    ['content/articles/modal-pt/facts.yaml:2: `tags` must have at least 1 entry. Correct the value.'],
  ],
  [
    'an amount and a range',
    { [serviceFacts]: replace('range_idr: [1000000, 5000000]', 'range_idr: [1000000, 5000000]\n      amount_idr: 1') },
    [
      'content/services/pendirian-pt/facts.yaml:12: `price.lines[1]` needs exactly one of amount_idr, range_idr and amount_unknown. Correct the value.',
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
