import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const text = `## Modal

Cukup Rp10 juta,[[uu-40-2007#32]] lihat {{price:pendirian-pt#pnbp}}.

| a | b |
|---|---|
| 1 | 2 |
`

const article = { kind: 'articles', language: 'id', id: 'a' } as const

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
  vi.stubEnv('CACHE_DIR', folder)
  vi.stubEnv('CACHE_KEY', 'sources')
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a kept tree is the parsed one, notations and lines included', async () => {
  const { cachedTree } = await import('./parse.ts')
  const parsed = JSON.stringify(cachedTree(article, text))
  expect(parsed).toContain('"type":"citation"')
  expect(JSON.stringify(cachedTree(article, text))).toBe(parsed)
})

test('a changed text is parsed anew', async () => {
  const { cachedTree } = await import('./parse.ts')
  cachedTree(article, text)
  expect(JSON.stringify(cachedTree(article, text.replace('Modal', 'Saham')))).toContain('Saham')
})

test('what a page changes in a tree is not in the next one', async () => {
  const { cachedTree } = await import('./parse.ts')
  cachedTree(article, text).children.pop()
  expect(cachedTree(article, text).children).toHaveLength(3)
})
