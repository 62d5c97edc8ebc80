/** Finds a Chromium for the journeys, and installs one where there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../build/find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a browser: an installed one, else Debian's package, else Playwright's own download.
 * @throws Error that says what to install when none of these works
 */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  const found = CHROMIUM_PATH || installed()
  if (found) return found
  console.log('There is no Chromium or Chrome; installing one for the tests …')
  if (findProgram('apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  const fromDebian = installed()
  if (fromDebian) return fromDebian
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const downloaded = chromium.executablePath()
  if (existsSync(downloaded)) return downloaded
  throw new Error('No browser for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

function installed(): string | undefined {
  return names.map(findProgram).find((path) => path !== undefined) ?? otherPlaces.find((path) => existsSync(path))
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit' })
}
