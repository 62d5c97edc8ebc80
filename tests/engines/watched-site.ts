/**
 * The built site on the embedded server with its real headers, and two ears: one on this side for answers that fail,
 * one in the page for console output, errors and breaches of the policy. For the second, the head of every page begins
 * with one more script from the site itself, which the policy allows; no protocol reports all of that in every engine.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startServer } from '../../hosting/server/server.ts'

const earPath = '/-/ear.js'

export interface WatchedSite {
  readonly origin: string
  /** The status of every answer by its path; whoever opens a page empties it. */
  readonly answers: Map<string, number>
  close(): Promise<void>
}

export async function watchSite(dist: string): Promise<WatchedSite> {
  const site = await startServer({ dist, host: '127.0.0.1', port: 0 })
  const sitePort = Number(new URL(site.url).port)
  const answers = new Map<string, number>()

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === earPath) return sendEar(outgoing)
    const { pathname } = new URL(incoming.url ?? '', 'http://site')
    forward(incoming, sitePort, async (reply) => {
      const status = reply.statusCode ?? 0
      answers.set(pathname, status)
      const isPage = reply.headers['content-type']?.startsWith('text/html') && incoming.method === 'GET'
      if (!isPage || status === 304) {
        outgoing.writeHead(status, reply.headers)
        reply.pipe(outgoing)
        return
      }
      const { 'content-length': _length, etag: _etag, ...headers } = reply.headers
      outgoing.writeHead(status, headers)
      outgoing.end((await text(reply)).replace('<head>', `<head><script src="${earPath}"></script>`))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    async close() {
      server.closeAllConnections()
      server.close()
      await site.close()
    },
  }
}

function forward(incoming: IncomingMessage, port: number, onReply: (reply: IncomingMessage) => void): void {
  const { 'accept-encoding': _encoding, ...headers } = incoming.headers
  const outgoing = request(
    { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers, agent: false },
    onReply,
  )
  outgoing.on('error', () => incoming.destroy())
  incoming.pipe(outgoing)
}

function sendEar(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  response.end(`(${listen})()`)
}

/** Runs in the page before everything else. What it reports is read from `window.reported`. */
function listen(): void {
  const reported: string[] = []
  Object.assign(window, { reported })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reported.push(`policy: ${effectiveDirective} ${blockedURI}`)
  })
  addEventListener('error', ({ message }) => reported.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => reported.push(`rejected: ${reason}`))
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[level] = (...values: unknown[]) => reported.push(`${level}: ${values.join(' ')}`)
  }
}
