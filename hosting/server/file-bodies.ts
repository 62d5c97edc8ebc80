/** Sends files. Small ones are kept in memory, shared by all answers: a slow client holds no file open. */
import { open, readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Representation } from './representation.ts'

const largestKept = 1024 * 1024
const memoryBudget = 64 * 1024 * 1024

type Body = NonNullable<Representation['body']>

/** Opens a body before its headers are sent, so that a missing file can still be answered as an error. */
export type OpenBody = (body: Body) => Promise<(response: ServerResponse) => Promise<void>>

/** Makes an opener with a memory of its own, which keeps what it reads first, up to its budget. */
export function createBodyOpener(): OpenBody {
  const kept = new Map<string, Promise<Buffer>>()
  let room = memoryBudget

  function contentOf({ path, size }: Body): Promise<Buffer> {
    const known = kept.get(path)
    if (known) return known
    const content = readFile(path)
    if (size <= room) {
      room -= size
      kept.set(path, content)
      content.catch(() => {
        room += size
        kept.delete(path)
      })
    }
    return content
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
