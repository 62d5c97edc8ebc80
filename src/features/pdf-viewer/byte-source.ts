/**
 * The bytes of a document: in ranges where the server offers them, else whole. A lost connection is waited for and the
 * download goes on where it stopped.
 */
import { createRangeReader, joined } from './range-reader.ts'
import { resumable, type Waiting } from './resumable.ts'
import { Trouble } from './trouble.ts'

/** The unit in which the library asks, in bytes (its default). */
export const rangeChunkSize = 65_536

/** What is asked for first: in most documents the first page lies in it. */
const firstLength = 2 * rangeChunkSize

/** A document no longer than this is fetched whole: further requests would cost more than its bytes. */
const wholeUpTo = 8 * rangeChunkSize

export interface ByteRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly credentials?: RequestCredentials
  readonly signal: AbortSignal
  /** Called with the bytes that have come and the document's length, 0 where the server does not say. */
  readonly onProgress: (loaded: number, total: number) => void
  /** Called with `true` when the connection is lost and `false` when it is back. */
  readonly onWaiting: Waiting
}

/** All bytes, or the first of them and a way to ask for the others. */
export type ByteSource =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'ranges'
      /** Of the document, in bytes. */
      readonly length: number
      readonly first: Uint8Array<ArrayBuffer>
      /** The bytes from `begin` to before `end`; rejects only with the signal's reason or a `Trouble`. */
      readonly read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
      /** Fetches all that has not been read yet. */
      readonly readRest: () => Promise<void>
    }

/**
 * Asks for the first range of a document and learns from the answer how the rest can be had.
 * @throws Trouble `missing`, `refused`, `server` or `network`.
 */
export async function openByteSource(request: ByteRequest): Promise<ByteSource> {
  return resumable(request.signal, request.onWaiting, async () => {
    const response = await ask(request, 0, firstLength)
    const length = response.status === 206 ? lengthOf(response) : null
    // An empty document has no first range (416). An encoded answer counts encoded bytes: its ranges are of no use.
    if (length === null || response.headers.has('Content-Encoding')) {
      const whole = response.status === 200 ? response : await ask(request)
      return { kind: 'whole', bytes: await readAll(whole, request) }
    }
    const first = new Uint8Array(await response.arrayBuffer())
    if (first.length !== Math.min(firstLength, length)) {
      return { kind: 'whole', bytes: await readAll(await ask(request), request) }
    }
    let loaded = first.length
    request.onProgress(loaded, length)
    if (first.length >= length) return { kind: 'whole', bytes: first }
    const reader = createRangeReader({
      length,
      chunkSize: rangeChunkSize,
      known: first.length,
      fetchSpan: (begin, end, onChunk) =>
        fetchSpan(request, begin, end, length, (at, bytes) => {
          loaded += bytes.length
          request.onProgress(loaded, length)
          onChunk(at, bytes)
        }),
    })
    if (length <= wholeUpTo) return { kind: 'whole', bytes: joined([first, await reader.read(first.length, length)]) }
    // Nearly every PDF is read from its end (its directory, then its last page), so that is fetched unasked.
    reader.readAhead(length - tailLength(length), length)
    return { kind: 'ranges', length, first, read: reader.read, readRest: reader.readRest }
  })
}

/** A thirty-second of the document, from 128 to 640 kB. */
function tailLength(length: number): number {
  return Math.min(Math.max(length / 32, 2 * rangeChunkSize), 10 * rangeChunkSize)
}

/** Fetches a span in chunks; after a lost connection only what is still missing of it. */
function fetchSpan(
  request: ByteRequest,
  begin: number,
  end: number,
  length: number,
  onChunk: (begin: number, bytes: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  let position = begin
  return resumable(request.signal, request.onWaiting, async () => {
    const response = await ask(request, position, end)
    // Another length: the document was replaced while it was read, and its parts no longer fit.
    if (response.status !== 206 || lengthOf(response) !== length) throw new Trouble('server')
    let pending: Uint8Array = new Uint8Array()
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      pending = joined([pending, part.value])
      while (pending.length >= rangeChunkSize || (pending.length > 0 && position + pending.length === end)) {
        const chunk = pending.slice(0, rangeChunkSize)
        pending = pending.subarray(chunk.length)
        onChunk(position, chunk)
        position += chunk.length
      }
    }
    // Cut off without an error: ask for the rest.
    if (position < end) throw new TypeError('The answer is shorter than it should be.')
  })
}

/** @throws Trouble for every answer that no further attempt would change; TypeError and the like for the others. */
async function ask(request: ByteRequest, begin?: number, end?: number): Promise<Response> {
  const headers = new Headers(request.headers)
  if (begin !== undefined && end !== undefined) headers.set('Range', `bytes=${begin}-${end - 1}`)
  // biome-ignore lint/style/noRestrictedGlobals: bytes in ranges, by GET alone; the client of src/http is for JSON.
  const response = await fetch(request.url, {
    headers,
    credentials: request.credentials ?? 'same-origin',
    signal: request.signal,
  })
  if (response.ok || response.status === 416) return response
  if (response.status === 404 || response.status === 410) throw new Trouble('missing')
  if (response.status === 401 || response.status === 403) throw new Trouble('refused')
  throw new Trouble('server')
}

async function readAll(response: Response, request: ByteRequest): Promise<Uint8Array<ArrayBuffer>> {
  const isEncoded = response.headers.has('Content-Encoding')
  const total = isEncoded ? 0 : Number(response.headers.get('Content-Length') ?? 0)
  const chunks: Uint8Array[] = []
  let loaded = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value)
    loaded += part.value.length
    request.onProgress(loaded, total)
  }
  return joined(chunks)
}

/** From `Content-Range: bytes 0-65535/1234567`; `null` where the server does not say it, or does not let us read it. */
function lengthOf(response: Response): number | null {
  const [, length] = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? []
  return length === undefined ? null : Number(length)
}
