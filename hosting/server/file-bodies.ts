/** Sends files. Small ones are kept in memory, shared by all who read them: a slow reader holds no file open. */
import { open, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Representation } from './representation.ts'

const largestKept = 1024 * 1024
const memoryBudget = 64 * 1024 * 1024

export type Body = NonNullable<Representation['body']>

/** Opens a body before its headers are sent, so that a missing file can still be answered as an error. */
export type OpenBody = (body: Body) => Promise<(response: ServerResponse) => Promise<void>>

/** Makes an opener with a memory of its own. */
export function createBodyOpener(): OpenBody {
  /** In order of last use. */
  const kept = new Map<string, { readonly content: Promise<Buffer>; readonly size: number }>()
  let keptBytes = 0

  function contentOf({ path, size }: Body): Promise<Buffer> {
    const known = kept.get(path)
    const file = known ?? { content: readFile(path), size }
    kept.delete(path)
    kept.set(path, file)
    if (!known) {
      keptBytes += size
      file.content.catch(() => {
        // It may have been forgotten meanwhile, and read anew.
        if (kept.get(path) === file) forget(path)
      })
      forgetOldest()
    }
    return file.content
  }

  function forget(path: string) {
    keptBytes -= kept.get(path)?.size ?? 0
    kept.delete(path)
  }

  function forgetOldest() {
    for (const path of kept.keys()) {
      if (keptBytes <= memoryBudget) return
      forget(path)
    }
  }

  return async (body) => {
    if (body.size <= largestKept) {
      const content = await contentOf(body)
      return async (response) => {
        response.end(content.subarray(body.start, body.end + 1))
      }
    }
    const file = await open(body.path)
    return (response) => pipeline(file.createReadStream({ start: body.start, end: body.end }), response)
  }
}
