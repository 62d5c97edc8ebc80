/** Builds the site, and skips that when nothing it is made of has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runProgram } from './run-program.ts'
import { digestWithoutArticles, sourceDigest } from './source-digest.ts'

const mark = '.cache/built'

/** Builds into `dist/`: the pages by Astro, then what hosts need beside them. Throws when a step fails. */
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
  /** Remembers what the next build need not make again. */
  readonly cache: string
}

/** Builds into folders of one's own, whatever `dist/` is. Throws when a step fails. */
export async function buildInto({ dist, hosting, cache }: BuildFolders): Promise<void> {
  await runProgram('node_modules/astro/bin/astro.mjs', ['build', '--outDir', dist], {
    CACHE_DIR: resolve(cache),
    CACHE_KEY: digestWithoutArticles(),
  })
  await runProgram('hosting/write-hosting-files.ts', [dist, hosting, cache])
}
