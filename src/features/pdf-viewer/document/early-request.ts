/**
 * The first request for a document, sent while the viewer's own code is still on its way: on a slow connection that is
 * the longest wait. Whoever opens the document takes the answer over.
 */
import { mayFetchAhead } from './fetch-ahead.ts'

/** The beginning of a document in bytes, two of the library's units: in most documents the first page lies in it. */
export const firstLength = 131_072

export interface AddressRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly credentials?: RequestCredentials | undefined
}

interface EarlyRequest {
  readonly response: Promise<Response>
  readonly controller: AbortController
}

const early = new Map<string, EarlyRequest>()

/** Asks for the beginning of a document. The returned function gives up, unless the answer was taken over. */
export function askEarly(request: AddressRequest): () => void {
  const key = keyOf(request)
  const controller = new AbortController()
  const response = fetchStart(request, controller.signal)
  response.catch(() => {})
  early.set(key, { response, controller })
  return () => {
    if (early.get(key)?.controller !== controller) return
    early.delete(key)
    controller.abort()
  }
}

/** The answer to an early request for the same document, once; `undefined` where there is none. */
export function takeEarly(request: AddressRequest, signal: AbortSignal): Promise<Response> | undefined {
  const key = keyOf(request)
  const found = early.get(key)
  if (!found) return undefined
  early.delete(key)
  signal.addEventListener('abort', () => found.controller.abort(signal.reason), { once: true })
  return found.response
}

/** Asks for a document from its beginning: to its end, which is not waited for; where data are dear, for the first bytes. */
export function fetchStart(request: AddressRequest, signal: AbortSignal): Promise<Response> {
  return fetchBytes(request, { begin: 0, ...(!mayFetchAhead() && { end: firstLength }) }, signal)
}

/** Asks for the bytes from `begin` to before `end` or the document's end; without a range for the whole document. */
export function fetchBytes(
  { url, headers, credentials = 'same-origin' }: AddressRequest,
  range: { readonly begin: number; readonly end?: number } | null,
  signal: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Response> {
  const all = new Headers(headers)
  if (range) all.set('Range', `bytes=${range.begin}-${range.end === undefined ? '' : range.end - 1}`)
  // biome-ignore lint/style/noRestrictedGlobals: bytes in ranges, by GET alone; the client of src/http is for JSON.
  return fetch(url, { headers: all, credentials, signal, cache })
}

function keyOf({ url, headers, credentials }: AddressRequest): string {
  return JSON.stringify([url, headers, credentials])
}
