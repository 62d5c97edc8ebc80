/** How many tests a command ran, kept in a file so that `npm test` can count them with all others. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

export interface TestCount {
  passed: number
  failed: number
}

const fileOf = (name: string) => `.cache/${name}-tests.json`

export function writeReport(name: string, count: TestCount): void {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(count))
}

/** Forgets the last run, so that a command that ends early is not counted with it. */
export function removeReport(name: string): void {
  rmSync(fileOf(name), { force: true })
}

/** The count of a command that has run, or nothing where it wrote none. */
export function readReport(name: string): TestCount {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}
