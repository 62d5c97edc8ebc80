/// <reference types="vitest/config" />
import { globSync, readFileSync } from 'node:fs'
import { getViteConfig } from 'astro/config'

// Astro's configuration brings its development server, which checks the content when it starts.
process.env.CONTENT_CHECK = 'off'

const files = globSync('{src,hosting,scripts,desk}/**/*.test.{ts,tsx}')
const domFiles = files.filter((file) => readFileSync(file, 'utf8').includes('@vitest-environment'))

export default getViteConfig({
  test: {
    // A bound for what hangs, far above what anything takes, so that a busy machine fails nothing.
    testTimeout: 60_000,
    setupFiles: ['tests/support/no-unexpected-console.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      // Nothing outlives a test there, so that one worker runs many files and loads Astro and Zod once.
      {
        extends: true,
        test: { name: 'node', include: files.filter((file) => !domFiles.includes(file)), isolate: false },
      },
      // A file has its own document; with `vmThreads` the library that makes documents is loaded once.
      { extends: true, test: { name: 'dom', include: domFiles, pool: 'vmThreads' } },
    ],
  },
})
