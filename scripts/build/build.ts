/** Builds the site, and skips that when nothing it is made of has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { moveInto } from './move-into.ts'
import { runProgram } from './run-program.ts'
import { digestWithoutArticles, sourceDigest } from './source-digest.ts'

const mark = '.cache/built'

/** Builds into `dist/`: the pages by Astro and the other files, then what hosts need beside them. Throws when a step fails. */
export async function build(): Promise<void> {
  // A build that stops midway must not count as done.
  rmSync(mark, { force: true })
  await buildInto({ dist: 'dist', hosting: 'dist-hosting', cache: '.cache' })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(mark, sourceDigest())
}

/** The same, unless `dist/` is there and is what the sources of now would give. */
export async function buildWhenChanged(): Promise<void> {
  const current = existsSync('dist') && existsSync(mark) && readFileSync(mark, 'utf8') === sourceDigest()
  if (!current) await build()
}

export interface BuildFolders {
  /** Receives the site. On the project's own disk: the builder moves files there. */
  readonly dist: string
  /** Receives the configuration of hosts; emptied first. */
  readonly hosting: string
  /** Remembers what the next build need not make again. On the same disk. */
  readonly cache: string
}

/** Builds into folders of one's own, whatever `dist/` is. Throws when a step fails. */
export async function buildInto({ dist, hosting, cache }: BuildFolders): Promise<void> {
  const env = { CACHE_DIR: resolve(cache), CACHE_KEY: digestWithoutArticles() }
  const files = join(cache, 'files')
  const wrongContent = new AbortController()
  // Side by side, each on a processor of its own. Content that must not be published ends both, and is what is said last:
  // pages that are made of it may fail, too.
  const [written, rendered] = await Promise.allSettled([
    runProgram('scripts/files/write-files.ts', [files], { env }).catch((error) => {
      wrongContent.abort()
      throw error
    }),
    runProgram('node_modules/astro/bin/astro.mjs', ['build', '--outDir', dist], { env, signal: wrongContent.signal }),
  ])
  for (const outcome of [written, rendered]) if (outcome.status === 'rejected') throw outcome.reason
  moveInto(files, dist)
  await runProgram('hosting/write-hosting-files.ts', [dist, hosting, cache])
}
