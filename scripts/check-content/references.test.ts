import { expect, test } from 'vitest'
import { afterFoundingFacts, type Edit, validText } from '../../tests/support/content-folder.ts'
import { add, type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const idService = 'content/services/pendirian-pt/id.md'
const enService = 'content/services/pendirian-pt/en.md'
const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'
const articleFacts = 'content/articles/modal-pt/facts.yaml'
const serviceFacts = 'content/services/pendirian-pt/facts.yaml'
const law = 'content/regulations/uu-40-2007/facts.yaml'
const idLabels = 'content/id/labels.yaml'

const inBoth = (change: Edit) => ({ [idArticle]: change, [enArticle]: change })

/** The text of an article under a title and a summary of its own. */
const underAnotherTitle = (file: string) =>
  validText(file).replace('Berapa modal PT?', 'Tag').replace('summary: Tidak ada angka umum.', 'summary: Tag.')

const mistakes: readonly Mistake[] = [
  [
    'an unknown category',
    { [articleFacts]: replace('category: badan-usaha', 'category: pajak') },
    [
      'content/articles/modal-pt/facts.yaml:1: `pajak` is not in `categories` of the labels. Correct it, or add it to labels.yaml of every language.',
    ],
  ],
  [
    'an unknown tag',
    { [articleFacts]: replace('tags: [pt]', 'tags: [pt, cv]') },
    [
      'content/articles/modal-pt/facts.yaml:2: `cv` is not in `tags` of the labels. Correct it, or add it to labels.yaml of every language.',
    ],
  ],
  [
    'a reviewer whom no label explains',
    { [articleFacts]: replace('reviewer: tim-redaksi', 'reviewer: peninjau') },
    [
      'content/articles/modal-pt/facts.yaml:8: `peninjau` is not in `roles` of the labels. Correct it, or add it to labels.yaml of every language.',
    ],
  ],
  ['no reviewer', { [articleFacts]: replace('reviewer: tim-redaksi\n', '') }, []],
  [
    'a watched regulation that is not in the library',
    { [articleFacts]: replace('reviewer: tim-redaksi', 'watch: uu-13-2003') },
    [
      'content/articles/modal-pt/facts.yaml:8: There is no regulation `uu-13-2003` in the library. Correct the id or remove the line.',
    ],
  ],
  [
    'a label in one language',
    { [idLabels]: replace('  pt: PT', '  pt: PT\n  cv: CV') },
    ['content/id/labels.yaml:7: `tags.cv` is not in content/en/labels.yaml. Add it there.'],
  ],
  [
    'an unknown service',
    { [articleFacts]: replace('services: [pendirian-pt]', 'services:\n  - pendirian-cv') },
    [
      'content/articles/modal-pt/facts.yaml:11: There is no service `pendirian-cv`. Correct the id; services are the folders of content/services.',
    ],
  ],
  [
    'an unknown term',
    { 'content/glossary/akta/facts.yaml': add('related: [notaris]') },
    [
      'content/glossary/akta/facts.yaml:2: There is no term `notaris`. Correct the id; terms are the folders of content/glossary.',
    ],
  ],
  [
    'a regulation outside that is inside',
    { [law]: add('amended_by_outside: [uu-6-2023]') },
    [
      'content/regulations/uu-40-2007/facts.yaml:15: `uu-6-2023` is in the library. Remove it here and write `amends: [uu-40-2007]` in content/regulations/uu-6-2023/facts.yaml.',
    ],
  ],
  [
    'a decision that is not in the library',
    { [law]: add('read_with: [putusan-mk-1-puu-i-2003]') },
    [
      'content/regulations/uu-40-2007/facts.yaml:15: There is no regulation `putusan-mk-1-puu-i-2003` in the library. Correct the id or remove it.',
    ],
  ],
  [
    'a reported successor that is not in the library',
    { [law]: add('reported_successor: [uu-1-2030]') },
    [
      'content/regulations/uu-40-2007/facts.yaml:15: There is no regulation `uu-1-2030` in the library. Correct the id or remove it.',
    ],
  ],
  [
    'a reported successor that revokes it',
    {
      [law]: add('reported_successor: [uu-6-2023]'),
      'content/regulations/uu-6-2023/facts.yaml': replace('amends: [uu-40-2007]', 'revokes: [uu-40-2007]'),
    },
    [
      'content/regulations/uu-40-2007/facts.yaml:15: `uu-6-2023` revokes `uu-40-2007`, so its successor is more than reported. Remove it here.',
    ],
  ],
  [
    'a relation to itself',
    { [law]: replace('- uu-1-1995', '- uu-40-2007') },
    ['content/regulations/uu-40-2007/facts.yaml:13: `uu-40-2007` cannot refer to itself. Remove it.'],
  ],
  [
    'an unknown article in the basis',
    { [serviceFacts]: replace('basis: [uu-40-2007#7]', 'basis: [uu-40-2007#8]') },
    [
      'content/services/pendirian-pt/facts.yaml:27: `uu-40-2007` has no article `8`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
    ],
  ],
  [
    'a citation of an unknown regulation',
    inBoth(replace('[[uu-40-2007#7]]', '[[uu-41-2007]]')),
    [
      'content/articles/modal-pt/en.md:9: The library has no regulation `uu-41-2007`. Correct the id, or add it with npm run new -- regulation uu-41-2007.',
      'content/articles/modal-pt/id.md:9: The library has no regulation `uu-41-2007`. Correct the id, or add it with npm run new -- regulation uu-41-2007.',
    ],
  ],
  [
    'a citation of an unknown article',
    inBoth(replace('[[uu-40-2007#7]]', '[[uu-40-2007#7(1)]]')),
    [
      'content/articles/modal-pt/en.md:9: `uu-40-2007` has no article `7(1)`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
      'content/articles/modal-pt/id.md:9: `uu-40-2007` has no article `7(1)`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
    ],
  ],
  [
    'a misspelt citation is one mistake, not also a difference between the languages',
    { [idArticle]: replace('[[uu-40-2007#7]]', '[[UU 40/2007 pasal 7]]') },
    [
      'content/articles/modal-pt/id.md:9: [[UU 40/2007 pasal 7]]. is no known notation. Write [[regulation#article]], {{price:service#line}} or {{total:service}}.',
    ],
  ],
  [
    'a draft as a source',
    { [law]: add('draft: true') },
    [
      'content/articles/modal-pt/en.md:9: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/articles/modal-pt/facts.yaml:9: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/articles/modal-pt/id.md:9: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/glossary/akta/facts.yaml:1: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/guides/panduan/facts.yaml:5: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/services/pendirian-pt/en.md:30: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/services/pendirian-pt/en.md:33: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/services/pendirian-pt/facts.yaml:16: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/services/pendirian-pt/facts.yaml:27: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/services/pendirian-pt/id.md:30: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
      'content/services/pendirian-pt/id.md:33: The regulation `uu-40-2007` is a draft. Publish it first, or cite another.',
    ],
  ],
  [
    'an id twice in a service',
    { [serviceFacts]: replace('  - id: pengesahan', '  - id: rancangan') },
    [
      'content/services/pendirian-pt/en.md:20: `steps.pengesahan` is not in content/services/pendirian-pt/facts.yaml. Add it there or remove it here.',
      'content/services/pendirian-pt/facts.yaml:22: `rancangan` exists twice in `steps`. Rename or remove one.',
      'content/services/pendirian-pt/id.md:20: `steps.pengesahan` is not in content/services/pendirian-pt/facts.yaml. Add it there or remove it here.',
    ],
  ],
  [
    'an unknown regulation in the sources',
    { [articleFacts]: replace('sources: [uu-40-2007#7]', 'sources: [uu-41-2007#7]') },
    [
      'content/articles/modal-pt/facts.yaml:9: The library has no regulation `uu-41-2007`. Correct the id, or add it with npm run new -- regulation uu-41-2007.',
    ],
  ],
  [
    'an unknown article in an answer',
    {
      [idService]: replace('Lihat [[uu-40-2007]].', 'Lihat [[uu-40-2007#9]].'),
      [enService]: replace('Lihat [[uu-40-2007]].', 'Lihat [[uu-40-2007#9]].'),
    },
    [
      'content/services/pendirian-pt/en.md:33: `uu-40-2007` has no article `9`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
      'content/services/pendirian-pt/id.md:33: `uu-40-2007` has no article `9`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
    ],
  ],
  [
    'an unknown article in a block of text',
    {
      [idService]: replace('Dasarnya [[uu-40-2007#7]].', 'Dasarnya [[uu-40-2007#9]].'),
      [enService]: replace('Dasarnya [[uu-40-2007#7]].', 'Dasarnya [[uu-40-2007#9]].'),
    },
    [
      'content/services/pendirian-pt/en.md:30: `uu-40-2007` has no article `9`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
      'content/services/pendirian-pt/id.md:30: `uu-40-2007` has no article `9`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
    ],
  ],
  [
    'an id that a list page needs',
    {
      'content/articles/tag/facts.yaml': validText(articleFacts),
      'content/articles/tag/id.md': underAnotherTitle(idArticle),
      'content/articles/tag/en.md': underAnotherTitle(enArticle),
    },
    ['content/articles/tag/facts.yaml:1: The id tag belongs to a page of the site. Give the files another name.'],
  ],
  [
    'what follows a service, with an unknown duty, service and article',
    {
      'content/facts/after-founding.yaml': afterFoundingFacts
        .replace('uu-40-2007#7', 'uu-40-2007#999')
        .replace('[setor] }', '[setor, lapor] }\n  pendirian-cv: { heading: nib, duties: [setor] }'),
    },
    [
      'content/facts/after-founding.yaml:7: `uu-40-2007` has no article `999`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.',
      'content/facts/after-founding.yaml:10: There is no duty `lapor` above. Correct the id, or add it.',
      'content/facts/after-founding.yaml:11: There is no service `pendirian-cv`. Correct the id.',
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
