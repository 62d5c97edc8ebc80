/** What one client may take, against a real server whose limits are short. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Limits, RequestRecord } from './server.ts'
import { type RunningServer, startServer } from './server.ts'

let dist: string
let server: RunningServer
let records: RequestRecord[]

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Home</title>')
  await writeFile(join(dist, 'large.pdf'), Buffer.alloc(30_000_000, 'a'))
})

afterAll(() => rm(dist, { recursive: true }))

afterEach(() => server.close())

async function serve(limits: Partial<Limits>): Promise<void> {
  records = []
  const log = (record: RequestRecord) => records.push(record)
  server = await startServer({ dist, host: '127.0.0.1', port: 0, log, limits })
}

function open(): Socket {
  return connect(Number(new URL(server.url).port), '127.0.0.1')
}

/** All that comes until the server ends the connection. */
function untilEnd(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}

/** A visitor on a connection of their own. */
async function visit(): Promise<string> {
  const socket = open()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  return untilEnd(socket)
}

const soon = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }

describe('slow and silent clients', () => {
  it('are let go with 408 when they do not finish their headers, and others are served meanwhile', async () => {
    await serve(soon)
    const slow = Array.from({ length: 50 }, open)
    const ends = slow.map(untilEnd)
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    expect(await visit()).toMatch(/^HTTP\/1\.1 200 /)
    for (const answer of await Promise.all(ends)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
      expect(answer).toContain("Content-Security-Policy: default-src 'none'")
    }
  })

  it('are let go when they send one header after the other without an end', async () => {
    await serve(soon)
    const socket = open()
    const end = untilEnd(socket)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
    const drip = setInterval(() => socket.writable && socket.write('X-A: b\r\n'), 20)
    expect(await end).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  it('are answered at once when they announce a body, which is never waited for', async () => {
    await serve({})
    const socket = open()
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\na')
    expect(await untilEnd(socket)).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('are let go when they say nothing at all', async () => {
    await serve({ inactivityTimeout: 50 })
    expect(await untilEnd(open())).toBe('')
  })

  it('are let go when they stop reading a download', async () => {
    await serve({ inactivityTimeout: 100 })
    const socket = open()
    socket.pause()
    socket.write('GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => records).toHaveLength(1)
    expect(records[0]).toMatchObject({ file: 'large.pdf', aborted: true })
    socket.destroy()
  })

  it('lose a connection that they keep open and no longer use', async () => {
    await serve({ keepAliveTimeout: 1 })
    const socket = open()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(await untilEnd(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('the end', () => {
  it('does not wait for ever for a download that is not read', async () => {
    await serve({ shutdownTimeout: 50 })
    const socket = open()
    const closed = untilEnd(socket)
    socket.write('GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    await server.close()
    await expect.poll(() => records).toMatchObject([{ aborted: true }])
    socket.resume()
    await closed
  })

  it('tells 503 on its health address to a connection that is still open', async () => {
    await serve({})
    const socket = open()
    const answers = untilEnd(socket)
    socket.write('GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    const closed = server.close()
    socket.write('GET /-/health HTTP/1.1\r\nHost: a\r\n\r\n')
    socket.resume()
    expect((await answers).slice(30_000_000)).toMatch(/HTTP\/1\.1 503 [\s\S]*\r\nclosing\n/)
    await closed
  })
})
