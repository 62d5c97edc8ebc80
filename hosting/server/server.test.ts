import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RequestRecord } from './server.ts'
import { type RunningServer, startServer } from './server.ts'

const largeSize = 30_000_000

let dist: string
let server: RunningServer
let records: RequestRecord[]

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Home</title>')
  await writeFile(join(dist, '404.html'), '<!doctype html><title>Not found</title>')
  await writeFile(join(dist, 'large.pdf'), '')
  await truncate(join(dist, 'large.pdf'), largeSize)
  records = []
  server = await startServer({ dist, host: '127.0.0.1', port: 0, log: (record) => records.push(record) })
})

afterEach(async () => {
  await server.close()
  await rm(dist, { recursive: true })
})

function open(path: string, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { method, agent: false }, resolve).on('error', reject).end()
  })
}

async function sizeOf(response: IncomingMessage): Promise<number> {
  let size = 0
  for await (const chunk of response) size += (chunk as Buffer).length
  return size
}

/** Writes bytes as they are and returns all that comes back until the server ends the connection. */
function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('the embedded server', () => {
  it('finishes running downloads before it ends, and takes no new ones', async () => {
    const download = await open('/large.pdf')
    const closed = server.close()
    await expect(open('/')).rejects.toThrow()
    expect(await sizeOf(download)).toBe(largeSize)
    await closed
  })

  it('ends a kept connection as soon as its download is through', async () => {
    const agent = new Agent({ keepAlive: true })
    const download = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${server.url}/large.pdf`, { agent }, resolve).on('error', reject).end()
    })
    const closed = server.close()
    expect(await sizeOf(download)).toBe(largeSize)
    await closed
    agent.destroy()
  })

  it('tells its health', async () => {
    const response = await open('/-/health')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    response.resume()
  })

  it('logs a request without what the visitor typed', async () => {
    const response = await open('/jane.doe@mail.example?token=secret')
    response.resume()
    await expect.poll(() => records).toHaveLength(1)
    expect(records[0]).toMatchObject({ method: 'GET', status: 302, file: null, aborted: false })
    expect(JSON.stringify(records)).not.toMatch(/jane|secret|127\.0\.0\.1/)
  })

  it('logs the file, the size, and a download that was left', async () => {
    const response = await open('/large.pdf')
    response.destroy()
    await expect.poll(() => records).toHaveLength(1)
    expect(records[0]).toMatchObject({ status: 200, file: 'large.pdf', bytes: largeSize, aborted: true })
  })

  it.each([
    ['no request at all', 'nonsense\r\n\r\n', '400'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['oversized headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['a body that is never read', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n', '405'],
  ])('refuses %s and ends the connection', async (_name, text, status) => {
    const answer = await speak(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('connection: close')
  })

  it('serves a whole address as request target, and follows no other host', async () => {
    const answer = await speak('GET http://evil.example/anything HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 302 [\s\S]*\r\nLocation: \/#alamat=anything\r\n/)
  })

  it('answers with what has come to its folder once it has read that again', async () => {
    const sizeOfHome = async () => sizeOf(await open('/'))
    const before = await sizeOfHome()
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>Home, built once more</title>')
    expect(await sizeOfHome()).toBe(before)
    await server.readAgain()
    expect(await sizeOfHome()).toBe(before + ', built once more'.length)
  })

  it('says 500 and goes on when a file has gone', async () => {
    const reported: unknown[] = []
    const { error } = console
    console.error = (...values) => reported.push(...values)
    await rm(join(dist, 'index.html'))
    const response = await open('/')
    response.resume()
    expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-cache'])
    expect((await open('/-/health')).statusCode).toBe(200)
    console.error = error
    expect(String(reported)).toContain('ENOENT')
  })
})
