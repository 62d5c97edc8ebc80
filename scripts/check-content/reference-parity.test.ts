import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'
const enService = 'content/services/pendirian-pt/en.md'
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const mistakes: readonly Mistake[] = [
  [
    'a link in one language',
    { [enArticle]: add('\nSee [about us](/about-us).') },
    [
      'content/articles/modal-pt/en.md:15: The link /about-us stands here but not in content/articles/modal-pt/id.md. Put it into both or into neither.',
    ],
  ],
  [
    'links to different pages',
    { [enArticle]: replace('(/layanan/pendirian-pt)', '(/layanan)') },
    [
      'content/articles/modal-pt/en.md:13: The link /layanan stands here but not in content/articles/modal-pt/id.md. Put it into both or into neither.',
      'content/articles/modal-pt/id.md:13: The link /layanan/pendirian-pt stands here but not in content/articles/modal-pt/en.md. Put it into both or into neither.',
    ],
  ],
  [
    'a link in an answer of one language',
    { [enService]: replace('answer: Tidak ada angka umum.', 'answer: "[Here](/infohukum)."') },
    [
      'content/services/pendirian-pt/en.md:35: The link /infohukum stands here but not in content/services/pendirian-pt/id.md. Put it into both or into neither.',
    ],
  ],
  [
    'an image in one language',
    { 'public/assets/bagan.svg': picture, [idArticle]: add('\n![Bagan](/assets/bagan.svg)') },
    [
      'content/articles/modal-pt/id.md:15: The image /assets/bagan.svg stands here but not in content/articles/modal-pt/en.md. Put it into both or into neither.',
    ],
  ],
  [
    'an image whose words are in its language',
    {
      'public/assets/bagan-id.svg': picture,
      'public/assets/bagan-en.svg': picture,
      [idArticle]: add('\n![Bagan](/assets/bagan-id.svg)'),
      [enArticle]: add('\n![Chart](/assets/bagan-en.svg)'),
    },
    [],
  ],
  [
    'the same links in another order, to headings in their language, and other sites',
    {
      [idArticle]: add('\n[a](/about-us) [b](/infohukum#badan-usaha) [c](https://id.example)'),
      [enArticle]: add('\n[b](/infohukum#peraturan) [a](/about-us) [a](/about-us) [c](https://en.example)'),
    },
    [],
  ],
  [
    'a link that is broken in one language is one mistake',
    { [enArticle]: replace('(/layanan/pendirian-pt)', '(/layanan/pendirian-ptt)') },
    [
      'content/articles/modal-pt/en.md:13: The link /layanan/pendirian-ptt leads to no page. Correct it or remove the link.',
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
