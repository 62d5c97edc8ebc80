/** Serves the development pages under the site's real policy, and documents as well and as badly as servers do. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { pagePolicy, workerPolicy } from '../../../hosting/policy/content-security-policy.ts'
import type { Published } from '../../../hosting/policy/published.ts'
import { developmentBuild } from '../development-build.ts'
import { inlineHashes } from './inline-hashes.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

export interface DocumentServer {
  /** Documents by name, served below `/documents/` with ranges and below `/whole/` without. */
  readonly documents: Map<string, Uint8Array>
  /** The requests for documents since the last test, `GET /documents/a.pdf bytes=0-65535`. */
  readonly requests: string[]
  /** Answers requests for documents; a request that it does not take goes its usual way. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
}

export function createDocumentServer(): DocumentServer & {
  readonly onRequest: (request: IncomingMessage, response: ServerResponse) => void
} {
  const server: DocumentServer = { documents: new Map(), requests: [], intercept: null }
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const [, way = '', name = ''] = /^\/(documents|whole)\/(.*)$/.exec(path) ?? []
    // Browsers ask for it by themselves.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    if (way === '') return answerWithSite(path, response)
    server.requests.push(`${request.method} ${path} ${request.headers.range ?? ''}`.trim())
    if (server.intercept?.(request, response)) return
    const bytes = server.documents.get(name)
    if (bytes) answerWithDocument(bytes, way === 'documents', request.headers.range, response)
    else response.writeHead(404).end()
  }
  return Object.assign(server, { onRequest })
}

function answerWithDocument(
  bytes: Uint8Array,
  hasRanges: boolean,
  requestedRange: string | undefined,
  response: ServerResponse,
): void {
  const range = hasRanges ? requestedRange : undefined
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined) {
    const ranges = hasRanges && { 'Accept-Ranges': 'bytes' }
    const headers = { 'Content-Type': 'application/pdf', 'Content-Length': bytes.length, ...ranges }
    response.writeHead(200, headers).end(bytes)
    return
  }
  if (Number(first) >= bytes.length) {
    response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end()
    return
  }
  const part = bytes.subarray(Number(first), last ? Number(last) + 1 : undefined)
  response
    .writeHead(206, {
      'Content-Type': 'application/pdf',
      'Content-Length': part.length,
      'Content-Range': `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`,
    })
    .end(part)
}

function answerWithSite(path: string, response: ServerResponse): void {
  const file = join(developmentBuild, normalize(extname(path) === '' ? `${path}.html` : path))
  try {
    const body = readFileSync(file)
    const type = contentTypes[extname(file)] ?? 'application/octet-stream'
    // As on the site: what is named after its content is asked for once in a visit.
    const caching = path.startsWith('/assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }
    response.writeHead(200, { 'Content-Type': type, ...caching, ...policyOf(file, body) }).end(body)
  } catch {
    response.writeHead(404).end()
  }
}

function policyOf(file: string, body: Buffer): Readonly<Record<string, string>> {
  const hashes = file.endsWith('.html') ? inlineHashes(body.toString()) : { scripts: [], styles: [] }
  const published: Published = {
    languages: ['id', 'en'],
    files: new Set(),
    pages: { scriptHashes: hashes.scripts, styleHashes: hashes.styles, withVideo: new Set(), hasViewer: true },
    pdfResourcesHost: null,
  }
  if (file.endsWith('.html')) {
    return { 'Content-Security-Policy': pagePolicy(published, { overTls: false, withVideo: false }) }
  }
  return file.includes('pdf.worker') ? { 'Content-Security-Policy': workerPolicy(published, { overTls: false }) } : {}
}
