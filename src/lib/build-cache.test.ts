import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** The module as a build with this digest of its sources has it. */
async function cacheOf(commonKey: string) {
  vi.stubEnv('CACHE_DIR', folder)
  vi.stubEnv('CACHE_KEY', commonKey)
  vi.resetModules()
  return import('./build-cache.ts')
}

test('what was made of the same is there in the next build', async () => {
  const first = await cacheOf('sources')
  first.cachedFile('blog/a.html', { title: 'A' }).keep('a page')
  const next = await cacheOf('sources')
  expect(next.cachedFile('blog/a.html', { title: 'A' }).content?.toString()).toBe('a page')
})

test('other ingredients, or another state of the sources, make it anew', async () => {
  const first = await cacheOf('sources')
  first.cachedFile('a', { title: 'A' }).keep('a page')
  expect(first.cachedFile('a', { title: 'B' }).content).toBeUndefined()
  const next = await cacheOf('other sources')
  expect(next.cachedFile('a', { title: 'A' }).content).toBeUndefined()
})

test('bytes are made once', async () => {
  const { cachedBytes } = await cacheOf('sources')
  const make = vi.fn(async () => new Uint8Array([1, 2, 3]))
  expect(await cachedBytes('picture', 'A', make)).toEqual(new Uint8Array([1, 2, 3]))
  expect(await cachedBytes('picture', 'A', make)).toEqual(new Uint8Array([1, 2, 3]))
  expect(make).toHaveBeenCalledTimes(1)
})

test('a file that was cut short is made anew', async () => {
  const { cachedFile } = await cacheOf('sources')
  cachedFile('a', 'A').keep('a page')
  const path = join(folder, 'made/a')
  writeFileSync(path, readFileSync(path).subarray(0, 10))
  expect(cachedFile('a', 'A').content).toBeUndefined()
})

test('without a folder nothing is kept', async () => {
  vi.stubEnv('CACHE_DIR', '')
  vi.resetModules()
  const { cachedFile } = await import('./build-cache.ts')
  cachedFile('a', 'A').keep('a page')
  expect(cachedFile('a', 'A').content).toBeUndefined()
})
