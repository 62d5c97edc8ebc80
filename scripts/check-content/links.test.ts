import { expect, test } from 'vitest'
import { add, type Mistake, problemsAfter } from '../../tests/support/content-problems.ts'

const articleFacts = 'content/articles/modal-pt/facts.yaml'
const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'

const inBoth = (line: string) => ({ [idArticle]: add(line), [enArticle]: add(line) })

const mistakes: readonly Mistake[] = [
  [
    'a link to nothing',
    { [idArticle]: add('\n[CV](/layanan/pendirian-cv)') },
    [
      'content/articles/modal-pt/id.md:15: The link /layanan/pendirian-cv leads to no page. Correct it or remove the link.',
    ],
  ],
  [
    'a link with a language',
    { [idArticle]: add('\n[PT](/en/layanan/pendirian-pt)') },
    [
      "content/articles/modal-pt/id.md:15: The link /en/layanan/pendirian-pt names a language. Write /layanan/pendirian-pt; it is made to point into the reader's language.",
    ],
  ],
  [
    'a link to the site itself',
    { [idArticle]: add('\n[PT](https://suluhlegal.example/blog)') },
    [
      'content/articles/modal-pt/id.md:15: The link https://suluhlegal.example/blog names this site itself. Write /blog instead.',
    ],
  ],
  [
    'a link with a final slash',
    { [idArticle]: add('\n[PT](/layanan/)') },
    ['content/articles/modal-pt/id.md:15: The link /layanan/ ends in a slash. Write /layanan.'],
  ],
  [
    'a link to an unknown anchor',
    { [idArticle]: add('\n[Bukti](/blog/modal-pt#bukti)') },
    [
      'content/articles/modal-pt/id.md:15: The page has no heading #bukti. Known ones are bukti-setor, sumber, riwayat, riwayat-2026-07-01, riwayat-2026-06-01. Correct it or remove what follows the #.',
    ],
  ],
  [
    'a link to an unknown anchor of the same page',
    { [idArticle]: add('\n[Bukti](#bukti)') },
    [
      'content/articles/modal-pt/id.md:15: The page has no heading #bukti. Known ones are bukti-setor, sumber, riwayat, riwayat-2026-07-01, riwayat-2026-06-01. Correct it or remove what follows the #.',
    ],
  ],
  [
    'a link to an unknown term',
    { [idArticle]: add('\n[Notaris](/infohukum/glosarium#notaris)') },
    [
      'content/articles/modal-pt/id.md:15: The page has no heading #notaris. Known ones are akta. Correct it or remove what follows the #.',
    ],
  ],
  [
    'a script as a link',
    { [idArticle]: add('\n[x](javascript:alert(1))') },
    [
      'content/articles/modal-pt/id.md:15: The link javascript:alert(1) leads nowhere. Begin it with / for a page of this site or with https:// for another.',
    ],
  ],
  [
    'plain http',
    { [idArticle]: add('\n[x](http://other.example)') },
    ['content/articles/modal-pt/id.md:15: The link http://other.example is not encrypted. Write https:// instead.'],
  ],
  [
    'a relative link',
    { [idArticle]: add('\n[x](modal-pma)') },
    [
      'content/articles/modal-pt/id.md:15: The link modal-pma leads nowhere. Begin it with / for a page of this site or with https:// for another.',
    ],
  ],
  [
    'a document that does not exist',
    { [idArticle]: add('\n[x](/dokumen/akta.pdf)') },
    [
      'content/articles/modal-pt/id.md:15: The file /dokumen/akta.pdf does not exist. Put it into public/ or correct the address.',
    ],
  ],
  [
    'links that work',
    inBoth(
      '\n[a](/infohukum/glosarium#akta) [b](/infohukum/uu-40-2007#pasal-7) [c](/#pricing) [d](https://other.example) [e](mailto:a@b.example)',
    ),
    [],
  ],
  [
    'links to lists and to parts of the library',
    inBoth(
      '\n[a](/blog/kategori/badan-usaha) [b](/blog/tag/pt) [c](/infohukum#badan-usaha) [d](/infohukum/panduan/panduan#dokumen)',
    ),
    [],
  ],
  [
    'links to tools, their parts, and the search',
    inBoth(
      '\n[a](/alat) [b](/alat/bea-meterai) [c](/alat/cari-kbli/c) [d](/alat/cari-kbli/c#10111) [e](/cari) [f](/alat/cek-penawaran#batas) [g](/alat/kalender-kewajiban#tax-ppn)',
    ),
    [],
  ],
  [
    'links to the sections of a service, an article and the services',
    inBoth(
      '\n[a](/layanan/pendirian-pt#biaya) [b](/blog/modal-pt#sumber) [c](/blog/modal-pt#riwayat-2026-07-01) [d](/layanan#harga) [e](/cari?q=merek)',
    ),
    [],
  ],
  [
    'a tool that does not exist',
    { [idArticle]: add('\n[x](/alat/hitung-pajak)') },
    [
      'content/articles/modal-pt/id.md:15: The link /alat/hitung-pajak leads to no page. Correct it or remove the link.',
    ],
  ],
  [
    'a link to a part of a page whose own file is wrong',
    {
      'content/guides/panduan/facts.yaml': add('colour: red'),
      ...inBoth('\n[x](/infohukum/panduan/panduan#x)'),
    },
    [
      'content/guides/panduan/facts.yaml:6: `colour` is not a field here. Correct its spelling or remove it; src/collections/schema/guide.ts explains the fields.',
    ],
  ],
  [
    'a category that does not exist',
    inBoth('\n[x](/blog/kategori/pajak)'),
    [
      'content/articles/modal-pt/en.md:15: The link /blog/kategori/pajak leads to no page. The categories of labels.yaml are badan-usaha. Correct it or remove the link.',
      'content/articles/modal-pt/id.md:15: The link /blog/kategori/pajak leads to no page. The categories of labels.yaml are badan-usaha. Correct it or remove the link.',
    ],
  ],
  [
    'a tag that does not exist',
    { [idArticle]: add('\n[x](/blog/tag/cv)') },
    [
      'content/articles/modal-pt/id.md:15: The link /blog/tag/cv leads to no page. The tags of labels.yaml are pt. Correct it or remove the link.',
    ],
  ],
  [
    'a page of a list that does not exist',
    { [idArticle]: add('\n[x](/blog/halaman/2)') },
    ['content/articles/modal-pt/id.md:15: The link /blog/halaman/2 leads to no page. Correct it or remove the link.'],
  ],
  [
    'a link to a draft',
    { 'content/guides/panduan/facts.yaml': add('draft: true'), [idArticle]: add('\n[x](/infohukum/panduan/panduan)') },
    [
      'content/articles/modal-pt/id.md:15: The link /infohukum/panduan/panduan leads to a draft or to a page of a later day. Publish that first or remove the link.',
    ],
  ],
  [
    'a link from a draft to a draft',
    {
      'content/guides/panduan/facts.yaml': add('draft: true'),
      [articleFacts]: add('draft: true'),
      ...inBoth('\n[x](/infohukum/panduan/panduan)'),
    },
    [],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
