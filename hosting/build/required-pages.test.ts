import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFixture } from '../../tests/hosts/fixture.ts'
import { writeHostingFiles } from '../host-files.ts'

let folder: string
const build = () =>
  writeHostingFiles({ dist: join(folder, 'dist'), hosting: join(folder, 'hosting'), cache: join(folder, 'cache') })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'required-'))
  await writeFixture(join(folder, 'dist'))
})

afterEach(() => rm(folder, { recursive: true }))

it('lets a whole site pass', async () => {
  await expect(build()).resolves.toBeUndefined()
})

it('stops the build where a language has no page for unknown addresses, or no home page', async () => {
  await rm(join(folder, 'dist/404.html'))
  await rm(join(folder, 'dist/en.html'))
  await expect(build()).rejects.toThrow(
    `Hosts cannot serve the site without these pages:
  404.html, which src/pages/404.astro and src/pages/[...lang]/404.astro should make
  en.html, which src/pages/[...lang]/index.astro should make`,
  )
})
