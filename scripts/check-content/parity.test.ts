import { expect, test } from 'vitest'
import { type Mistake, problemsAfter, replace } from '../../tests/support/content-problems.ts'

const enService = 'content/services/pendirian-pt/en.md'
const idArticle = 'content/articles/modal-pt/id.md'
const enArticle = 'content/articles/modal-pt/en.md'
const idService = 'content/services/pendirian-pt/id.md'

/** A way of changing a business, valid in every respect. */
const changeText = `---
title: Pindah
forbidden: Alamat palsu.
steps: [RUPS]
terms:
  - { term: 'Akta ([[uu-40-2007#7]])', missed: RUPS diulang. }
tax: Tidak ada.
workers: Beri tahu.
fees: Ikuti tagihan.
papers: [Risalah]
authority: Notaris
time: 60 hari
calendar: { rups: RUPS, akta: Akta }
brief_time: 60 hari
---

Kalimat.
`
const validChange = {
  'content/changes/pindah/facts.yaml': `order: 1
basis: [uu-40-2007#7]
calendar:
  - { id: rups, day: 2027-07-05 }
  - { id: akta, from: rups, days: 30 }
checked_on: 2026-11-20
recheck: 2027-05-20
from: [pt]
to: [tetap]
`,
  'content/changes/pindah/id.md': changeText,
  'content/changes/pindah/en.md': changeText,
}

