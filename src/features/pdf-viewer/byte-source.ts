/**
 * The bytes of a document: in ranges where the server offers them, else whole. A lost connection is waited for and the
 * download goes on where it stopped.
 */
import { fetchBytes, firstLength, takeEarly } from './early-request.ts'
import { createRangeReader, joined } from './range-reader.ts'
import { resumable, type Waiting } from './resumable.ts'
import { Trouble } from './trouble.ts'

/** The unit in which the library asks, in bytes (its default). */
export const rangeChunkSize = 65_536

/** A document no longer than this is fetched whole: further requests would cost more than its bytes. */
const wholeUpTo = 8 * rangeChunkSize

export interface ByteRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly credentials?: RequestCredentials
  readonly signal: AbortSignal
  /**
   * Resolves when the first page is on the screen. Then what has not come of the document is fetched unasked, so that
   * turning to any page is quick.
   */
  readonly firstPageShown: Promise<void>
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
      /** As `RangeReader` has it; rejects only with the signal's reason or a `Trouble`. */
      readonly read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
      /** Fetches at once what a jump to a page will probably need, unless data are dear. */
      readonly readAround: (page: number, pageCount: number) => void
      /** Resolves when all bytes are here, which they never are where data are dear. */
      readonly complete: Promise<void>
    }

/**
 * Asks for the first range of a document and learns from the answer how the rest can be had.
 * @throws Trouble `missing`, `refused`, `server` or `network`.
 */
export async function openByteSource(request: ByteRequest): Promise<ByteSource> {
  return resumable(request.signal, request.onWaiting, async () => {
    const response = await ask(request, 0, firstLength, { asked: takeEarly(request, request.signal) })
    const length = response.status === 206 ? lengthOf(response) : null
    // An empty document has no first range (416). An encoded answer counts encoded bytes: its ranges are of no use.
    if (length === null || response.headers.has('Content-Encoding')) {
      return { kind: 'whole', bytes: await readWhole(response.status === 200 ? response : await ask(request), request) }
    }
    const first = await readAll(response, length, request)
    if (first.length !== Math.min(firstLength, length)) {
      return { kind: 'whole', bytes: await readWhole(await ask(request), request) }
    }
    let loaded = first.length
    let restRuns = false
    if (first.length >= length) return { kind: 'whole', bytes: first }
    const reader = createRangeReader({
      length,
      chunkSize: rangeChunkSize,
      known: first.length,
      fetchSpan: (begin, end, onChunk, pace) => {
        const keep = (at: number, bytes: Uint8Array<ArrayBuffer>) => {
          loaded += bytes.length
          request.onProgress(loaded, length)
          onChunk(at, bytes)
        }
        // Browsers let requests for the same address wait for each other at their cache.
        const cache = restRuns && !pace ? 'no-store' : 'default'
        restRuns ||= pace !== undefined
        return fetchSpan(request, { begin, end, length, cache }, keep, pace)
      },
    })
    if (length <= wholeUpTo) return { kind: 'whole', bytes: joined([first, await reader.read(first.length, length)]) }
    // Nearly every PDF is read from its end (its directory, then its last page), so that is fetched unasked.
    reader.readAhead(length - tailLength(length), length)
    // A failure here is nobody's: whoever needs one of these bytes asks for it again.
    const complete = mayFetchAhead() ? request.firstPageShown.then(reader.readRest) : new Promise<never>(() => {})
    complete.catch(() => {})
    const readAround = (page: number, pageCount: number) => {
      if (mayFetchAhead()) reader.readAhead(...spanAround(page, pageCount, length))
    }
    return { kind: 'ranges', length, first, read: reader.read, readAround, complete }
  })
}

/**
 * A twenty-fourth of the document, from 128 to 768 kB: for its last page the library visits all pages of the page tree's
 * last branch, and branches of twenty to thirty are usual.
 */
function tailLength(length: number): number {
  return Math.min(Math.max(length / 24, 2 * rangeChunkSize), 12 * rangeChunkSize)
}

