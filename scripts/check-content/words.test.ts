import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idLabels = 'content/id/labels.yaml'
const idArticle = 'content/articles/modal-pt/id.md'

const mistakes: readonly Mistake[] = [
  [
    'a forbidden word in a body',
    { [idArticle]: add('\nKami kantor\nyang **terbaik** di kota.') },
    [
      'content/articles/modal-pt/id.md:16: "terbaik" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.',
    ],
  ],
  [
    'a forbidden word in a template',
    { [idArticle]: add('\n```template Surat\nKepada [nama]\nKami yang terbaik.\n```') },
    [
      'content/articles/modal-pt/id.md:17: "terbaik" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.',
    ],
  ],
  [
    'a forbidden word in a summary',
    { [idArticle]: replace('Tidak ada angka umum.', 'Hasil 100% dijamin.') },
    [
      'content/articles/modal-pt/id.md:3: "dijamin" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.',
    ],
  ],
  [
    'a forbidden word in a label',
    { [idLabels]: replace('badan-usaha: Badan usaha', 'badan-usaha: Badan usaha No. 1') },
    [
      'content/id/labels.yaml:2: "No. 1" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.',
    ],
  ],
  [
    'a forbidden word in a dictionary',
    { 'public/assets/i18n/id.json': replace('Halo {{name}}', 'Layanan terpercaya untuk {{name}}') },
    [
      'public/assets/i18n/id.json:3: "terpercaya" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.',
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
