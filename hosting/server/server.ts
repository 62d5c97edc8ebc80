/** The embedded server: Node's HTTP server with the policy's answers, limits and an orderly end. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { readOutput } from '../build/read-output.ts'
import { headersWithoutFile } from '../policy/headers.ts'
import { type AnswerContext, type AnswerNotes, answer, createFileHeaders } from './answer.ts'
import { createBodyOpener } from './file-bodies.ts'

/**
 * One JSON line a request. No personal data: no network address, no browser name, no query, and of the path only the
 * published file that it led to; what visitors typed themselves is not kept.
 */
export interface RequestRecord {
  readonly method: string
  readonly status: number
  readonly file: string | null
  /** Body bytes that were announced. */
  readonly bytes: number
  /** From the request's headers to the answer's end, in milliseconds. */
  readonly duration: number
  /** Whether the visitor left before the end. */
  readonly aborted: boolean
}

type WriteLog = (record: RequestRecord) => void

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']

export function logLine(record: RequestRecord, time: Date): string {
  const method = methods.includes(record.method) ? record.method : 'other'
  return JSON.stringify({ time: time.toISOString(), ...record, method })
}

/** What one client may take of the server. Times in milliseconds. */
export const defaultLimits = {
  /** Request line and headers together, in bytes; a browser sends about 1,000. */
  maxHeaderSize: 8 * 1024,
  /** A client that has not sent its headers by then is let go. */
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 2_000,
  /** A connection on which nothing moves, in either direction, is let go: also a reader who has stopped reading. */
  inactivityTimeout: 30_000,
  /** Longer than the 60 s of common load balancers, so that they end an idle connection first. */
  keepAliveTimeout: 65_000,
  /** Downloads that are running at shutdown may take this long. */
  shutdownTimeout: 30_000,
}

export type Limits = Readonly<typeof defaultLimits>

export interface ServerOptions {
  /** The builder's output folder. It is read once, and again when that is asked for. */
  readonly dist: string
  readonly host: string
  /** 0: any free one. */
  readonly port: number
  readonly log?: WriteLog
  /** Where a client or an end must wait less than `limits` say. */
  readonly limits?: Partial<Limits>
}

export interface RunningServer {
  /** `http://localhost:3000`, without a trailing slash. */
  readonly url: string
  /** Answers from now on with what is in the output folder now. @throws as `startServer` */
  readAgain(): Promise<void>
  /** Takes no new connection, lets running downloads finish (for `shutdownTimeout` at most), then resolves. */
  close(): Promise<void>
}

/**
 * Starts the embedded server.
 * @throws the error of `listen`, or of reading the output folder.
 */
export async function startServer({
  dist,
  host,
  port,
  log = () => {},
  limits = {},
}: ServerOptions): Promise<RunningServer> {
  const { inactivityTimeout, shutdownTimeout, ...httpLimits } = { ...defaultLimits, ...limits }
  let isClosing = false
  const read = async (): Promise<AnswerContext> => {
    const output = await readOutput(dist)
    return {
      output,
      open: createBodyOpener(),
      headersOf: createFileHeaders(output.published),
      isClosing: () => isClosing,
    }
  }
  let context = await read()
  const server = createServer(httpLimits, (request, response) => {
    // A connection whose download has ended during the shutdown would be kept open for the next request.
    response.once('close', () => {
      if (isClosing) setImmediate(() => server.closeIdleConnections())
    })
    void respond(request, response, context, log)
  })
  server.timeout = inactivityTimeout
  server.on('clientError', refuse)
  await listen(server, port, host)

  const close = () =>
    new Promise<void>((resolve) => {
      isClosing = true
      const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeout)
      server.close(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  return {
    url: `http://${shownHost(host)}:${(server.address() as AddressInfo).port}`,
    readAgain: async () => {
      context = await read()
    },
    close,
  }
}

async function respond(request: IncomingMessage, response: ServerResponse, context: AnswerContext, log: WriteLog) {
  const start = performance.now()
  const notes: AnswerNotes = { file: null, bytes: 0 }
  response.once('close', () => {
    log({
      method: request.method ?? '',
      status: response.statusCode,
      ...notes,
      duration: Math.round(performance.now() - start),
      aborted: !response.writableFinished,
    })
  })
  try {
    await answer(request, response, context, notes)
  } catch (error) {
    // The client closed the connection: no answer can be sent.
    if (response.destroyed) return
    console.error(error)
    if (response.headersSent) response.destroy()
    else response.writeHead(500, headersWithoutFile({ overTls: false })).end()
  }
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what Node's parser could not read as a request. */
function refuse(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const headers = Object.entries({
    ...headersWithoutFile({ overTls: false }),
    'Content-Length': '0',
    Connection: 'close',
  })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${refusals[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines}\r\n`)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
