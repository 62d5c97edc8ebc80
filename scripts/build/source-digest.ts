/** One hash over everything that a build is made of. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { contentFolder } from '../../src/collections/entry-places.ts'
import { today } from '../../src/lib/day.ts'

const sources = ['astro.config.ts', 'hosting', 'package-lock.json', 'public', 'scripts', 'src', 'tsconfig.json']

/** The digest of the sources and of the day, because publication dates and states of law depend on it. */
export function sourceDigest(): string {
  return digestOf(() => true)
}

/** The same without the articles of the blog, for what compares those that it shows by itself. */
export function digestWithoutArticles(): string {
  const articles = join(contentFolder(), 'articles', sep)
  return digestOf((path) => !path.startsWith(articles))
}

function digestOf(isCounted: (path: string) => boolean): string {
  const hash = createHash('sha256').update(today()).update(process.version)
  for (const path of [...sources, contentFolder()]) addPath(path)
  return hash.digest('hex')

  function addPath(path: string): void {
    if (!statSync(path).isDirectory()) {
      if (isCounted(path)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
      return
    }
    for (const name of readdirSync(path).sort()) addPath(join(path, name))
  }
}
