/** The lint rule that keeps storage, cookies and requests in their own folders. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const refused = [
  ["localStorage.getItem('a')", 'storedValue()'],
  ['sessionStorage.clear()', 'storedValue()'],
  ["window.localStorage.getItem('a')", 'storedValue()'],
  ['globalThis.sessionStorage.clear()', 'storedValue()'],
  ["indexedDB.open('a')", 'storedValue()'],
  ["caches.open('a')", 'storedValue()'],
  ['console.log(document.cookie)', 'src/http'],
  ["fetch('/a')", 'src/http/client.ts'],
] as const

const allowed = [
  ['src/storage/stored-value.ts', "localStorage.getItem('a')"],
  ['src/http/client.ts', "fetch('/a', { headers: { a: document.cookie } })"],
] as const

const folder = mkdtempSync(join(tmpdir(), 'storage-rule-'))
let said: ReturnType<typeof lint>

// The linter takes half a second to start, for one file or for all.
beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file))
  for (const [index, [code]] of refused.entries()) write(refusedFile(index), code)
  for (const [path, code] of allowed) write(path, code)
  said = lint()
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function refusedFile(index: number): string {
  return `src/features/example/example-${index}.ts`
}

function write(path: string, code: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${code}\n`)
}

/** What the linter says under the project's own rules, one text for each thing that it refuses; the last one sums up. */
function lint(): string[] {
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--colors=off', '--max-diagnostics=none', 'src']
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' })
  return (stderr + stdout).split(/^(?=src\/|Checked )/m)
}

describe('outside src/storage and src/http', () => {
  it.each(refused.map((row, index) => [...row, refusedFile(index)] as const))(
    '%s is refused with the way to do it',
    (_code, way, path) => {
      expect(said.filter((text) => text.startsWith(path))).toEqual([expect.stringContaining(way)])
    },
  )
})

it('is not in the way of the folders that do it', () => {
  for (const [path] of allowed) expect(said.filter((text) => text.startsWith(path))).toEqual([])
  expect(said.at(-1)).toMatch(/^Checked 10 files/)
})