const mistakes: readonly Mistake[] = [
  [
    'more drawings than things that the client receives',
    { 'content/services/pendirian-pt/facts.yaml': (text) => text.concat('receives: [akta, nib]\n') },
    [
      'content/services/pendirian-pt/en.md:15: `deliverables` lists 1 things, and `receives` of content/services/pendirian-pt/facts.yaml 2 drawings. Name one for each there.',
      'content/services/pendirian-pt/id.md:15: `deliverables` lists 1 things, and `receives` of content/services/pendirian-pt/facts.yaml 2 drawings. Name one for each there.',
    ],
  ],
  ['no mistake in a change of a business', validChange, []],
  [
    'a day of a calendar without its words',
    { ...validChange, 'content/changes/pindah/en.md': changeText.replace(', akta: Akta', ', aktanya: Akta') },
    [
      'content/changes/pindah/en.md:13: `calendar` has no text for `akta` of content/changes/pindah/facts.yaml. Add it.',
      'content/changes/pindah/en.md:13: `calendar.aktanya` is not in content/changes/pindah/facts.yaml. Add it there or remove it here.',
    ],
  ],
  [
    'a doubt about a change in one language alone',
    { ...validChange, 'content/changes/pindah/id.md': changeText.replace('---\n\nK', 'unsure: Biayanya.\n---\n\nK') },
    [
      'content/changes/pindah/en.md:2: `unsure` is missing here and exists in content/changes/pindah/id.md. Write it in both or in neither.',
    ],
  ],
  [
    'an unknown article in what a missed term means',
    {
      ...validChange,
      'content/changes/pindah/id.md': changeText.replace('RUPS diulang.', "'Diulang ([[uu-40-2007#999]]).'"),
      'content/changes/pindah/en.md': changeText.replace('RUPS diulang.', "'Diulang ([[uu-40-2007#999]]).'"),
    },
    ['en', 'id'].map(
      (language) =>
        `content/changes/pindah/${language}.md:6: \`uu-40-2007\` has no article \`999\`. Correct it, or add the article to content/regulations/uu-40-2007/facts.yaml and to its texts.`,
    ),
  ],
  [
    'a price line without its text',
    { [idService]: replace('  jasa: { label: Jasa kami }\n', '') },
    [
      'content/services/pendirian-pt/id.md:7: `lines` has no text for `jasa` of content/services/pendirian-pt/facts.yaml. Add it.',
    ],
  ],
  [
    'a text for no step',
    { [idService]: replace('  rancangan:\n', '  rancang:\n') },
    [
      'content/services/pendirian-pt/id.md:17: `steps` has no text for `rancangan` of content/services/pendirian-pt/facts.yaml. Add it.',
      'content/services/pendirian-pt/id.md:18: `steps.rancang` is not in content/services/pendirian-pt/facts.yaml. Add it there or remove it here.',
    ],
  ],
  [
    'a variant without its name',
    { [idService]: replace('dua: Dua pendiri, ', '') },
    [
      'content/services/pendirian-pt/id.md:5: `variants` has no text for `dua` of content/services/pendirian-pt/facts.yaml. Add it.',
    ],
  ],
  [
    'a change in sight without its days',
    {
      'content/regulations/uu-40-2007/id.md': replace('subject:', 'watch: Rancangan.\nsubject:'),
      'content/regulations/uu-40-2007/en.md': replace('subject:', 'watch: Draft.\nsubject:'),
    },
    [
      'content/regulations/uu-40-2007/en.md:3: `watch` stands either here or in content/regulations/uu-40-2007/facts.yaml. Write both, the words here and the days there, or neither.',
      'content/regulations/uu-40-2007/id.md:3: `watch` stands either here or in content/regulations/uu-40-2007/facts.yaml. Write both, the words here and the days there, or neither.',
    ],
  ],
  [
    'a former wording of no change, and in one language alone',
    { [idArticle]: replace('in_short:', 'previous: { 2026-07-03: [Angka lama.] }\nin_short:') },
    [
      'content/articles/modal-pt/en.md:2: `previous` has 0 passages of 2026-07-03 here and 1 in content/articles/modal-pt/id.md. Give both the same.',
      'content/articles/modal-pt/id.md:6: `previous.2026-07-03` is no change of content/articles/modal-pt/facts.yaml. Name the day of a change, or remove it.',
    ],
  ],
  [
    'a change without its text',
    { [idArticle]: replace('2026-07-01: Angka', '2026-07-02: Angka') },
    [
      'content/articles/modal-pt/id.md:4: `changes` has no text for `2026-07-01` of content/articles/modal-pt/facts.yaml. Add it.',
      'content/articles/modal-pt/id.md:5: `changes.2026-07-02` is not in content/articles/modal-pt/facts.yaml. Add it there or remove it here.',
    ],
  ],
  [
    'a citation in one language',
    { [enArticle]: replace(' menurut [[uu-40-2007#7]]', '') },
    [
      'content/articles/modal-pt/id.md:9: [[uu-40-2007#7]] is cited here but not in content/articles/modal-pt/en.md. Cite it in both or in neither.',
    ],
  ],
  [
    'a document without its text',
    { [idService]: replace('  ktp:\n    label: KTP\n', '  paspor:\n    label: Paspor\n') },
    [
      'content/services/pendirian-pt/id.md:22: `documents` has no text for `ktp` of content/services/pendirian-pt/facts.yaml. Add it.',
      'content/services/pendirian-pt/id.md:23: `documents.paspor` is not in content/services/pendirian-pt/facts.yaml. Add it there or remove it here.',
    ],
  ],
  [
    'an article of law without its text',
    { 'content/regulations/uu-40-2007/id.md': replace('articles:\n  "7": Dua pendiri, akta notaris.\n', '') },
    [
      'content/regulations/uu-40-2007/id.md:2: `articles` has no text for `7` of content/regulations/uu-40-2007/facts.yaml. Add it.',
    ],
  ],
  [
    'lists of different length',
    { [enService]: replace('  - Modal\n', '  - Modal\n  - Pajak\n') },
    [
      'content/services/pendirian-pt/en.md:13: `not_included` has 2 entries here and 1 in content/services/pendirian-pt/id.md. Give both the same.',
    ],
  ],
  [
    'a note in one language',
    { [enService]: replace('    note: Dibayar kepada negara.\n', '') },
    [
      'content/services/pendirian-pt/en.md:9: `lines.pnbp.note` is missing here and exists in content/services/pendirian-pt/id.md. Write it in both or in neither.',
    ],
  ],
]

test.each(mistakes)('%s', (_name, changes, problems) => {
  expect(problemsAfter(changes)).toEqual(problems)
})
