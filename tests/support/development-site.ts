/** Journeys over the development pages: `test` with a server of the development build behind it. */
import { existsSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { listen } from './listen.ts'
import { answerWithFile } from './static-files.ts'

export { expect } from '@playwright/test'

/** Where a build with `DEVELOPMENT_PAGES=1` goes. */
export const developmentBuild = '.cache/dist-development'

export const test = base.extend<object, { developmentSite: string }>({
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      if (!existsSync(developmentBuild)) throw new Error('Build first: DEVELOPMENT_PAGES=1 npx astro build')
      const server = await listen((request, response) =>
        answerWithFile(developmentBuild, new URL(request.url ?? '/', 'http://localhost').pathname, response),
      )
      await use(server.origin)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ developmentSite }, use) => use(developmentSite),
})
