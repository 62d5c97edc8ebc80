import { PDFDocument } from 'pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { problemsAfter } from '../../tests/support/content-problems.ts'

const file = 'content/documents/edaran.pdf'
const factsFile = 'content/facts/documents/edaran.yaml'
const facts = `title:
  id: Surat edaran
  en: Circular
summary:
  id: Edaran tentang akta.
  en: A circular about deeds.
description:
  id: Isinya.
  en: What it says.
language: id
source: Kementerian
issued: 2026-10-01
`

let pdf: Buffer

beforeAll(async () => {
  const document = await PDFDocument.create()
  document.addPage()
  pdf = Buffer.from(await document.save({ useObjectStreams: false }))
})

test('a PDF with its facts is accepted, and may be linked to', () => {
  const link = (text: string) => `${text}\n[Edaran](/dokumen/edaran.pdf) dan [panduan](/panduan/panduan.pdf).\n`
  const linked = { 'content/articles/modal-pt/id.md': link, 'content/articles/modal-pt/en.md': link }
  expect(problemsAfter({ [file]: pdf, [factsFile]: facts, ...linked })).toEqual([])
})

test('so is one with a compressed cross-reference', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  const compressed = Buffer.from(await document.save({ useObjectStreams: true }))
  expect(problemsAfter({ [file]: compressed, [factsFile]: facts })).toEqual([])
})

const unusable: readonly (readonly [name: string, change: (pdf: Buffer) => Buffer, message: string])[] = [
  ['not a PDF', () => Buffer.from('Word'), 'The file is not a PDF. Replace it with one.'],
  [
    'cut off',
    (whole) => whole.subarray(0, whole.length - 40),
    'The PDF is broken or incomplete. Save it again from the program that made it.',
  ],
  [
    'with bytes lost in the middle',
    (whole) => Buffer.concat([whole.subarray(0, 60), whole.subarray(90)]),
    'The PDF is broken or incomplete. Save it again from the program that made it.',
  ],
  [
    'encrypted',
    (whole) => Buffer.from(whole.toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1'),
    'The PDF is encrypted. Save it without a password or restrictions.',
  ],
  [
    'too large',
    (whole) => Buffer.concat([whole, Buffer.alloc(25_000_000)]),
    'The PDF has 25.0 MB, more than 25 MB. Make it smaller, for example by reducing its pictures.',
  ],
]

test.each(unusable)('a file %s is refused', (_name, change, message) => {
  expect(problemsAfter({ [file]: change(pdf), [factsFile]: facts })).toEqual([`${file}:1: ${message}`])
})

test('one whose cross-reference is not where the file says is refused', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  const whole = Buffer.from(await document.save({ useObjectStreams: true })).toString('latin1')
  const moved = whole.replace(/(?<=startxref\s+)\d+/, (offset) => String(Number(offset) + 4))
  expect(problemsAfter({ [file]: Buffer.from(moved, 'latin1'), [factsFile]: facts })).toEqual([
    `${file}:1: The PDF is broken or incomplete. Save it again from the program that made it.`,
  ])
})

test('a PDF without facts, and facts without a PDF, are refused', () => {
  expect(problemsAfter({ [file]: pdf })).toEqual([
    `${file}:1: ${factsFile} is missing. Make it: npm run new -- document edaran`,
  ])
  expect(problemsAfter({ [factsFile]: facts })).toEqual([
    `${factsFile}:1: ${file} is missing. Add it, or remove this file.`,
  ])
})

const wrongFacts: readonly (readonly [name: string, from: string, to: string, problem: string])[] = [
  [
    'without a title',
    'title:\n  id: Surat edaran\n  en: Circular\n',
    '',
    '1: `title` is missing. Add it; src/collections/schema/document.ts explains the fields.',
  ],
  [
    'with a title in one language',
    '  en: Circular\n',
    '',
    '1: `title` lacks the language `en`. Add a line `en:` below it.',
  ],
  [
    'with a summary in one language',
    '  en: A circular about deeds.\n',
    '',
    '4: `summary` lacks the language `en`. Add a line `en:` below it.',
  ],
  [
    'with a description in one language',
    '  id: Isinya.\n',
    '',
    '7: `description` lacks the language `id`. Add a line `id:` below it.',
  ],
  [
    'without the language of the document',
    'language: id\n',
    '',
    '1: `language` is missing. Add it; src/collections/schema/document.ts explains the fields.',
  ],
  [
    'with a language in words',
    'language: id',
    'language: Indonesia',
    '10: `language` must be a language code, for example id. Correct the value.',
  ],
  [
    'with a day in the future',
    '2026-10-01',
    '2026-12-01',
    '12: 2026-12-01 lies in the future (today is 2026-11-20). Correct the day.',
  ],
  [
    'with a word of advertising',
    'A circular about deeds.',
    'The best circular.',
    '6: "The best" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.',
  ],
]

test.each(wrongFacts)('facts %s are refused', (_name, from, to, problem) => {
  expect(problemsAfter({ [file]: pdf, [factsFile]: facts.replace(from, to) })).toEqual([`${factsFile}:${problem}`])
})

test('its page may be linked to', () => {
  const link = (text: string) => `${text}\n[Edaran](/infohukum/dokumen/edaran#dokumen)\n`
  const linked = { 'content/articles/modal-pt/id.md': link, 'content/articles/modal-pt/en.md': link }
  expect(problemsAfter({ [file]: pdf, [factsFile]: facts, ...linked })).toEqual([])
})

test('another kind of file is refused', () => {
  expect(problemsAfter({ 'content/documents/Edaran 1.docx': 'x' })).toEqual([
    'content/documents/Edaran 1.docx:1: The name must be lower-case letters, digits and single hyphens, ending in .pdf. Rename the file.',
  ])
})
