/** The desk over HTTP, for this machine alone. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { EntryName, Values } from '../files/entries.ts'
import { type Desk, DeskError } from './desk.ts'
import { refusal } from './guard.ts'

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

/** A long article in both languages, or a picture. */
const largestRequest = 2_000_000

/** Starts the server; the promise is kept once it listens. */
export async function startServer({ desk, page, port, preview, origins = [] }: ServerOptions) {
  const server = createServer((request, response) => {
    const { port: own } = server.address() as { port: number }
    const known = [`http://127.0.0.1:${own}`, `http://localhost:${own}`, ...origins]
    const refused = refusal(request.method ?? '', request.headers, known)
    for (const [name, value] of Object.entries(headers(preview))) response.setHeader(name, value)
    if (refused) {
      send(response, 403, { error: refused })
      return
    }
    answer(desk, page, preview, request, response).catch((error: unknown) => {
      const told = error instanceof DeskError
      if (!told) console.error(error)
      send(response, told ? 400 : 500, { error: error instanceof Error ? error.message : String(error) })
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
    if (!file) return send(response, 404, { error: 'There is no such page.' })
    response.setHeader('Content-Type', file.type)
    response.end(file.text)
    return
  }
  if (request.method !== 'POST') return send(response, 405, { error: 'Only GET and POST are answered.' })
  const body = await readJson(request)
  switch (pathname) {
    case '/api/check':
      return send(response, 200, await desk.check(entryName(body), body['values'] as Values))
    case '/api/save':
      return send(response, 200, await desk.save(entryName(body), body['values'] as Values, String(body['revision'])))
    case '/api/new':
      return send(response, 200, { files: desk.make(String(body['what']), String(body['id'])) })
    case '/api/picture':
      return send(response, 200, { path: desk.addPicture(String(body['name']), String(body['base64'])) })
    default:
      return send(response, 404, { error: 'There is no such page.' })
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

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(body))
}
