/** Journeys over the development pages: `test` with the embedded server and the development build behind it. */
import { startServer } from '../../hosting/server/server.ts'
import { checkDevelopmentBuild, developmentBuild } from './development-build.ts'
import { test as base } from './journey.ts'

export { expect } from '@playwright/test'

export const test = base.extend<object, { developmentSite: string }>({
  /** The origin of the development pages. */
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      checkDevelopmentBuild()
      const server = await startServer({ dist: developmentBuild, host: '127.0.0.1', port: 0 })
      await use(server.url)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ developmentSite }, use) => use(developmentSite),
})
