/** Starts and stops a server of a test. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RunningServer {
  /** Without a trailing slash. */
  readonly origin: string
  stop(): Promise<void>
}

/** Listens on a free port of this machine. */
export async function listen(onRequest: RequestListener): Promise<RunningServer> {
  const server = createServer(onRequest)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
