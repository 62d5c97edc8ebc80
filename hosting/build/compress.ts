/** Writes the compressed copies of a built site. What has been compressed once is remembered by its content. */
import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ContentEncoding, contentEncodings, isCompressible } from '../policy/content-types.ts'
import { hashOf } from './read-output.ts'

/** Under this many bytes a compressed copy saves less than its headers cost. */
const smallestCompressed = 512

/** More than zlib has threads for, since most files only wait for the disk. */
const atOnce = 8

/** Pages of more bytes than this are near the bytes that a page may have, or past them. */
const longPage = 56_000

/**
 * Level 10 takes two fifths of the time of 11 for 1.6 % more bytes. The same however many files there are: a page of a
 * large site must not be heavier than one of a small site, and what has not changed is not compressed again. Level 11 is
 * for what gains most by it: scripts, which do not grow in number with the content, and long pages, a fifth of all.
 */
const qualityOf = (name: string, bytes: number) =>
  name.endsWith('.js') || (name.endsWith('.html') && bytes > longPage) ? 11 : 10

const compressors: Readonly<Record<ContentEncoding, (content: Buffer, name: string) => Promise<Buffer>>> = {
  br: (content, name) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(name, content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Compresses every file that gains by it.
 *
 * @param dist the output folder.
 * @param names its public files.
 * @param cache a folder that outlives the build, whose files get a second name in `dist` where both lie on one disk; copies
 * that this build did not need are removed from it.
 * @param visit is given each of these files with its content and the hash of that, so that no other step reads it again
 */
export async function compressOutput(
  dist: string,
  names: readonly string[],
  cache: string,
  visit: (name: string, content: Buffer, hash: string) => void = () => {},
): Promise<void> {
  await mkdir(cache, { recursive: true })
  const queue = names.filter(isCompressible)
  const used = new Set<string>()

  async function work() {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const path = join(dist, name)
      const content = await readFile(path)
      const hash = hashOf(content)
      visit(name, content, hash)
      for (const { encoding, ending } of contentEncodings) {
        const copy = await compressOnce(name, content, hash, encoding, ending)
        if (copy) await place(copy, path + ending)
        else await rm(path + ending, { force: true })
      }
    }
  }

  /** The path of the copy in the cache, where it is smaller. */
  async function compressOnce(
    file: string,
    content: Buffer,
    hash: string,
    encoding: ContentEncoding,
    ending: string,
  ): Promise<string | null> {
    if (content.length < smallestCompressed) return null
    const name = `${hash}-${qualityOf(file, content.length)}${ending}`
    const path = join(cache, name)
    used.add(name)
    const known = await stat(path).catch(() => null)
    if (known) return known.size < content.length ? path : null
    const copy = await compressors[encoding](content, file)
    // Two files with the same content may come here at the same time.
    const part = `${path}.${randomUUID()}`
    await writeFile(part, copy)
    await rename(part, path)
    return copy.length < content.length ? path : null
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name))
}

/** Gives a file a second name, or copies it where that cannot be; what had the name before is replaced. */
async function place(file: string, path: string): Promise<void> {
  await link(file, path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') return copyFile(file, path)
    await rm(path)
    await place(file, path)
  })
}
