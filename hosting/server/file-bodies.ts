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
  const kept = new Map<string, Promise<Buffer>>()
  let keptBytes = 0

  function contentOf({ path, size }: Body): Promise<Buffer> {
    const known = kept.get(path)
    const content = known ?? readFile(path)
    kept.delete(path)
    kept.set(path, content)
    if (!known) {
      keptBytes += size
      content.catch(() => forget(path, size))
      forgetOldest()
    }
    return content
  }

  function forget(path: string, size: number) {
    if (kept.delete(path)) keptBytes -= size
  }

  function forgetOldest() {
    for (const [path, content] of kept) {
      if (keptBytes <= memoryBudget) return
      kept.delete(path)
      content.then(
        (buffer) => {
          keptBytes -= buffer.length
        },
        () => {},
      )
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
