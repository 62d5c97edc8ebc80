import { defineConfig } from '@playwright/test'

/** Headless Chromium, without sandbox for containers that run as root and without the background requests it makes at start. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const { CHROMIUM_PATH } = process.env

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.cache/journeys',
  globalSetup: './tests/support/serve-site.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A second try tells a busy machine from a broken site; the report names every journey that needed it.
  retries: 1,
  // Bounds for what hangs, far above what anything takes, so that a busy machine fails nothing.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: { executablePath: CHROMIUM_PATH || undefined, args: chromiumArguments },
    trace: 'off',
  },
})
