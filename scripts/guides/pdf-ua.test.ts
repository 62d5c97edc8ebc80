import { type PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import type { GuideDocument } from './guide-document.ts'
import type { GuideNode } from './guide-nodes.ts'
import { pdfUaProblems } from './pdf-ua.ts'
import { createTypesetter } from './typesetter.ts'

const text = (words: string): GuideNode[] => [{ kind: 'text', text: words }]

const guide: GuideDocument = {
  file: 'content/guides/panduan/id.md',
  path: '/panduan/panduan.pdf',
  language: 'id',
  title: 'Panduan',
  summary: 'Ringkas.',
  author: 'Suluh',
  date: [2026, 11, 1],
  address: 'https://suluh.example/panduan',
  watch: 'Sedang berubah.',
  inShort: ['Satu.', 'Dua.', 'Tiga.'],
  status: { sure: 'Pasti.', unsure: 'Belum.' },
  body: [
    { kind: 'heading', level: 1, children: text('Satu') },
    { kind: 'paragraph', children: [{ kind: 'link', address: 'https://suluh.example/uu', children: text('UU') }] },
    { kind: 'table', shares: [1, 1], head: [text('Hal'), text('Biaya')], rows: [[text('satu'), text('dua')]] },
    { kind: 'template', title: 'Surat', paragraphs: [['Kepada', '[nama]'], ['Hormat kami']] },
    { kind: 'list', ordered: false, start: 1, items: [text('butir')] },
  ],
  sources: [
    { label: 'UU', title: 'Perseroan', state: 'Berlaku', tone: 'positive', address: 'https://suluh.example/uu' },
  ],
  words: {
    reviewed: 'Ditinjau',
    due: 'Lagi',
    contents: 'Isi',
    sources: 'Dasar',
    disclaimer: 'Umum.',
    page: 'Hal',
    online: 'Baru:',
    watch: 'Berubah',
    inShort: 'Singkatnya',
    sure: 'Sudah',
    unsure: 'Belum',
  },
}

let pdf: Uint8Array

beforeAll(async () => {
  pdf = await (await createTypesetter()).typeset(guide)
}, 60_000)

const name = (text: string) => PDFName.of(text)

/** Changes every dictionary that has an entry of a name with a value. */
function changeEach(document: PDFDocument, key: string, value: string, change: (dict: PDFDict) => void): void {
  let changed = 0
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dict = object as PDFDict
    if (dict.get?.(name(key)) !== name(value)) continue
    change(dict)
    changed++
  }
  if (changed === 0) throw new Error(`The document has no ${key} ${value}.`)
}

test('a guide has no problems', async () => {
  expect(pdfUaProblems(await PDFDocument.load(pdf), 'id')).toEqual([])
})

const mistakes: readonly (readonly [name: string, change: (document: PDFDocument) => void, problem: string])[] = [
  ['without a language', ({ catalog }) => catalog.delete(name('Lang')), 'the language is not said to be id'],
  [
    'in another language',
    ({ catalog }) => catalog.set(name('Lang'), PDFString.of('en')),
    'the language is not said to be id',
  ],
  ['not marked', ({ catalog }) => catalog.delete(name('MarkInfo')), 'the document is not marked as tagged'],
  ['without a title', ({ catalog }) => catalog.delete(name('Metadata')), 'the metadata have no title'],
  ['without an outline', ({ catalog }) => catalog.delete(name('Outlines')), 'there is no outline'],
  [
    'with a script',
    ({ catalog }) => catalog.set(name('OpenAction'), PDFString.of('x')),
    'the catalogue has OpenAction, about which no rule is checked',
  ],
  ['without tags', ({ catalog }) => catalog.delete(name('StructTreeRoot')), 'the document has no tags'],
  [
    'with a picture',
    (document) => changeEach(document, 'S', 'H1', (dict) => dict.set(name('S'), name('Figure'))),
    'an element is a Figure, about which no rule is checked',
  ],
  [
    'that begins with a lower heading',
    (document) => changeEach(document, 'S', 'H1', (dict) => dict.set(name('S'), name('H2'))),
    'a heading of level 2 follows one of level 0',
  ],
  [
    'with a table in disorder',
    (document) => changeEach(document, 'S', 'TR', (dict) => dict.set(name('S'), name('P'))),
    'a THead holds a P',
  ],
  [
    'with a header cell of nothing',
    (document) => changeEach(document, 'S', 'TH', (dict) => dict.set(name('A'), document.context.obj([]))),
    'a header cell does not say what it heads',
  ],
  [
    'with a list in disorder',
    (document) => changeEach(document, 'S', 'LBody', (dict) => dict.set(name('S'), name('P'))),
    'a LI holds a P',
  ],
  [
    'with a link that is text',
    (document) => changeEach(document, 'S', 'Link', (dict) => dict.set(name('S'), name('Span'))),
    'page 1: a link is not tagged as one',
  ],
  [
    'with a link that says nothing',
    (document) => changeEach(document, 'Subtype', 'Link', (dict) => dict.delete(name('Contents'))),
    'page 1: a link has no description',
  ],
  [
    'with a note on the page',
    (document) => changeEach(document, 'Subtype', 'Link', (dict) => dict.set(name('Subtype'), name('Text'))),
    'page 1: an annotation is no link',
  ],
  [
    'with links in any order',
    (document) => changeEach(document, 'Type', 'Page', (dict) => dict.delete(name('Tabs'))),
    'page 1: the tabulator key does not follow the structure',
  ],
  [
    'with content that no element holds',
    (document) => changeEach(document, 'S', 'H1', (dict) => dict.delete(name('K'))),
    'page 1: tagged content is in no element',
  ],
  [
    'with text that cannot be copied',
    (document) => changeEach(document, 'Subtype', 'Type0', (dict) => dict.delete(name('ToUnicode'))),
    'does not say which characters it draws',
  ],
  [
    'without its fonts',
    (document) => changeEach(document, 'Type', 'FontDescriptor', (dict) => dict.delete(name('FontFile2'))),
    'is not embedded',
  ],
]

test.each(mistakes)('a document %s is refused', async (_name, change, problem) => {
  const document = await PDFDocument.load(pdf)
  change(document)
  expect(pdfUaProblems(document, 'id')).toContainEqual(expect.stringContaining(problem))
})
