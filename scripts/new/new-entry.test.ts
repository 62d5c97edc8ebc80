import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { kinds } from '../../src/collections/kinds.ts'
import { documentFacts } from '../../src/collections/schema/document.ts'
import { contentDay, writeContent } from '../../tests/support/content-folder.ts'
import { shallow } from '../../tests/support/content-problems.ts'
import { checkContent } from '../check-content/check-content.ts'
import { newEntry } from './new-entry.ts'

const schemaOf = {
  article: kinds.articles,
  service: kinds.services,
  regulation: kinds.regulations,
  term: kinds.glossary,
  guide: kinds.guides,
}

const folders = {
  article: 'articles',
  service: 'services',
  regulation: 'regulations',
  term: 'glossary',
  guide: 'guides',
}

test.each([
  ['article', 'artikel-baru'],
  ['service', 'layanan-baru'],
  ['regulation', 'perppu-5-2026'],
  ['term', 'istilah-baru'],
  ['guide', 'panduan-baru'],
] as const)('a new %s passes the checks as it is, with every field named', (what, id) => {
  const { folder, publicFolder } = writeContent()
  const files = newEntry(what, id, { folder, day: contentDay })
  expect(files).toEqual(['facts.yaml', 'id.md', 'en.md'].map((name) => `content/${folders[what]}/${id}/${name}`))
  expect(checkContent({ folder, publicFolder, day: contentDay, depth: shallow })).toEqual([])

  const read = (index: number) => readFileSync(resolve(folder, '..', files[index] ?? ''), 'utf8')
  for (const field of fieldsOf(schemaOf[what].facts)) expect(read(0)).toMatch(named(field))
  for (const field of fieldsOf(schemaOf[what].prose)) expect(read(1)).toMatch(named(field))
})

test('the facts of a new document name every field, and are accepted once its PDF is there', async () => {
  const { folder, publicFolder } = writeContent()
  expect(newEntry('document', 'edaran', { folder, day: contentDay })).toEqual(['content/facts/documents/edaran.yaml'])
  const pdf = await PDFDocument.create()
  pdf.addPage()
  mkdirSync(join(folder, 'documents'))
  writeFileSync(join(folder, 'documents/edaran.pdf'), await pdf.save())
  expect(checkContent({ folder, publicFolder, day: contentDay, depth: shallow })).toEqual([])
  const text = readFileSync(join(folder, 'facts/documents/edaran.yaml'), 'utf8')
  for (const field of fieldsOf(documentFacts)) expect(text).toMatch(named(field))
})

/** A field with its colon, wherever it stands, also in a comment. */
function named(field: string): RegExp {
  return new RegExp(`(?<![\\w-])${field}:`)
}

/** The names of all fields of a schema, at every depth. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...fieldsOf(field)])
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element)
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return fieldsOf(schema.unwrap())
  }
  return []
}

test('a new regulation takes kind, number and year from its id', () => {
  const { folder } = writeContent()
  newEntry('regulation', 'perppu-5-2026', { folder, day: contentDay })
  expect(readFileSync(join(folder, 'regulations/perppu-5-2026/facts.yaml'), 'utf8')).toMatch(
    /^kind: Perppu\n[\s\S]*^number: "5"\nyear: 2026$/m,
  )
})

test('the review of something made on the last of August is due on the last of February', () => {
  const { folder } = writeContent()
  newEntry('guide', 'baru', { folder, day: '2026-08-31' })
  expect(readFileSync(join(folder, 'guides/baru/facts.yaml'), 'utf8')).toContain('review_due: 2027-02-28')
})

test.each([
  ['article', 'modal-pt', 'content/articles/modal-pt/facts.yaml exists already.'],
  ['article', 'Modal PT', 'The id "Modal PT" must be lower-case letters'],
  ['article', '../keluar', 'The id "../keluar" must be lower-case letters'],
  ['article', 'tag', 'The id tag belongs to a page of the site.'],
  ['regulation', 'glosarium', 'The id glosarium belongs to a page of the site.'],
  ['artikel', 'baru', 'Say what to make and its id: npm run new -- article modal-pt.'],
  ['constructor', 'baru', 'Say what to make and its id'],
  [undefined, undefined, 'Say what to make and its id'],
  ['article', undefined, 'Say what to make and its id'],
])('%s %s is refused', (what, id, message) => {
  const { folder } = writeContent()
  expect(() => newEntry(what, id, { folder, day: contentDay })).toThrow(message)
})

test('nothing is written where one of the files exists', () => {
  const { folder } = writeContent()
  rmSync(join(folder, 'articles/modal-pt/facts.yaml'))
  expect(() => newEntry('article', 'modal-pt', { folder, day: contentDay })).toThrow(
    'content/articles/modal-pt/id.md exists already.',
  )
  expect(existsSync(join(folder, 'articles/modal-pt/facts.yaml'))).toBe(false)
})
