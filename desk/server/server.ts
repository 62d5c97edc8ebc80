/** The desk over HTTP, for this machine alone. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { EntryName, Values } from '../files/entries.ts'
import { type Desk, DeskError } from './desk.ts'
import { inIndonesian } from './sentences.ts'

export interface PageFile {
  readonly type: string
  readonly text: string
}

export interface ServerOptions {
  readonly desk: Desk
  /** The built page, by address. */
  readonly page: ReadonlyMap<string, PageFile>
  readonly port: number
  /** Where the site is shown beside the form. */
  readonly preview?: string
  /** Further addresses under which the desk is reached, as through a forwarded port. */
  readonly origins?: readonly string[]
}

/** A PDF of 25 MB in base64. */
const largestRequest = 36_000_000

/** Starts the server; the promise is kept once it listens. */
export async function startServer({ desk, page, port, preview, origins = [] }: ServerOptions) {
  const server = createServer((request, response) => {
    const { port: own } = server.address() as { port: number }
    const known = [`http://127.0.0.1:${own}`, `http://localhost:${own}`, ...origins]
    const refused = refusal(request.method ?? '', request.headers, known)
    for (const [name, value] of Object.entries(headers(preview))) response.setHeader(name, value)
    if (refused) {
      refuse(response, 403, refused)
      return
    }
    answer(desk, page, preview, request, response).catch((error: unknown) => {
      const isHers = error instanceof DeskError
      if (!isHers) console.error(error)
      refuse(response, isHers ? 400 : 500, error instanceof Error ? error.message : String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: own } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${own}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** No third party, no frame around the desk, and scripts from its own files alone. */
function headers(preview: string | undefined): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      `frame-src ${preview ?? "'none'"}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  }
}

async function answer(
  desk: Desk,
  page: ServerOptions['page'],
  preview: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk')
  if (request.method === 'GET') {
    if (pathname === '/api/overview') return send(response, 200, { ...desk.overview(), preview })
    if (pathname === '/api/entry') return send(response, 200, desk.open(entryName(Object.fromEntries(searchParams))))
    const file = page.get(pathname === '/' ? '/index.html' : pathname)
    if (!file) return refuse(response, 404, 'There is no such page.')
    response.setHeader('Content-Type', file.type)
    response.end(file.text)
    return
  }
  if (request.method !== 'POST') return refuse(response, 405, 'Only GET and POST are answered.')
  const body = await readJson(request)
  switch (pathname) {
    case '/api/check':
      return send(response, 200, await desk.check(entryName(body), body['values'] as Values))
    case '/api/save':
      return send(response, 200, await desk.save(entryName(body), body['values'] as Values, String(body['revision'])))
    case '/api/new':
      return send(response, 200, { files: desk.make(String(body['what']), String(body['id'])) })
    case '/api/remove':
      return send(response, 200, { errors: await desk.remove(entryName(body)) })
    case '/api/rename':
      desk.rename(entryName(body), String(body['to']))
      return send(response, 200, {})
    case '/api/document':
      desk.putDocument(String(body['id']), String(body['base64']))
      return send(response, 200, {})
    case '/api/picture':
      return send(response, 200, { path: desk.addPicture(String(body['name']), String(body['base64'])) })
    default:
      return refuse(response, 404, 'There is no such page.')
  }
}

function entryName({ group, id }: Readonly<Record<string, unknown>>): EntryName {
  return { group: String(group) as EntryName['group'], id: String(id) }
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > largestRequest) throw new DeskError('This is too large.')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** In both languages of the desk, where the sentence is one that an editor gets to see. */
function refuse(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { en: message, id: inIndonesian(message) } })
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(body))
}

/**
 * Why a request is refused; undefined where it is the desk's own.
 *
 * A page of another site can send requests to this machine, and a name of the outside can be made to lead here (DNS
 * rebinding). So the host must be one of ours, and what changes something must come from our own page.
 * @param origins the addresses of the desk: `http://127.0.0.1:4400`
 */
export function refusal(method: string, headers: IncomingHttpHeaders, origins: readonly string[]): string | undefined {
  const hosts = origins.map((origin) => new URL(origin).host)
  if (!hosts.includes(headers.host ?? '')) return 'The desk answers at its own address only.'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'The desk answers its own page only.'
  if (method === 'GET' || method === 'HEAD') return undefined
  if (!origins.includes(headers.origin ?? '')) return 'The desk answers its own page only.'
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return 'The desk reads JSON only.'
  return undefined
}
