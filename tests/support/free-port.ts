/** For programs that cannot take any free port by themselves. */

import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
