/**
 * A small server with accounts, for the journeys of the account dialogs. It checks the token rule as a real one would,
 * answers each outcome at will (the user name says which), and passes everything else on to the site.
 */
import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { listen, type RunningServer } from './listen.ts'

export const goodPassword = 'sinar-bulan-7'

const token = 'a+b=c'

interface ReceivedForm {
  readonly path: string
  readonly values: Readonly<Record<string, unknown>>
  readonly headers: IncomingMessage['headers']
}

export interface AccountServer extends RunningServer {
  /** Every form that arrived, in order. */
  readonly received: ReceivedForm[]
}

/** @param site the origin that serves the pages. */
export async function startAccountServer(site: string): Promise<AccountServer> {
  const received: ReceivedForm[] = []
  const server = await listen(async (request, response) => {
    const path = request.url ?? '/'
    if (request.method !== 'POST') {
      passOn(request, response, site)
      return
    }
    let body = ''
    for await (const chunk of request) body += chunk
    const values = JSON.parse(body) as Record<string, unknown>
    const { username, password } = values
    received.push({ path, values, headers: request.headers })
    if (request.headers['x-xsrf-token'] !== token) answer(response, 403)
    else if (username === 'too-often') answer(response, 429)
    else if (username === 'broken') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Oops')
    // Says nothing: the visitor's patience ends first.
    else if (username === 'silent') return
    else if (path === '/api/register') answerRegister(values, response)
    else answer(response, password === goodPassword ? 204 : 401)
  })
  return { ...server, received }
}

function answerRegister(values: Readonly<Record<string, unknown>>, response: ServerResponse): void {
  const { email } = values
  if (email === 'taken@contoh.example') {
    answer(response, 422, { errors: { email: 'Email ini sudah terdaftar.', unknownField: 'x' } })
  } else answer(response, 201, {})
}

function answer(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body ? JSON.stringify(body) : undefined)
}

function passOn(request: IncomingMessage, response: ServerResponse, site: string): void {
  const onward = sendRequest(new URL(request.url ?? '/', site), { headers: request.headers }, (reply) => {
    const cookie = `XSRF-TOKEN=${encodeURIComponent(token)}; Path=/; SameSite=Strict`
    response.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'Set-Cookie': cookie })
    reply.pipe(response)
  })
  onward.on('error', () => response.writeHead(502).end())
  onward.end()
}
