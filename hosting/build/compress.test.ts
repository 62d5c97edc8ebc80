import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressOutput } from './compress.ts'
import { publicNames } from './read-output.ts'

let folder: string
let dist: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'))
  dist = await mkdtemp(join(folder, 'dist-'))
})

afterEach(() => rm(folder, { recursive: true }))

const compress = async () => compressOutput(dist, await publicNames(dist), join(folder, 'cache'))
const write = (name: string, content: string) => writeFile(join(dist, name), content)

it('writes copies that unpack to the same bytes', async () => {
  await write('a.html', 'a page '.repeat(200))
  await compress()
  expect(String(brotliDecompressSync(await readFile(join(dist, 'a.html.br'))))).toBe('a page '.repeat(200))
  expect(String(gunzipSync(await readFile(join(dist, 'a.html.gz'))))).toBe('a page '.repeat(200))
})

it('leaves alone what gains nothing: small files and pictures', async () => {
  await write('small.html', 'a page')
  await write('a.png', 'a picture '.repeat(200))
  await compress()
  expect((await readdir(dist)).sort()).toEqual(['a.png', 'small.html'])
})

it('copes with many files of the same content at once', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `${index}.html`)
  for (const name of names) await write(name, 'the same page '.repeat(100))
  await compress()
  expect(await readdir(dist)).toHaveLength(3 * names.length)
  expect(await readdir(join(folder, 'cache'))).toHaveLength(2)
})

it('remembers between builds what it still needs, and forgets the rest', async () => {
  await write('a.html', 'first '.repeat(200))
  await compress()
  const before = await readdir(join(folder, 'cache'))
  await write('b.html', 'second '.repeat(200))
  await compress()
  expect(await readdir(join(folder, 'cache'))).toEqual(expect.arrayContaining(before))
  await rm(join(dist, 'a.html'))
  await compress()
  expect(await readdir(join(folder, 'cache'))).not.toEqual(expect.arrayContaining(before))
})

it('compresses a page of a large site as well as one of a small site', async () => {
  const page = Array.from({ length: 400 }, (_, index) => `<p>Pasal ${index * 7919} ayat ${index % 9}</p>`).join('')
  await write('a.html', page)
  await compress()
  const alone = (await readFile(join(dist, 'a.html.br'))).length
  await rm(join(folder, 'cache'), { recursive: true })
  await Promise.all(Array.from({ length: 2_500 }, (_, index) => write(`${index}.html`, 'a page')))
  await compress()
  expect((await readFile(join(dist, 'a.html.br'))).length).toBe(alone)
})
