/** The one client for the requests that the site's own code makes. Loaded on every interactive page: keep it small. */
import { HttpError } from './http-error.ts'
import { retry } from './retry.ts'
import { isSafeMethod, setToken } from './token.ts'

const defaultTimeoutMs = 15_000
const firstRetryMs = 300
/** Too early, too many, or a server that is briefly away: worth another try. */
const passingStatuses = [408, 425, 429, 502, 503, 504]

export interface GetOptions {
  readonly headers?: HeadersInit
  /** Ends the request; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** For one try, the whole answer included. Default 15,000. */
  readonly timeoutMs?: number
  /** Further tries after a passing failure, at growing intervals and when the network returns. Default 0; other methods than GET and HEAD have none. */
  readonly retries?: number
}

export interface RequestOptions extends GetOptions {
  /** Default GET. */
  readonly method?: string
  /** Sent as JSON. */
  readonly json?: unknown
}

/** The JSON at an address. Rejects like `requestJson`. */
export function getJson(url: string | URL, options?: GetOptions): Promise<unknown> {
  return requestJson(url, options)
}

/**
 * Sends a request and reads the JSON of its answer; `undefined` for an answer without content, also a 200 or 201.
 * Other methods than GET and HEAD to our own origin carry the token (specification, section 7).
 *
 * @throws HttpError says what went wrong; an abort by the caller rejects with the reason of its signal.
 */
export async function requestJson(url: string | URL, options: RequestOptions = {}): Promise<unknown> {
  const method = (options.method ?? 'GET').toUpperCase()
  const retries = isSafeMethod(method) ? (options.retries ?? 0) : 0
  return retry(() => exchange(method, url, options), {
    firstDelayMs: firstRetryMs,
    signal: options.signal,
    shouldRetry: (error, tries) => tries <= retries && isPassing(error),
  })
}

async function exchange(method: string, url: string | URL, options: RequestOptions): Promise<unknown> {
  const { json, signal, timeoutMs = defaultTimeoutMs } = options
  // Without a document (a build, a test in Node) there is neither an origin of our own nor a cookie.
  const page = typeof document === 'undefined' ? undefined : document
  const target = new URL(url, page?.baseURI)
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  const request: RequestInit = { method, headers }
  if (page) {
    setToken(method, target, location.origin, headers, page.cookie)
    // A redirect must not carry the token to another origin.
    if (!isSafeMethod(method) && target.origin === location.origin) request.mode = 'same-origin'
  }
  if (json !== undefined) request.body = JSON.stringify(json)

  const timeout = AbortSignal.timeout(timeoutMs)
  request.signal = signal ? AbortSignal.any([signal, timeout]) : timeout
  const label = `${method} ${target.href}`
  let response: Response
  let text: string
  try {
    response = await fetch(target.href, request)
    text = await response.text()
  } catch (cause) {
    signal?.throwIfAborted()
    if (timeout.aborted) throw new HttpError('timeout', `${label} took longer than ${timeoutMs} ms.`, { cause })
    throw new HttpError('network', `${label} failed.`, { cause })
  }

  const { status } = response
  const body = parsed(text)
  if (!response.ok) throw new HttpError('status', `${label} answered ${status}.`, { status, body })
  if (body === undefined && text !== '') {
    const type = response.headers.get('Content-Type') ?? 'nothing that it names'
    throw new HttpError('not-json', `${label} answered ${status} with ${type}, not with JSON.`, { status })
  }
  return body
}

/** `undefined` is no JSON value, so it can stand for 'not JSON'. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  return error.failure === 'network' || error.failure === 'timeout' || passingStatuses.includes(error.status)
}
