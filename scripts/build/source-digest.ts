/** One hash over everything that a build is made of. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { today } from '../../src/lib/day.ts'

const sources = ['astro.config.ts', 'content', 'hosting', 'package-lock.json', 'public', 'src', 'tsconfig.json']

/** The digest of the sources and of the day, because publication dates and states of law depend on it. */
export function sourceDigest(): string {
  const hash = createHash('sha256').update(today())
  for (const path of sources) addPath(path)
  return hash.digest('hex')

  function addPath(path: string): void {
    if (!statSync(path).isDirectory()) {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
      return
    }
    for (const name of readdirSync(path).sort()) addPath(join(path, name))
  }
}
