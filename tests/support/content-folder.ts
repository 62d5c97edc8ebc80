/** A small content folder that is valid in every respect, for tests that break one thing in it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The day on which that content is valid. */
export const contentDay = '2026-11-20'

/** A file's new content: text, bytes, a function of its text, or `null` to leave it out. */
export type Edit = string | Uint8Array | ((text: string) => string) | null

const labels = `service_groups:
  badan-usaha: Badan usaha
categories:
  badan-usaha: Badan usaha
tags:
  pt: PT
subjects:
  badan-usaha: Badan usaha
roles:
  tim-redaksi: Tim Redaksi
`

const serviceProse = `---
title: Pendirian PT
short_title: PT
summary: Nama, akta, pengesahan.
variants: { dua: Dua pendiri, banyak: Tiga pendiri atau lebih }
search_title: Jasa pendirian PT
lines:
  jasa: { label: Jasa kami }
  pnbp:
    label: Pengesahan
    note: Dibayar kepada negara.
    varies_by: modal dasar
not_included:
  - Modal
deliverables:
  - Akta
steps:
  rancangan:
    label: Rancangan
  pengesahan:
    label: Pengesahan
documents:
  ktp:
    label: KTP
not_for:
  - Anda bekerja sendiri.
self_help: |
  Datangi notaris.

  Dasarnya [[uu-40-2007#7]].
questions:
  - question: Berapa lama?
    answer: Lihat [[uu-40-2007]].
  - question: Berapa modal?
    answer: Tidak ada angka umum.
---
Teks layanan, {{price:pendirian-pt#pnbp}} dari {{total:pendirian-pt}}.
`

const articleProse = `---
title: Berapa modal PT?
summary: Tidak ada angka umum.
changes:
  2026-07-01: Angka baru.
in_short: [Satu., Dua., Tiga.]
status: { sure: Bunyi pasalnya., unsure: Praktiknya. }
---
Modal PT menurut [[uu-40-2007#7]].

## Bukti setor

Lihat [pendirian PT](/layanan/pendirian-pt) dan [bukti](#bukti-setor).
`

const regulationProse = (title: string, articles = '') => `---
title: ${title}
subject: Pokok ${title}
${articles}---
Ringkasan kami.
`

const simpleProse = (title: string, more = '') => `---
title: ${title}
summary: Ringkasan ${title}.
${more}---
Isi.
`

const termProse = (term: string) => `---
term: ${term}
---
Penjelasan.
`

const regulationFacts = (number: string, year: number, more = '') => `kind: UU
number: "${number}"
year: ${year}
enacted: ${year}-08-16
promulgated: ${year}-08-16
in_force: ${year}-08-16
subjects: [badan-usaha]
official_url: https://peraturan.example/${number}
checked_on: 2026-11-01
${more}`

/** For `content/facts/after-founding.yaml`, which the test content does without. */
export const afterFoundingFacts = `duties:
  setor:
    title: { id: Bukti setor, en: Proof }
    what: { id: Setor, en: Pay in }
    where: { id: AHU, en: AHU }
    when: { id: 60 hari, en: 60 days }
    basis: ["uu-40-2007#7"]
    certainty: seen
services:
  pendirian-pt: { heading: nib, duties: [setor] }
checked_on: 2026-10-01
recheck: 2027-02-20
`

