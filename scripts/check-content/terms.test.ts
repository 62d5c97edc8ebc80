import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const list = `- use: '"kalau"'
  avoid: [bila]
  language: id
  why: Satu suara.
- use: '"jika"'
  avoid: [kalau]
  language: id
  only: [pages]
  why: Bahasa resmi.
- use: '"RUPS"'
  avoid: [rapat umum]
  language: id
  why: Kata undang-undang.
  except: [rapat umum pemegang saham]
- use: '"PT Perorangan"'
  avoid: [PT perorangan]
  language: id
  why: Nama bentuk usaha.
`
const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'
const listed = { 'content/terms.yaml': list }

const mistakes: readonly Mistake[] = [
  [
    'an avoided word in a body, with its particle and a capital letter',
    { ...listed, [idArticle]: add('\nBilanya ada akta.\n\nDi sini **bila** lagi.') },
    [
      'content/articles/modal-pt/id.md:15: "Bilanya" is a word that content/terms.yaml avoids. Write "kalau". Satu suara.',
      'content/articles/modal-pt/id.md:17: "bila" is a word that content/terms.yaml avoids. Write "kalau". Satu suara.',
    ],
  ],
  [
    'an avoided word in front matter',
    { ...listed, [idArticle]: replace('sure: Bunyi', 'sure: PT perorangan dan bunyi') },
    [
      'content/articles/modal-pt/id.md:7: "PT perorangan" is a word that content/terms.yaml avoids. Write "PT Perorangan". Nama bentuk usaha.',
    ],
  ],
  [
    'an avoided word in a dictionary',
    { ...listed, 'public/assets/i18n/id.json': replace('"Halo {{name}}"', '"Bila {{name}}"') },
    ['public/assets/i18n/id.json:3: "Bila" is a word that content/terms.yaml avoids. Write "kalau". Satu suara.'],
  ],
  [
    'a word that is avoided in other kinds of texts alone',
    { ...listed, [idArticle]: add('\nKalau ada.'), 'content/pages/about-us/id.md': add('\nKalau ada.') },
    ['content/pages/about-us/id.md:7: "Kalau" is a word that content/terms.yaml avoids. Write "jika". Bahasa resmi.'],
  ],
  [
    'an exception, a quotation, a longer word, the other language',
    {
      ...listed,
      [idArticle]: add('\nDi rapat umum pemegang saham, kata "bila" bukan sebilah kata.'),
      [enArticle]: add('\nBila bila.'),
    },
    [],
  ],
  [
    'a rule without a reason',
    { 'content/terms.yaml': '- use: a\n  avoid: [b]\n  language: id\n' },
    ['content/terms.yaml:1: `[0].why` is missing. Add it; scripts/check-content/terms.ts explains the fields.'],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
