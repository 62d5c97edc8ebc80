/** The end under load, as a service manager brings it about: SIGTERM to the process that serves. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultLimits } from './server.ts'

const page = `<!doctype html><title>Home</title><p>${'Whole. '.repeat(20_000)}`
const downloadSize = 30_000_000
const clients = 20
const downloads = 3

let site: string
let child: ChildProcess
let port: number

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(site, 'index.html'), page)
  await writeFile(join(site, 'large.pdf'), Buffer.alloc(downloadSize, 'a'))
  child = spawn(process.execPath, ['hosting/server/main.ts', site], {
    env: { ...process.env, PORT: '0', LOG: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  port = Number(new URL(String(address).trim()).port)
})

afterEach(async () => {
  child.kill('SIGKILL')
  await rm(site, { recursive: true })
})

/** One request; rejects where no answer begins. */
function ask(path: string, agent: Agent | false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, resolve).on('error', reject)
  })
}

/**
 * Asks for the page again and again on a kept connection until no answer begins any more: the kept connection was ended
 * between two requests, or a new one is refused. An answer that began and broke off rejects.
 * @param onAnswer is told after each whole answer
 */
async function keepAsking(onAnswer: (body: string) => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const answer = await ask('/', agent).catch(() => undefined)
    if (!answer) break
    onAnswer(await text(answer))
  }
  agent.destroy()
}

/** All that comes until the connection ends, be it by an error. */
function untilEnd(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
}

/** A reader who has the first bytes of a download and takes no more of it yet. */
async function startDownload(): Promise<{ socket: Socket; whole: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  const whole = untilEnd(socket)
  socket.write('GET /large.pdf HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  return { socket, whole }
}

/** Resolves when the server takes no new connection. */
async function refused(): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const code = await once(socket, 'connect').then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    )
    socket.destroy()
    // A connection that was waiting to be taken when the server stopped listening is reset instead.
    if (code === 'ECONNREFUSED') return
  }
}

test('under load, every answer that began comes whole, and the process ends in time', { timeout: 60_000 }, async () => {
  const health = await ask('/-/health', false)
  expect([health.statusCode, await text(health)]).toEqual([200, 'ok\n'])

  const running = await Promise.all(Array.from({ length: downloads }, startDownload))
  let wholeAnswers = 0
  const underLoad = Promise.withResolvers<void>()
  const asking = Array.from({ length: clients }, () =>
    keepAsking((body) => {
      expect(body).toBe(page)
      wholeAnswers += 1
      if (wholeAnswers === 10 * clients) underLoad.resolve()
    }),
  )
  await underLoad.promise

  const ended = once(child, 'exit')
  const signalled = performance.now()
  child.kill('SIGTERM')
  await refused()
  await Promise.all(asking)

  // The downloads hold their connections: a load balancer that asks there learns of the end.
  for (const { socket } of running) {
    socket.write('GET /-/health HTTP/1.1\r\nHost: a\r\n\r\n')
    socket.resume()
  }
  for (const { whole } of running) {
    const answers = await whole
    const body = answers.slice(answers.indexOf('\r\n\r\n') + 4)
    expect(/^a*/.exec(body)?.[0]).toHaveLength(downloadSize)
    expect(body.slice(downloadSize)).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nConnection: close\r\n[\s\S]*\r\nclosing\n$/)
  }
  expect(await ended).toEqual([0, null])
  expect(performance.now() - signalled).toBeLessThan(defaultLimits.shutdownTimeout)
})
