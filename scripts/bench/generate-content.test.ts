import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '../../src/collections/load.ts'
import { contentDay, writeContent } from '../../tests/support/content-folder.ts'
import { add, replace, shallow } from '../../tests/support/content-problems.ts'
import { checkContent } from '../check-content/check-content.ts'
import { generateContent } from './generate-content.ts'

test('generated articles are valid, differ in id, title and day, and exist in both languages', () => {
  const { folder, publicFolder } = writeContent()
  const target = join(publicFolder, '..', 'many')
  generateContent(folder, target, 5)
  expect(checkContent({ folder: target, publicFolder, day: contentDay, depth: shallow })).toEqual([])
  const articles = [...loadContent(target, ['id', 'en']).entries.articles.values()]
  expect(articles.map(({ id }) => id)).toEqual(['modal-pt', 'modal-pt-1', 'modal-pt-2', 'modal-pt-3', 'modal-pt-4'])
  expect(new Set(articles.map(({ prose }) => prose.en?.fields.title)).size).toBe(5)
  expect(new Set(articles.map(({ facts }) => facts?.published)).size).toBe(5)
})

test('a list with a name that just fits a title may grow beyond its first page', () => {
  const { folder, publicFolder } = writeContent({
    'content/id/labels.yaml': replace('tags:\n  pt: PT', `tags:\n  pt: ${'c'.repeat(30)}`),
  })
  const target = join(publicFolder, '..', 'more-than-a-page')
  generateContent(folder, target, 13)
  expect(checkContent({ folder: target, publicFolder, day: contentDay, depth: shallow })).toEqual([])
})

test('a template stays in its article alone: files do not grow in number with the copies', () => {
  const template = '\n```template Surat kuasa\nYang bertanda tangan di bawah ini\n```\n\nSesudahnya.'
  const { folder, publicFolder } = writeContent({ 'content/articles/modal-pt/id.md': add(template) })
  const target = join(publicFolder, '..', 'templates')
  generateContent(folder, target, 3)
  const texts = ['modal-pt', 'modal-pt-1', 'modal-pt-2'].map((id) =>
    readFileSync(join(target, 'articles', id, 'id.md'), 'utf8'),
  )
  expect(texts.map((text) => text.includes('Surat kuasa'))).toEqual([true, false, false])
  expect(texts.map((text) => text.includes('Sesudahnya.'))).toEqual([true, true, true])
})
