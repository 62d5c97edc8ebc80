/**
 * Caches files between builds. `npm run build` names a folder (`CACHE_DIR`) and a digest of everything that any file may
 * depend on besides its own ingredients (`CACHE_KEY`); without them nothing is cached.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { CACHE_DIR: folder, CACHE_KEY: commonKey } = process.env

/** A file of the cache, under a name of which there is one: what is made anew takes the place of what was there. */
export interface CachedFile {
  /** What was made of the same ingredients before. */
  readonly content: Buffer | undefined
  readonly keep: (content: string | Uint8Array) => void
}

/** @param ingredients what the file is made of, as JSON can say it; functions in it do not count */
export function cachedFile(name: string, ingredients: unknown): CachedFile {
  if (!folder || !commonKey) return { content: undefined, keep: () => {} }
  const digest = createHash('sha256').update(commonKey).update(JSON.stringify(ingredients)).digest()
  const path = join(folder, 'made', name)
  return {
    content: readAfter(digest, path),
    keep(content) {
      mkdirSync(dirname(path), { recursive: true })
      // A build that is stopped must leave no half of a file; and two processes of a build may keep the same one.
      const part = `${path}.${process.pid}`
      writeFileSync(part, Buffer.concat([digest, Buffer.from(content)]))
      renameSync(part, path)
    },
  }
}

/** The same for bytes that are made in one step. */
export async function cachedBytes(
  name: string,
  ingredients: unknown,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { content, keep } = cachedFile(name, ingredients)
  if (content) return new Uint8Array(content)
  const made = await make()
  keep(made)
  return new Uint8Array(made)
}

function readAfter(digest: Buffer, path: string): Buffer | undefined {
  let file: Buffer
  try {
    file = readFileSync(path)
  } catch {
    return undefined
  }
  return file.subarray(0, digest.length).equals(digest) ? file.subarray(digest.length) : undefined
}
