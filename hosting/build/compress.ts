/** Writes the compressed copies of a built site. What has been compressed once is remembered by its content. */
import { createHash, randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ContentEncoding, contentEncodings } from '../policy/content-encodings.ts'
import { isCompressible } from '../policy/content-types.ts'

/** Under this many bytes a compressed copy saves less than its headers cost. */
const smallestCompressed = 512

/** As many as zlib has threads for. */
const atOnce = 4

/** Level 10 takes a fifth of the time of 11 for 1.6 % more bytes. */
const usualQuality = 10

/** More files than this are compressed in a tenth of that time, for 8 % more bytes: thousands of articles. */
const manyFiles = 2_000
const qualityOfMany = 5

const compressors: Readonly<Record<ContentEncoding, (content: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (content, quality) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Compresses every file that gains by it.
 *
 * @param dist the output folder.
 * @param cache a folder that outlives the build, whose files get a second name in `dist` where both lie on one disk; copies
 * that this build did not need are removed from it.
 */
export async function compressOutput(dist: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const queue = entries.filter((entry) => entry.isFile() && isCompressible(entry.name))
  const quality = queue.length > manyFiles ? qualityOfMany : usualQuality
  const used = new Set<string>()

  async function work() {
    for (let entry = queue.pop(); entry; entry = queue.pop()) {
      const path = join(entry.parentPath, entry.name)
      const content = await readFile(path)
      for (const { encoding, ending } of contentEncodings) {
        const copy = await compressOnce(content, encoding, ending)
        await rm(path + ending, { force: true })
        if (copy) await link(copy, path + ending).catch(() => copyFile(copy, path + ending))
      }
    }
  }

  /** The path of the copy in the cache, where it is smaller. */
  async function compressOnce(content: Buffer, encoding: ContentEncoding, ending: string): Promise<string | null> {
    if (content.length < smallestCompressed) return null
    const name = createHash('sha256').update(content).digest('hex') + ending
    const path = join(cache, name)
    used.add(name)
    const known = await stat(path).catch(() => null)
    if (known) return known.size < content.length ? path : null
    const copy = await compressors[encoding](content, quality)
    // Two files with the same content may come here at the same time.
    const part = `${path}.${randomUUID()}`
    await writeFile(part, copy)
    await rename(part, path)
    return copy.length < content.length ? path : null
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name))
}
