/** Two real origins for the HTTP client: one serves a page with the client on it, both note what reaches them. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { listen } from './listen.ts'

interface NotedRequest {
  readonly method: string
  readonly path: string
  /** The value of `X-XSRF-TOKEN`; `null` when the request has none. */
  readonly token: string | null
}

export interface HttpServers {
  /** The page's own origin. `/page/` holds `requestJson`; `/page/away` redirects to the other origin. */
  readonly own: string
  readonly other: string
  /** What reached either origin, in order, without the browser's own questions (preflights). */
  readonly noted: NotedRequest[]
  stop(): Promise<void>
}

const page = `<!doctype html><title>Client</title>
<script type="module">import { requestJson } from '/src/http/client.ts'; window.requestJson = requestJson</script>`

export async function startHttpServers(): Promise<HttpServers> {
  const noted: NotedRequest[] = []
  const note = (request: IncomingMessage, path: string) => {
    const token = request.headers['x-xsrf-token']
    noted.push({ method: request.method ?? '', path, token: typeof token === 'string' ? token : null })
  }

  /** Willing to take anything from anywhere, so that only the client keeps the token from it. */
  const other = await listen((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Methods', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    if (request.method !== 'OPTIONS') note(request, request.url ?? '')
    sendEmpty(response)
  })

  const onRequest: RequestListener = (request, response) => {
    const path = request.url ?? ''
    if (path === '/page/') response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
    else if (path === '/favicon.ico') sendEmpty(response)
    else if (/^\/src\/http\/[a-z-]+\.ts$/.test(path)) {
      const script = stripTypeScriptTypes(readFileSync(path.slice(1), 'utf8'))
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    } else {
      note(request, path)
      if (path === '/page/away') response.writeHead(307, { Location: `${other.origin}/caught` }).end()
      else sendEmpty(response)
    }
  }
  const own = await listen(onRequest)

  return {
    own: own.origin,
    other: other.origin,
    noted,
    async stop() {
      await own.stop()
      await other.stop()
    },
  }
}

function sendEmpty(response: ServerResponse): void {
  response.writeHead(204).end()
}
