/** Serves the contenders and the document, compressed as a host would, the document late by a fixed delay. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliCompressSync, constants } from 'node:zlib'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}

export interface RangeServer {
  readonly origin: string
  /** Bytes of all answers' bodies since it was last set to 0, as they went over the wire. */
  sentBytes: number
  stop(): void
}

/**
 * @param folders looked through in this order.
 * @param delayMs before each answer with bytes of the document.
 */
export async function startRangeServer(
  folders: readonly string[],
  document: Uint8Array,
  delayMs: number,
): Promise<RangeServer> {
  const compressed = new Map<string, Buffer>()
  function* counted(part: Uint8Array): Generator<Uint8Array> {
    for (let position = 0; position < part.length; position += 65_536) {
      const piece = part.subarray(position, position + 65_536)
      running.sentBytes += piece.length
      yield piece
    }
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    response.on('error', () => {})
    if (path === '/documents/large.pdf') {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      const [, first = '0', last = String(document.length - 1)] =
        /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
      const part = document.subarray(Number(first), Number(last) + 1)
      response.writeHead(request.headers.range ? 206 : 200, {
        'Accept-Ranges': 'bytes',
        'Content-Length': part.length,
        'Content-Type': 'application/pdf',
        ...(request.headers.range && {
          'Content-Range': `bytes ${first}-${Number(first) + part.length - 1}/${document.length}`,
        }),
      })
      // In pieces, so that bytes that the browser no longer wants are not counted; it may go at any moment.
      await pipeline(Readable.from(counted(part)), response).catch(() => {})
      return
    }
    const body = await fileOf(folders, extname(path) ? path : `${path}.html`)
    if (!body) return void response.writeHead(404).end()
    if (!compressed.has(path)) {
      compressed.set(path, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    }
    const encoded = compressed.get(path) ?? body
    running.sentBytes += encoded.length
    const type = contentTypes[extname(path) || '.html'] ?? 'application/octet-stream'
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': encoded.length })
      .end(encoded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running: RangeServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: 0,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return running
}

async function fileOf(folders: readonly string[], path: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const body = await readFile(join(folder, path)).catch(() => null)
    if (body) return body
  }
  return null
}
