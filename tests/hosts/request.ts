/** Requests as they are: nothing is normalized on the way, as `fetch` would. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Opens connections as needed and keeps them for the next request. */
export type Send = (path: string, options?: RequestOptions) => Promise<Reply>

export interface Connection {
  readonly send: Send
  close(): void
}

/** @param origin `http://127.0.0.1:3101` */
export function connect(origin: string): Connection {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })

  const sendOnce: Send = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const outgoing = request({ agent, hostname, port, path, method, headers, timeout: 20_000 }, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) })
        })
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // A kept connection that the host has just ended says nothing about this request: ask once more.
        if (error.code === 'ECONNRESET' && outgoing.reusedSocket)
          resolve(sendOnce(path, { method, headers, ...(body ? { body } : {}) }))
        else reject(error)
      })
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within 20 s: ${method} ${path}`)))
      outgoing.end(body)
    })

  return { send: sendOnce, close: () => agent.destroy() }
}

/** An address as it stands in a request line. Every character is encoded that may be: Cloudflare redirects to that form. */
export function asPath(address: string): string {
  return address.split('/').map(encodeURIComponent).join('/')
}
