import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveInto } from './build.ts'

let folder: string
let source: string
let target: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-into-'))
  source = join(folder, 'files')
  target = join(folder, 'dist')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test('files come beside those that are there, in folders that both have and in new ones', () => {
  write(join(target, 'en/a.html'), 'a page')
  write(join(source, 'en/contoh/a.docx'), 'a template')
  write(join(source, 'share/a.png'), 'a picture')
  moveInto(source, target)
  expect(readdirSync(target, { recursive: true }).sort()).toEqual(
    ['en', 'en/a.html', 'en/contoh', 'en/contoh/a.docx', 'share', 'share/a.png'].map((path) => join(path)),
  )
  expect(readFileSync(join(target, 'en/contoh/a.docx'), 'utf8')).toBe('a template')
})

test('an address that is published twice is refused', () => {
  write(join(target, 'a.pdf'), 'of the public folder')
  write(join(source, 'a.pdf'), 'of a guide')
  expect(() => moveInto(source, target)).toThrow('a.pdf is published twice')
  expect(readFileSync(join(target, 'a.pdf'), 'utf8')).toBe('of the public folder')
})
