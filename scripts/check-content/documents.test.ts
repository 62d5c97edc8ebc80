import { PDFDocument } from 'pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { problemsAfter } from '../../tests/support/content-problems.ts'

const file = 'content/documents/edaran.pdf'
const factsFile = 'content/facts/documents/edaran.yaml'
const facts = 'title:\n  id: Surat edaran\n  en: Circular\nlanguage: id\nsource: Kementerian\n'

let pdf: Buffer

beforeAll(async () => {
  const document = await PDFDocument.create()
  document.addPage()
  pdf = Buffer.from(await document.save({ useObjectStreams: false }))
})

test('a PDF with its facts is accepted, and may be linked to', () => {
  const link = (text: string) => `${text}\n[Edaran](/dokumen/edaran.pdf) dan [panduan](/panduan/panduan.pdf).\n`
  const linked = { 'content/id/articles/modal-pt.md': link, 'content/en/articles/modal-pt.md': link }
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
    `${file}:1: ${factsFile} is missing. Write it: title in each language, language, source.`,
  ])
  expect(problemsAfter({ [factsFile]: facts })).toEqual([
    `${factsFile}:1: ${file} is missing. Add it, or remove this file.`,
  ])
})

test('a title is wanted in every language', () => {
  expect(problemsAfter({ [file]: pdf, [factsFile]: facts.replace('  en: Circular\n', '') })).toEqual([
    `${factsFile}:1: The title lacks the language en. Add it.`,
  ])
})

test('the language of the document is wanted', () => {
  expect(problemsAfter({ [file]: pdf, [factsFile]: facts.replace('language: id\n', '') })).toEqual([
    `${factsFile}:1: \`language\` is missing. Add it; src/collections/schema/document.ts explains the fields.`,
  ])
})

test('another kind of file is refused', () => {
  expect(problemsAfter({ 'content/documents/Edaran 1.docx': 'x' })).toEqual([
    'content/documents/Edaran 1.docx:1: The name must be lower-case letters, digits and single hyphens, ending in .pdf. Rename the file.',
  ])
})
