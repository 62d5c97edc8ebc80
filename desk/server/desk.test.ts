import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeContent } from '../../tests/support/content-folder.ts'
import { createDesk, type Desk } from './desk.ts'

let desk: Desk
let content: string

beforeEach(() => {
  const { folder, publicFolder } = writeContent()
  content = folder
  desk = createDesk({ content: folder, public: publicFolder, siteFile: 'src/site/site.ts' })
})

afterEach(() => desk.close())

it('deletes nothing that the program names', async () => {
  await expect(desk.remove({ group: 'settings', id: 'labels' })).rejects.toThrow('named by the program')
})

it('gives a draft another id, and nothing that is published', () => {
  desk.make('term', 'domisili')
  desk.rename({ group: 'glossary', id: 'domisili' }, 'alamat')
  expect(desk.overview().entries.glossary.map(({ id }) => id)).toContain('alamat')
  expect(existsSync(join(content, 'glossary/domisili'))).toBe(false)
  expect(() => desk.rename({ group: 'articles', id: 'modal-pt' }, 'modal')).toThrow('Only a draft')
})

it.each([
  ['Alamat Baru', 'must be lower-case letters'],
  ['../alamat', 'must be lower-case letters'],
  ['domisili', 'already'],
])('refuses %s as an id', (id, reason) => {
  desk.make('term', 'domisili')
  expect(() => desk.rename({ group: 'glossary', id: 'domisili' }, id)).toThrow(reason)
})

it('takes a PDF up with its facts, puts another in its place, and refuses what is no PDF', async () => {
  const pdf = Buffer.from(await (await PDFDocument.create()).save())
  desk.putDocument('surat-edaran', pdf.toString('base64'))
  expect(readFileSync(join(content, 'documents/surat-edaran.pdf'))).toEqual(pdf)
  expect(existsSync(join(content, 'facts/documents/surat-edaran.yaml'))).toBe(true)
  expect(() => desk.putDocument('surat-edaran', Buffer.from('word').toString('base64'))).toThrow('not a PDF')
  expect(readFileSync(join(content, 'documents/surat-edaran.pdf'))).toEqual(pdf)
})
