/** Fetches a part of a document in chunks. */
import { type Bytes, lengthOf, type Parts } from './bytes.ts'
import { type AddressRequest, fetchBytes } from './early-request.ts'
import { resumable, type Waiting } from './resumable.ts'
import { Trouble } from './trouble.ts'

/** The unit in which the library asks, in bytes (its default). */
export const rangeChunkSize = 65_536

export interface SpanRequest extends AddressRequest {
  readonly signal: AbortSignal
  readonly onWaiting: Waiting
}

export interface Span {
  readonly begin: number
  readonly end: number
  /** Of the document. */
  readonly length: number
}

export interface SpanOptions {
  /** An answer that has the span's bytes, for the first attempt. */
  readonly opened?: Response
  readonly cache?: RequestCache
  /** Waited for after each chunk. */
  readonly pace?: (() => Promise<void>) | undefined
  /** Called with how far the answer has come, in bytes of the document. */
  readonly onReceived?: (position: number) => void
}

/** Fetches a span in chunks; after a lost connection only what is still missing of it. */
export function fetchSpan(
  request: SpanRequest,
  { begin, end, length }: Span,
  onChunk: (begin: number, chunk: Parts) => void,
  { opened, cache, pace, onReceived }: SpanOptions = {},
): Promise<void> {
  const { signal } = request
  let position = begin
  let first = opened
  return resumable(signal, request.onWaiting, async () => {
    const asked = first ?? fetchBytes(request, { begin: position, end }, signal, cache)
    first = undefined
    const response = await accepted(asked)
    const range = response.status === 206 ? rangeOf(response) : null
    // Another length: the document was replaced while it was read, and its parts no longer fit.
    if (range?.begin !== position || range.length !== length) throw new Trouble('server')
    let received = position
    const onPart = (bytes: number) => {
      received += bytes
      onReceived?.(received)
    }
    for await (const chunk of chunksOf(partsOf(response, onPart), position, end)) {
      onChunk(position, chunk)
      position += lengthOf(chunk)
      await pace?.()
    }
    if (position < end) throw cutOff()
  })
}

/** An answer that ends before it should, without a failure of its own: like a lost connection. */
export function cutOff(): TypeError {
  return new TypeError('The answer is shorter than it should be.')
}

/** The bytes from `begin` to before `end` in chunks of the library's unit, the last one perhaps shorter. */
export async function* chunksOf(
  parts: AsyncIterable<Bytes>,
  begin: number,
  end: number,
): AsyncGenerator<Parts, undefined> {
  let position = begin
  let chunk: Bytes[] = []
  let missing = Math.min(rangeChunkSize, end - position)
  for await (const part of parts) {
    for (let taken = 0; taken < part.length && position < end; ) {
      const piece = part.subarray(taken, taken + missing)
      chunk.push(piece)
      taken += piece.length
      missing -= piece.length
      if (missing > 0) continue
      yield chunk
      position += lengthOf(chunk)
      chunk = []
      missing = Math.min(rangeChunkSize, end - position)
    }
    if (position >= end) return
  }
}

/** The body as it comes; what is not read is given up. Not `for await` over the stream itself: not every browser can. */
export async function* partsOf(response: Response, onPart?: (length: number) => void): AsyncGenerator<Bytes> {
  const reader = response.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      onPart?.(part.value.length)
      yield part.value
    }
  } finally {
    reader?.cancel().catch(() => {})
  }
}

/** @throws Trouble for every answer that no further attempt would change; TypeError and the like for the others. */
export async function accepted(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer
  if (response.ok || response.status === 416) return response
  if (response.status === 404 || response.status === 410) throw new Trouble('missing')
  if (response.status === 401 || response.status === 403) throw new Trouble('refused')
  throw new Trouble('server')
}

export interface Range {
  readonly begin: number
  /** Behind its last byte. */
  readonly end: number
  /** Of the document. */
  readonly length: number
}

/** From `Content-Range: bytes 0-65535/1234567`; `null` where the server does not say it, or does not let us read it. */
export function rangeOf(response: Response): Range | null {
  const [, ...numbers] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? []
  const [begin, last, length] = numbers.map(Number)
  return begin === undefined || last === undefined || length === undefined ? null : { begin, end: last + 1, length }
}
