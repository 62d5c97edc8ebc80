import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { checkLinks, linkReport } from './check-links.ts'

const server = createServer((request, response) => {
  switch (request.url) {
    case '/good':
      return response.end('text')
    case '/get-only':
      response.statusCode = request.method === 'HEAD' ? 405 : 200
      return response.end()
    case '/moved':
      response.writeHead(301, { location: '/good' })
      return response.end()
    case '/slow':
      return
    default:
      response.statusCode = 404
      return response.end()
  }
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('tells good, moved, slow and dead addresses apart', async () => {
  const paths = ['/good', '/get-only', '/moved', '/slow', '/gone']
  // Port 1 is refused at once on a machine without a service there.
  const addresses = [...paths.map((path) => origin + path), 'http://127.0.0.1:1/']
  const results = await checkLinks(addresses, 300)
  expect(paths.map((path) => results.get(origin + path)?.state)).toEqual(['good', 'good', 'moved', 'slow', 'dead'])
  expect(linkReport(results)).toEqual([
    expect.stringMatching(/^dead {3}http:\/\/127\.0\.0\.1:1\/ \(/),
    `dead   ${origin}/gone (status 404)`,
    `moved  ${origin}/moved -> ${origin}/good`,
    `slow   ${origin}/slow`,
  ])
})

test('a host that takes no connection in time is slow', async () => {
  const cause = Object.assign(new Error('Connect Timeout Error'), { code: 'UND_ERR_CONNECT_TIMEOUT' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }))
  expect((await checkLinks([origin], 300)).get(origin)).toEqual({ state: 'slow' })
})
