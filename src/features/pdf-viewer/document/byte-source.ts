/**
 * The bytes of a document: in ranges where the server offers them, else whole. A lost connection is waited for and the
 * download goes on where it stopped.
 */
import { pause } from '../../../browser/pause.ts'
import { type Bytes, joined, lengthOf, type Parts } from './bytes.ts'
import { fetchBytes, fetchStart, firstLength, takeEarly } from './early-request.ts'
import { mayFetchAhead } from './fetch-ahead.ts'
import {
  accepted,
  chunksOf,
  cutOff,
  fetchSpan,
  partsOf,
  type Range,
  rangeChunkSize,
  rangeOf,
  type SpanRequest,
} from './fetch-span.ts'
import { createRangeReader } from './range-reader.ts'
import { resumable } from './resumable.ts'

/** A document no longer than this is fetched whole: further requests would cost more than its bytes. */
const wholeUpTo = 8 * rangeChunkSize

export interface ByteRequest extends SpanRequest {
  /**
   * Resolves when the first page is on the screen. Then what has not come of the document is fetched unasked, so that
   * turning to any page is quick.
   */
  readonly firstPageShown: Promise<void>
  /** Called with the bytes that have come and the document's length, 0 where the server does not say. */
  readonly onProgress: (loaded: number, total: number) => void
}

/** All bytes, or the first of them and a way to ask for the others. */
export type ByteSource =
  | { readonly kind: 'whole'; readonly bytes: Bytes }
  | {
      readonly kind: 'ranges'
      /** Of the document, in bytes. */
      readonly length: number
      readonly first: Bytes
      /** All bytes where they are nearly here, `null` where they are not. To be asked before anything is read. */
      readonly wholeIfNear: () => Promise<Bytes | null>
      /** As `RangeReader` has it; rejects only with the signal's reason or a `Trouble`. */
      readonly read: (begin: number, end: number) => Promise<Bytes>
      /** Fetches at once what a jump to a page will probably need, unless data are dear. */
      readonly readAround: (page: number, pageCount: number) => void
      /** Resolves when all bytes are here, which they never are where data are dear. */
      readonly complete: Promise<void>
    }

/**
 * Asks for a document from its beginning and learns from the answer how the rest can be had.
 * @throws Trouble `missing`, `refused`, `server` or `network`.
 */
export async function openByteSource(request: ByteRequest): Promise<ByteSource> {
  return resumable(request.signal, request.onWaiting, async () => {
    const response = await accepted(takeEarly(request, request.signal) ?? fetchStart(request, request.signal))
    const range = response.status === 206 ? rangeOf(response) : null
    // An empty document has no first range (416). An encoded answer counts encoded bytes: its ranges are of no use.
    const hasStart = range?.begin === 0 && range.end >= Math.min(firstLength, range.length)
    if (!hasStart || response.headers.has('Content-Encoding')) {
      if (response.status !== 200) response.body?.cancel().catch(() => {})
      const whole = response.status === 200 ? response : await accepted(fetchBytes(request, null, request.signal))
      return { kind: 'whole', bytes: await readWhole(whole, request) }
    }
    return range.length > wholeUpTo ? openRanges(request, response, range.length) : openSmall(request, response, range)
  })
}

/** A document that is read to its end before it is shown. */
async function openSmall(request: ByteRequest, opened: Response, { end, length }: Range): Promise<ByteSource> {
  const parts: Bytes[] = []
  const onChunk = (_: number, chunk: Parts) => parts.push(...chunk)
  const onReceived = (position: number) => request.onProgress(position, length)
  await fetchSpan(request, { begin: 0, end, length }, onChunk, { opened, onReceived })
  if (end < length) await fetchSpan(request, { begin: end, end: length, length }, onChunk, { onReceived })
  return { kind: 'whole', bytes: joined(parts) }
}

