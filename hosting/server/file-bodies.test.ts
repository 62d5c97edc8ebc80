import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBodyOpener, type OpenBody } from './file-bodies.ts'

/** The largest file that is kept; the memory has room for 64 of them. */
const size = 1024 * 1024
const names = Array.from({ length: 64 }, (_, index) => `file-${index}`)

let folder: string
let openBody: OpenBody

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bodies-'))
  openBody = createBodyOpener()
  await Promise.all([...names, 'newest'].map(write))
})

afterEach(() => rm(folder, { recursive: true }))

async function write(name: string): Promise<void> {
  await writeFile(join(folder, name), '')
  await truncate(join(folder, name), size)
}

const ask = (name: string) => openBody({ path: join(folder, name), start: 0, end: size - 1, size })

/** Whether it is answered although it is gone from the disk. */
async function isKept(name: string): Promise<boolean> {
  await rm(join(folder, name))
  return ask(name).then(
    () => true,
    () => false,
  )
}

test('a full memory keeps what it has, and reads another file each time', async () => {
  for (const name of [...names, 'newest']) await ask(name)
  for (const name of names) expect(await isKept(name), name).toBe(true)
  expect(await isKept('newest')).toBe(false)
})

test('a file whose reading fails takes no room', async () => {
  await expect(ask('missing')).rejects.toThrow('ENOENT')
  for (const name of names) await ask(name)
  for (const name of names) expect(await isKept(name), name).toBe(true)
})
