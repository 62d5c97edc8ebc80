import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: 'tests/journeys', workers: 1, reporter: 'line', timeout: 20000, outputDir: '.cache/pw',
  use: { browserName: 'chromium', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] } },
})
