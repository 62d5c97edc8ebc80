/** The lint rule that keeps storage, cookies and requests in their own folders. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'storage-rule-'))

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** What the linter says of a file with this code, under the project's own rules. */
function lint(path: string, code: string): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${code}\n`)
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--colors=off', '--max-diagnostics=none', path]
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

describe('outside src/storage and src/http', () => {
  it.each([
    ["localStorage.getItem('a')", 'storedValue()'],
    ['sessionStorage.clear()', 'storedValue()'],
    ["window.localStorage.getItem('a')", 'storedValue()'],
    ['globalThis.sessionStorage.clear()', 'storedValue()'],
    ["indexedDB.open('a')", 'storedValue()'],
    ["caches.open('a')", 'storedValue()'],
    ['console.log(document.cookie)', 'src/http'],
    ["fetch('/a')", 'src/http/client.ts'],
  ])('%s is refused with the way to do it', (code, way) => {
    const output = lint('src/features/example/example.ts', code)
    expect(output).toContain(way)
    expect(output).toContain('Found 1 error.')
  })
})

it.each([
  ['src/storage/stored-value.ts', "localStorage.getItem('a')"],
  ['src/http/client.ts', "fetch('/a', { headers: { a: document.cookie } })"],
])('%s may do its own part', (path, code) => {
  expect(lint(path, code)).toMatch(/^Checked 1 file/)
})