const facts: Readonly<Record<string, string>> = {
  'services/pendirian-pt/facts.yaml': `order: 1
group: badan-usaha
variants: [dua, banyak]
price:
  valid_from: 2026-01-01
  valid_until: 2027-12-31
  lines:
    - id: jasa
      party: ours
      amount_idr: 2900000
      tax: included
    - id: pnbp
      party: state
      range_idr: [1000000, 5000000]
      tax: none
      regulation: uu-40-2007
      checked_on: 2026-11-01
steps:
  - id: rancangan
    by: ours
    days: { min: 1, max: 2 }
  - id: pengesahan
    by: state
    days: { min: 1, max: 3 }
documents:
  - id: ktp
basis: [uu-40-2007#7]
self_help:
  portal_url: https://portal.example
reviewed_on: 2026-11-01
review_due: 2027-02-01
`,
  'articles/modal-pt/facts.yaml': `category: badan-usaha
tags: [pt]
published: 2026-06-01
changes: [2026-07-01]
reviewed_on: 2026-11-01
review_due: 2027-05-01
author: tim-redaksi
reviewer: tim-redaksi
sources: [uu-40-2007#7]
services: [pendirian-pt]
`,
  'regulations/uu-40-2007/facts.yaml': regulationFacts(
    '40',
    2007,
    'articles:\n  - { article: "7", certainty: seen, checked_on: 2026-11-01 }\nrevokes:\n  - uu-1-1995\ncitable_whole: true\n',
  ),
  'regulations/uu-6-2023/facts.yaml': regulationFacts('6', 2023, 'amends: [uu-40-2007]\n'),
  'glossary/akta/facts.yaml': 'basis: [uu-40-2007#7]\n',
  'guides/panduan/facts.yaml': `order: 1
published: 2026-06-01
reviewed_on: 2026-11-01
review_due: 2027-05-01
sources: [uu-40-2007]
`,
  'pages/about-us/facts.yaml': 'effective: 2026-01-01\nreviewed_on: 2026-11-01\nreview_due: 2027-05-01\n',
}

const proseFiles: Readonly<Record<string, string>> = {
  'labels.yaml': labels,
  'services/pendirian-pt.md': serviceProse,
  'articles/modal-pt.md': articleProse,
  'regulations/uu-40-2007.md': regulationProse('Perseroan Terbatas', 'articles:\n  "7": Dua pendiri, akta notaris.\n'),
  'regulations/uu-6-2023.md': regulationProse('Cipta Kerja'),
  'glossary/akta.md': termProse('Akta'),
  'guides/panduan.md': simpleProse(
    'Panduan',
    'in_short: [Satu., Dua., Tiga.]\nstatus: { sure: Bunyi pasalnya., unsure: Praktiknya. }\n',
  ),
  'pages/about-us.md': simpleProse('Tentang kami'),
}

const dictionary = '{\n  "days.other": "{{count}} hari",\n  "greeting": "Halo {{name}}"\n}\n'

const allFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(facts).map(([file, text]) => [`content/${file}`, text])),
  ...Object.fromEntries(
    Object.entries(proseFiles).flatMap(([file, text]) => [
      [inLanguage(file, 'id'), text],
      [inLanguage(file, 'en'), text],
    ]),
  ),
  'public/assets/i18n/id.json': dictionary,
  'public/assets/i18n/en.json': dictionary.replace('"days.other"', '"days.one": "a day",\n  "days.other"'),
}

/** `articles/modal-pt.md` lies in the folder of its entry, `labels.yaml` in that of its language. */
function inLanguage(file: string, language: string): string {
  return file.endsWith('.md') ? `content/${file.replace(/\.md$/, `/${language}.md`)}` : `content/${language}/${file}`
}

/** The valid text of a file, for example to write it once more under another name. */
export function validText(file: string): string {
  const text = allFiles[file]
  if (text === undefined) throw new Error(`The test content has no ${file}.`)
  return text
}

/**
 * Writes the folder, with changes, to a temporary place that is removed when the test has finished.
 * @param changes by path, for example `content/articles/modal-pt/id.md`
 */
export function writeContent(changes: Readonly<Record<string, Edit>> = {}): { folder: string; publicFolder: string } {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const file of new Set([...Object.keys(allFiles), ...Object.keys(changes)])) {
    const change = changes[file]
    const text = allFiles[file] ?? ''
    const content = typeof change === 'function' ? change(text) : change === undefined ? text : change
    if (typeof change === 'function' && content === text) throw new Error(`The change of ${file} changes nothing.`)
    if (content === null) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return { folder: join(root, 'content'), publicFolder: join(root, 'public') }
}
