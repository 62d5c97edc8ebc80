/** Journeys over the development pages: `test` with the embedded server and the development build behind it. */
import { existsSync } from 'node:fs'
import { startServer } from '../../hosting/server/server.ts'
import { test as base } from './journey.ts'

export { expect } from '@playwright/test'

/** Where a build with `DEVELOPMENT_PAGES=1` goes. */
export const developmentBuild = '.cache/dist-development'

export const test = base.extend<object, { developmentSite: string }>({
  /** The origin of the development pages. */
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      if (!existsSync(developmentBuild)) throw new Error('Build first: DEVELOPMENT_PAGES=1 npx astro build')
      const server = await startServer({ dist: developmentBuild, host: '127.0.0.1', port: 0 })
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ developmentSite }, use) => use(developmentSite),
})
