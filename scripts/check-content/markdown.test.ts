import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idArticle = 'content/articles/modal-pt/id.md'
const idService = 'content/services/pendirian-pt/id.md'

const mistakes: readonly Mistake[] = [
  [
    'HTML',
    { [idArticle]: add('\n<div onclick="x()">Halo</div>') },
    [
      'content/articles/modal-pt/id.md:15: HTML is not allowed here (<div onclick="x()">Halo</div>). Write Markdown, or put it between backticks to show it.',
    ],
  ],
  [
    'a script inside a paragraph',
    { [idArticle]: add('\nHalo <script>alert(1)</script>') },
    [
      'content/articles/modal-pt/id.md:15: HTML is not allowed here (<script>). Write Markdown, or put it between backticks to show it.',
    ],
  ],
  [
    'an image without text',
    { [idArticle]: add('\n![](/assets/bagan.svg)'), 'public/assets/bagan.svg': '<svg/>' },
    [
      'content/articles/modal-pt/id.md:15: The image /assets/bagan.svg has no alternative text. Describe it: ![what it shows](/assets/bagan.svg).',
    ],
  ],
  [
    'an image that does not exist',
    { [idArticle]: add('\n![Bagan](/assets/bagan.svg)') },
    [
      'content/articles/modal-pt/id.md:15: The image /assets/bagan.svg does not exist. Put the file into public/ or correct the address.',
    ],
  ],
  [
    'an image from elsewhere',
    { [idArticle]: add('\n![Bagan](https://other.example/bagan.svg)') },
    [
      'content/articles/modal-pt/id.md:15: The image https://other.example/bagan.svg lies elsewhere. Put it into public/ and write its address from there, beginning with /.',
    ],
  ],
  [
    'a template without a name and with a notation',
    { [idArticle]: add('\n```template\nMenurut [[uu-40-2007#7]]\n```') },
    [
      'content/articles/modal-pt/id.md:15: The template has no name. Write it behind the fence: ```template Surat somasi.',
      'content/articles/modal-pt/id.md:15: A template is plain text, so a notation in it would be shown as it is. Write it out in words.',
    ],
  ],
  [
    'a heading that skips',
    { [idArticle]: add('\n#### Terlalu dalam') },
    ['content/articles/modal-pt/id.md:15: The heading "Terlalu dalam" skips a level. Write ### instead of ####.'],
  ],
  [
    'a heading of the first level',
    { [idArticle]: add('\n# Judul') },
    [
      'content/articles/modal-pt/id.md:15: The heading "Judul" has one #, which the title of the page has. Begin with ##.',
    ],
  ],
  [
    'a heading in a list',
    { [idArticle]: add('\n- ## Judul') },
    ['content/articles/modal-pt/id.md:15: A heading stands inside a list or a quotation. Take it out.'],
  ],
  [
    'a heading in a field',
    { [idService]: replace('  Datangi notaris.', '  ## Datangi notaris') },
    [
      'content/services/pendirian-pt/id.md:28: The heading "Datangi notaris" stands in a field. Write a plain paragraph instead.',
    ],
  ],
  [
    'no text',
    { 'content/pages/about-us/id.md': replace('Isi.\n', '') },
    ['content/pages/about-us/id.md:5: There is no text below the front matter. Write it.'],
  ],
  [
    'a malformed citation',
    { [idArticle]: add('\nLihat [[UU 40/2007]].') },
    [
      'content/articles/modal-pt/id.md:15: [[UU 40/2007]]. is no known notation. Write [[regulation#article]], {{price:service#line}} or {{total:service}}.',
    ],
  ],
  [
    'an unknown price',
    { [idArticle]: add('\nHarga {{price:pendirian-pt#notaris}}') },
    [
      'content/articles/modal-pt/id.md:15: The service `pendirian-pt` has no price line `notaris`. Correct it; lines are in content/services/pendirian-pt/facts.yaml.',
    ],
  ],
  [
    'the price of an unknown service',
    { [idArticle]: add('\nHarga {{total:pendirian-cv}}') },
    [
      'content/articles/modal-pt/id.md:15: There is no service `pendirian-cv` whose price could be shown. Correct the id.',
    ],
  ],
  [
    'a citation in a plain field',
    { [idArticle]: replace('summary: Tidak ada angka umum.', 'summary: "Lihat [[uu-40-2007#7]]."') },
    [
      'content/articles/modal-pt/id.md:3: This field is not Markdown, so a notation in it would be shown as it is. Write it out in words.',
    ],
  ],
  ['code that looks like HTML or a notation', { [idArticle]: add('\nTulis `<b>` atau `[[UU 40]]`.') }, []],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
