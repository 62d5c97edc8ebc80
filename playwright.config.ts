import { defineConfig } from '@playwright/test'

/**
 * Headless Chromium, without sandbox for containers that run as root and without the background requests it makes at start.
 * A page of a journey lives for a second: V8's optimizing compiler would cost it more than it saves.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt',
]

const longFiles = ['desk.spec.ts', 'pdf-samples.spec.ts', 'html.spec.ts']

const { CHROMIUM_PATH } = process.env

export default defineConfig({
  testDir: 'tests/journeys',
  // The longest files that keep to one worker come first, so that none of them is what all wait for at the end.
  projects: [
    { name: 'long', testMatch: longFiles },
    { name: 'site', testIgnore: longFiles },
  ],
  outputDir: '.cache/journeys',
  globalSetup: './tests/support/serve-site.ts',
  // Journeys wait for nearly half of their time: four keep two processors busy.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // The second try leaves a trace and shows whether a failure repeats; the run fails either way.
  retries: 1,
  failOnFlakyTests: true,
  // Bounds for what hangs, far above what anything takes, so that a busy machine fails nothing.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: { executablePath: CHROMIUM_PATH || undefined, args: chromiumArguments },
    trace: 'on-first-retry',
  },
})