/** A document of which no more is read at first than it takes to show a page; all of it where it comes quickly. */
async function openRanges(request: ByteRequest, opened: Response, length: number): Promise<ByteSource> {
  const failure = new AbortController()
  const signal = AbortSignal.any([request.signal, failure.signal])
  let loaded = 0
  const onPart = (bytes: number) => {
    loaded += bytes
    if (!signal.aborted) request.onProgress(Math.min(loaded, length), length)
  }
  // Browsers let requests for the same address wait for each other at their cache: for the long ones.
  let hasLongRequest = true
  const reader = createRangeReader({
    length,
    chunkSize: rangeChunkSize,
    known: firstLength,
    fetchSpan: (begin, end, onChunk, { pace, signal: needed }) => {
      const keep = (at: number, chunk: Parts) => {
        onPart(lengthOf(chunk))
        onChunk(at, chunk)
      }
      const cache = hasLongRequest && !pace ? 'no-store' : 'default'
      hasLongRequest ||= pace !== undefined
      const spanSignal = needed ? AbortSignal.any([signal, needed]) : signal
      return fetchSpan({ ...request, signal: spanSignal }, { begin, end, length }, keep, { pace, cache })
    },
  })
  const began = performance.now()
  /** How long the rest will take in milliseconds, judged by what has come. */
  const restMs = (received: number) => ((performance.now() - began) * (length - received)) / received
  const comesWithin = (limitMs: number, received: number) =>
    performance.now() - began < trialMs || restMs(received) <= limitMs
  // Nearly every PDF is read from its end (its directory, then its last page), so that is fetched unasked, unless it is
  // nearly here with all the rest.
  pause(tailPauseMs).then(() => {
    if (restMs(loaded) > nearMs) reader.readAhead(length - tailLength(length), length)
  })
  const chunks = chunksOf(partsOf(opened, onPart), 0, length)
  const first = await readFirst(chunks).catch((error: unknown) => {
    // Another attempt begins anew.
    failure.abort(error)
    throw error
  })
  const taken = reader
    .takeWhile((received) => comesWithin(soonMs, received), chunks)
    .finally(() => {
      hasLongRequest = false
    })
  // A failure is nobody's, here and below: whoever needs one of these bytes asks for it again.
  taken.catch(() => {})
  const complete = mayFetchAhead()
    ? Promise.allSettled([taken, request.firstPageShown]).then(reader.readRest)
    : new Promise<never>(() => {})
  complete.catch(() => {})
  const readAround = (page: number, pageCount: number) => {
    if (mayFetchAhead()) reader.readAhead(...spanAround(page, pageCount, length))
  }
  const wholeIfNear = async () => {
    const whole = taken.then(reader.comesWhole, reader.comesWhole)
    while (comesWithin(nearMs, loaded)) {
      const hasCome = await Promise.race([whole, pause(nearMs / 5)])
      if (hasCome) return joined([...first, ...reader.takeWhole()])
      if (hasCome === false) break
    }
    return null
  }
  return { kind: 'ranges', length, first: joined(first), wholeIfNear, read: reader.read, readAround, complete }
}

/** @throws TypeError when it is cut off. */
async function readFirst(chunks: AsyncGenerator<Parts, undefined>): Promise<Parts> {
  const first: Bytes[] = []
  for (let position = 0; position < firstLength; ) {
    const { value: chunk, done } = await chunks.next()
    if (done) throw cutOff()
    first.push(...chunk)
    position += lengthOf(chunk)
  }
  return first
}

/** How long the rest of a document may take while its first page is waited for, judged by what has come. */
const soonMs = 2_000

/** How long it may take before anything is read: who has all bytes finds every page without asking for them. */
const nearMs = 150

/** How long a document shows how quickly it comes before its end is asked for too. */
const tailPauseMs = 50

/** Too early to judge: what has come by then may have waited in the browser. */
const trialMs = 100

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

/** @throws TypeError when the connection is lost. */
async function readWhole(response: Response, request: ByteRequest): Promise<Bytes> {
  const isEncoded = response.headers.has('Content-Encoding')
  const total = isEncoded ? 0 : Number(response.headers.get('Content-Length') ?? 0)
  const parts: Bytes[] = []
  let loaded = 0
  for await (const part of partsOf(response)) {
    parts.push(part)
    loaded += part.length
    request.onProgress(loaded, total)
  }
  return joined(parts)
}
