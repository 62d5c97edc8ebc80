/** Finds a Chromium for the journeys, and installs one where there is none. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Chromium without windows, of which Debian has a package: a page opens in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a browser: a headless shell, installed from Debian where that can be done, else an installed Chromium, else
 * Playwright's own download.
 * @throws Error that says what to install when none of these works
 */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  const found = CHROMIUM_PATH || find(shells)
  if (found) return found
  if (findProgram('apt-get') && process.getuid?.() === 0) {
    console.log('Installing a headless Chromium for the tests …')
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
  }
  const installed = find([...shells, ...names]) ?? otherPlaces.find((path) => existsSync(path))
  if (installed) return installed
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const downloaded = chromium.executablePath()
  if (existsSync(downloaded)) return downloaded
  throw new Error('No browser for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

function find(programs: readonly string[]): string | undefined {
  return programs.map(findProgram).find((path) => path !== undefined)
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit' })
}

/** Where servers lie that are not in every user's search path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

/** @returns the path of the first program of that name that may be run. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
