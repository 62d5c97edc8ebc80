/** Builds the site, and skips that when nothing it is made of has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runProgram } from './run-program.ts'
import { sourceDigest } from './source-digest.ts'

const mark = '.cache/built'

/** Builds into `dist/`: the pages by Astro, then what hosts need beside them. Throws when a step fails. */
export async function build(): Promise<void> {
  // A build that stops midway must not count as done.
  rmSync(mark, { force: true })
  await runProgram('node_modules/astro/bin/astro.mjs', ['build'])
  await runProgram('hosting/write-hosting-files.ts', [])
  mkdirSync('.cache', { recursive: true })
  writeFileSync(mark, sourceDigest())
}

/** The same, unless `dist/` is there and is what the sources of now would give. */
export async function buildWhenChanged(): Promise<void> {
  const current = existsSync('dist') && existsSync(mark) && readFileSync(mark, 'utf8') === sourceDigest()
  if (!current) await build()
}
