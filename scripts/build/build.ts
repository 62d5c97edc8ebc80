/** Builds the site, and skips that when nothing it is made of has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runProgram } from './run-program.ts'
import { digestWithoutArticles, sourceDigest } from './source-digest.ts'

const mark = '.cache/built'

/**
 * Builds into `dist/`: the pages by Astro and the other files, then what hosts need beside them.
 * @param whenServable is called before the compressed copies are made, which take as long as the pages: all else is there
 * @throws Error when a step fails
 */
export async function build(whenServable?: () => Promise<unknown>): Promise<void> {
  // A build that stops midway must not count as done.
  rmSync(mark, { force: true })
  await buildInto({ dist: 'dist', hosting: 'dist-hosting', cache: '.cache' }, whenServable)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(mark, sourceDigest())
}

/**
 * The same, unless `dist/` is there and is what the sources of now would give.
 * @returns whether it was built
 */
export async function buildWhenChanged(whenServable?: () => Promise<unknown>): Promise<boolean> {
  const current = existsSync('dist') && existsSync(mark) && readFileSync(mark, 'utf8') === sourceDigest()
  if (!current) await build(whenServable)
  return !current
}

export interface BuildFolders {
  /** Receives the site. On the project's own disk: the builder moves files there. */
  readonly dist: string
  /** Receives the configuration of hosts; emptied first. */
  readonly hosting: string
  /** Remembers what the next build need not make again. On the same disk. */
  readonly cache: string
}

/**
 * Builds into the given folders and leaves `dist/` as it is.
 * @throws Error when a step fails; unless it is the last, the site of the build before is left as it was
 */
export async function buildInto(
  { dist, hosting, cache }: BuildFolders,
  whenServable?: () => Promise<unknown>,
): Promise<void> {
  const former = join(cache, 'former-dist')
  await rm(former, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  if (existsSync(dist)) renameSync(dist, former)
  try {
    await buildParts(dist, cache)
  } catch (error) {
    rmSync(dist, { recursive: true, force: true })
    if (existsSync(former)) renameSync(former, dist)
    throw error
  }
  await whenServable?.()
  await Promise.all([
    runProgram('hosting/write-hosting-files.ts', [dist, hosting, cache]),
    // Thousands of files, whose removal the builder would wait for if they were still in its folder.
    rm(former, { recursive: true, force: true }),
  ])
}

/** Both programs together stay below 4 GB; each works with 1,000 MB for 10,000 articles, and more of them need more. */
const heap = 1_600

/** The pages by Astro, and beside it the check of the content and the files that need no Astro. */
async function buildParts(dist: string, cache: string): Promise<void> {
  const env = { CACHE_DIR: resolve(cache), CACHE_KEY: digestWithoutArticles() }
  const files = join(cache, 'files')
  // The pages must not read those of a build that failed.
  rmSync(files, { recursive: true, force: true })
  const wrongContent = new AbortController()
  // Wrong content stops both; its message is printed last, since pages that are made of it may fail, too.
  const outcomes = await Promise.allSettled([
    runProgram('scripts/files/write-files.ts', [files], { env, heap }).catch((error) => {
      wrongContent.abort()
      throw error
    }),
    runProgram('node_modules/astro/bin/astro.mjs', ['build', '--outDir', dist], {
      env: { ...env, FILES_DIR: resolve(files) },
      heap,
      signal: wrongContent.signal,
    }),
  ])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  moveInto(files, dist)
}

/**
 * Moves everything below a folder to the same place below another; both must lie on one disk.
 * @throws Error where a file is there already: two parts of the build would publish the same address
 */
export function moveInto(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(source)) {
    const [from, to] = [join(source, name), join(target, name)]
    if (!existsSync(to)) renameSync(from, to)
    else if (statSync(from).isDirectory() && statSync(to).isDirectory()) moveInto(from, to)
    else throw new Error(`${to} is published twice: rename the entry that ${from} belongs to.`)
  }
}
