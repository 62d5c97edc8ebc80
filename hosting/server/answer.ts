/** Answers one request: the policy decides, HTTP's rules refine, the bytes follow. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Output } from '../build/read-output.ts'
import { resolveAddress } from '../policy/addresses.ts'
import { type Headers, headersOfFile, headersWithoutFile, type Transport } from '../policy/headers.ts'
import type { Published } from '../policy/published.ts'
import type { OpenBody } from './file-bodies.ts'
import { chooseRepresentation } from './representation.ts'

/** Where load balancers ask: 200 'ok', or 503 'closing' while the last downloads finish. Two names deep, so that the
 * specification's fallback for single names stays whole. */
const healthPath = '/-/health'

export interface AnswerContext {
  readonly output: Output
  readonly open: OpenBody
  readonly headersOf: FileHeaders
  readonly isClosing: () => boolean
}

/** What the log learns of an answer: filled before the first byte is sent. */
export interface AnswerNotes {
  /** The published file that the answer carries. */
  file: string | null
  /** Size of the body that was announced. */
  bytes: number
}

/** Resolves when the answer is handed to the system. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  context: AnswerContext,
  notes: AnswerNotes,
): Promise<void> {
  const { published, files } = context.output
  const transport = transportOf(request)
  const method = request.method ?? ''
  const { path, query } = splitTarget(request.url ?? '')

  // A request with a body closes the connection: the body is never read.
  if (context.isClosing() || hasBody(request)) response.setHeader('Connection', 'close')

  if (method !== 'GET' && method !== 'HEAD') {
    return sendText(
      response,
      notes,
      405,
      { ...headersWithoutFile(transport), Allow: 'GET, HEAD' },
      'Method not allowed.',
    )
  }
  if (path === healthPath) return sendHealth(response, notes, transport, context.isClosing())

  const decision = resolveAddress(path, published)
  switch (decision.kind) {
    case 'refused':
      return sendText(response, notes, decision.status, headersWithoutFile(transport), 'This address cannot be read.')
    case 'redirect': {
      const [target, fragment] = decision.location.split('#')
      const location = target + query + (fragment === undefined ? '' : `#${fragment}`)
      return sendText(
        response,
        notes,
        decision.status,
        { ...headersWithoutFile(transport), Location: location },
        location,
      )
    }
    case 'file':
    case 'not-found': {
      const file = files.get(decision.file)
      if (!file) return sendText(response, notes, 404, headersWithoutFile(transport), 'Not found.')
      const isMissing = decision.kind === 'not-found'
      // Conditions and ranges belong to what was asked for, and that does not exist.
      const requestHeaders = isMissing ? { 'accept-encoding': request.headers['accept-encoding'] } : request.headers
      const { status, headers, body } = chooseRepresentation(file, method, requestHeaders)
      const carriesFile = body !== null || status === 304
      const policyHeaders = carriesFile ? context.headersOf(decision.file, transport) : headersWithoutFile(transport)
      notes.file = decision.file
      notes.bytes = method === 'GET' && body ? body.end - body.start + 1 : 0
      const send = body && method === 'GET' ? await context.open(body) : null
      response.writeHead(isMissing ? 404 : status, { ...policyHeaders, ...headers })
      if (send) await send(response)
      else response.end()
    }
  }
}

function transportOf(request: IncomingMessage): Transport {
  const forwarded = request.headers['x-forwarded-proto']
  return { overTls: String(forwarded).split(',')[0]?.trim() === 'https' }
}

/** The path and the query (with its `?`) of a request's target, which may be a whole address (RFC 9112, section 3.2.2). */
function splitTarget(target: string): { path: string; query: string } {
  const relative = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(relative) ?? []
  // Only what may stand in a header is handed on to the redirect.
  return { path: path === '' && relative !== target ? '/' : path, query: /^[\x21-\x7e]*$/.test(query) ? query : '' }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function sendHealth(response: ServerResponse, notes: AnswerNotes, transport: Transport, isClosing: boolean): void {
  const headers = { ...headersWithoutFile(transport), 'Cache-Control': 'no-store' }
  sendText(response, notes, isClosing ? 503 : 200, headers, isClosing ? 'closing' : 'ok')
}

function sendText(response: ServerResponse, notes: AnswerNotes, status: number, headers: Headers, text: string): void {
  const body = `${text}\n`
  notes.bytes = Buffer.byteLength(body)
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': notes.bytes,
  })
  response.end(body)
}

/** Works the policy's headers out once for each file: they are the same for all its visitors. */
type FileHeaders = (file: string, transport: Transport) => Headers

export function createFileHeaders(published: Published): FileHeaders {
  const known = { plain: new Map<string, Headers>(), tls: new Map<string, Headers>() }
  return (file, transport) => {
    const memory = transport.overTls ? known.tls : known.plain
    const headers = memory.get(file) ?? headersOfFile(file, published, transport)
    memory.set(file, headers)
    return headers
  }
}
