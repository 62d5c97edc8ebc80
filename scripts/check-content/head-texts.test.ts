import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idArticle = 'content/articles/modal-pt/id.md'
const idService = 'content/services/pendirian-pt/id.md'
/** With the name of the company, 60 characters. */
const fitting = 'a'.repeat(46)
const long = 'c'.repeat(37)
const advice = 'keep the words that people search for at its beginning.'

const own = 'Give each page words of its own: they stand beside each other in search results.'

const mistakes: readonly Mistake[] = [
  [
    'a title with the name of the company, and a description, that just fit',
    {
      [idArticle]: (text) =>
        text
          .replace('Berapa modal PT?', fitting)
          .replace('Tidak ada angka umum.\nchanges', `${'b'.repeat(160)}\nchanges`),
    },
    [],
  ],
  [
    'a title that search engines cut',
    { [idArticle]: replace('Berapa modal PT?', `${fitting}b`) },
    [
      `content/articles/modal-pt/id.md:2: \`title\` has 61 characters with “ · Suluh Legal”; search engines cut it after 60. Shorten it by 1; ${advice}`,
    ],
  ],
  [
    'a description that search engines cut, of a service',
    { [idService]: replace('Nama, akta, pengesahan.', 'b'.repeat(163)) },
    [
      `content/services/pendirian-pt/id.md:4: \`summary\` has 163 characters; search engines cut it after 160. Shorten it by 3; ${advice}`,
    ],
  ],
  [
    'a title that another page has, and which a service has for search engines',
    {
      [idArticle]: replace('Berapa modal PT?', 'Tentang kami'),
      [idService]: replace('Jasa pendirian PT', 'Tentang kami'),
    },
    [
      `content/articles/modal-pt/id.md:2: \`title\` is also the title of content/pages/about-us/id.md:2. ${own}`,
      `content/services/pendirian-pt/id.md:6: \`search_title\` is also the title of content/pages/about-us/id.md:2. ${own}`,
    ],
  ],
  [
    'a draft with the title of another page',
    {
      [idArticle]: replace('Berapa modal PT?', 'Tentang kami'),
      'content/articles/modal-pt/facts.yaml': add('draft: true'),
    },
    [
      `content/articles/modal-pt/id.md:2: warning: \`title\` is also the title of content/pages/about-us/id.md:2. ${own}`,
    ],
  ],
  [
    'what a regulation is about, in the words of another page',
    { 'content/regulations/uu-6-2023/en.md': replace('Pokok Cipta Kerja', 'Ringkasan Tentang kami.') },
    [
      `content/regulations/uu-6-2023/en.md:3: \`subject\` is also the description of content/pages/about-us/en.md:3. ${own}`,
    ],
  ],
  [
    'a category and a subject with names too long for the titles of their lists',
    {
      'content/id/labels.yaml': (text) => text.replaceAll('  badan-usaha: Badan usaha', `  badan-usaha: ${long}`),
    },
    [
      `content/id/labels.yaml:4: “Artikel kategori ${long}” of /blog/kategori/badan-usaha has 68 characters with “ · Suluh Legal”; search engines cut it after 60. Shorten it by 8; ${advice}`,
      `content/id/labels.yaml:8: “Peraturan: ${long}” of /infohukum/topik/badan-usaha has 62 characters with “ · Suluh Legal”; search engines cut it after 60. Shorten it by 2; ${advice}`,
    ],
  ],
  [
    'a tag with the name of another',
    {
      'content/id/labels.yaml': replace('tags:\n', 'tags:\n  perseroan: PT\n'),
      'content/en/labels.yaml': replace('tags:\n', 'tags:\n  perseroan: Perseroan\n'),
    },
    [
      `content/id/labels.yaml:7: “Artikel tentang PT” of /blog/tag/pt is also the title of content/id/labels.yaml:6. ${own}`,
      `content/id/labels.yaml:7: “Semua artikel yang membahas PT, mulai dari yang terbaru.” of /blog/tag/pt is also the description of content/id/labels.yaml:6. ${own}`,
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