/**
 * Where a page is likely to lie: nearly every document has its pages in their order. For one page the library visits those
 * before it in its branch of the page tree, so they come along. 4 MB at most.
 */
function spanAround(page: number, pageCount: number, length: number): [begin: number, end: number] {
  const branchPages = 32
  const pageLength = length / pageCount
  const end = Math.min((page + 1) * pageLength, length)
  return [Math.max((page - branchPages) * pageLength, end - 64 * rangeChunkSize, 0), end]
}

/** Whether data and memory may be spent on pages that nobody has asked for: not on mobile data or small phones. */
function mayFetchAhead(): boolean {
  const { connection, deviceMemory = 8 } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string }
    readonly deviceMemory?: number
  }
  const isSparing =
    connection?.saveData || connection?.type === 'cellular' || (connection?.effectiveType ?? '4g') !== '4g'
  return !isSparing && deviceMemory >= 4
}

/** Fetches a span in chunks; after a lost connection only what is still missing of it. */
function fetchSpan(
  request: ByteRequest,
  span: { readonly begin: number; readonly end: number; readonly length: number; readonly cache: RequestCache },
  onChunk: (begin: number, bytes: Uint8Array<ArrayBuffer>) => void,
  pace?: () => Promise<void>,
): Promise<void> {
  const { begin, end, length, cache } = span
  let position = begin
  return resumable(request.signal, request.onWaiting, async () => {
    const response = await ask(request, position, end, { cache })
    // Another length: the document was replaced while it was read, and its parts no longer fit.
    if (response.status !== 206 || lengthOf(response) !== length) throw new Trouble('server')
    const newChunk = () => new Uint8Array(Math.min(rangeChunkSize, end - position))
    let chunk = newChunk()
    let filled = 0
    for await (const part of partsOf(response)) {
      for (let taken = 0; taken < part.length && position < end; ) {
        const piece = part.subarray(taken, taken + chunk.length - filled)
        chunk.set(piece, filled)
        taken += piece.length
        filled += piece.length
        if (filled < chunk.length) continue
        onChunk(position, chunk)
        position += filled
        chunk = newChunk()
        filled = 0
      }
      await pace?.()
    }
    // Cut off without an error: ask for the rest.
    if (position < end) throw new TypeError('The answer is shorter than it should be.')
  })
}

/** The body as it comes. Not `for await` over the stream itself: not every browser can. */
async function* partsOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    yield part.value
  }
}

/**
 * @param asked an answer that is on its way already.
 * @throws Trouble for every answer that no further attempt would change; TypeError and the like for the others.
 */
async function ask(
  request: ByteRequest,
  begin?: number,
  end?: number,
  { asked, cache }: { readonly asked?: Promise<Response> | undefined; readonly cache?: RequestCache } = {},
): Promise<Response> {
  const response = await (asked ?? fetchBytes(request, begin, end, request.signal, cache))
  if (response.ok || response.status === 416) return response
  if (response.status === 404 || response.status === 410) throw new Trouble('missing')
  if (response.status === 401 || response.status === 403) throw new Trouble('refused')
  throw new Trouble('server')
}

function readWhole(response: Response, request: ByteRequest): Promise<Uint8Array<ArrayBuffer>> {
  const isEncoded = response.headers.has('Content-Encoding')
  return readAll(response, isEncoded ? 0 : Number(response.headers.get('Content-Length') ?? 0), request)
}

/** @param total the document's length for the progress, 0 where it is not known. */
async function readAll(response: Response, total: number, request: ByteRequest): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let loaded = 0
  for await (const part of partsOf(response)) {
    chunks.push(part)
    loaded += part.length
    request.onProgress(loaded, total)
  }
  return joined(chunks)
}

/** From `Content-Range: bytes 0-65535/1234567`; `null` where the server does not say it, or does not let us read it. */
function lengthOf(response: Response): number | null {
  const [, length] = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? []
  return length === undefined ? null : Number(length)
}
