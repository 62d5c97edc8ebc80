/** `test` for journeys over the site as a host of plain files serves it: without headers and rules, as GitHub Pages does. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentType } from '../../hosting/policy/content-types.ts'
import { writePlainSite } from '../../hosting/writers/plain-site.ts'
import { test as base } from './journey.ts'
import { listen } from './listen.ts'

export { expect } from './journey.ts'

export const test = base.extend<object, { plainHost: string }>({
  plainHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'plain-'))
      await writePlainSite('dist', folder)
      const { origin, stop } = await listen((request, response) => {
        const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
        const found = [path === '/' ? '/index.html' : path, `${path}.html`].find(
          // A file alone: a folder has no type.
          (name) => !name.endsWith('/') && /\.[^/]+$/.test(name) && existsSync(join(folder, name)),
        )
        const file = found ?? '/404.html'
        response.writeHead(found ? 200 : 404, { 'Content-Type': contentType(file) })
        response.end(readFileSync(join(folder, file)))
      })
      await use(origin)
      await stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ plainHost }, use) => use(plainHost),
})
