/**
 * `npm run bench -- serve`: the embedded server beside nginx over the same files in the same run. Requests per second
 * and latency (needs `wrk`), memory under 10,000 held connections, and honest visitors during a slow-reader attack.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { writeHostingFiles } from '../../hosting/host-files.ts'
import { writeFixture } from '../../tests/hosts/fixture.ts'
import { hosts } from '../../tests/hosts/hosts.ts'
import { residentBytes } from './process-usage.ts'

const ports = { embedded: 3170, nginx: 3171 }
const seconds = 8
const warmUpSeconds = 2
const visitors = 64
const heldConnections = 10_000
const slowReaders = 1_000
const honestRequests = 200

const paths = {
  'a page': '/layanan',
  'a hashed script': '/assets/build/island.B1a2C3d4.js',
  'a document of 700 kB': '/assets/documents/uu-40-2007.pdf',
}

/** Prints its findings; a host that is not installed is left out and said so. */
export async function benchServe(): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'bench-serve-'))
  await chmod(scratch, 0o755)
  const place = { dist: join(scratch, 'dist'), hosting: join(scratch, 'hosting') }
  await writeFixture(place.dist)
  await writeHostingFiles({ ...place, cache: join(scratch, 'cache') })
  const server = await startEmbedded(place.dist)
  const nginx = await hosts.nginx({ ...place, scratch: join(scratch, 'nginx'), port: ports.nginx })
  try {
    for (const [title, path] of Object.entries(paths)) {
      console.log(`\n${title}, ${visitors} visitors at once, ${seconds} s`)
      console.log(`  embedded  ${load(ports.embedded, path)}`)
      console.log(`  nginx     ${'missing' in nginx ? nginx.missing : load(ports.nginx, path)}`)
    }
    await measureHeldConnections(server)
    await measureSlowReaders()
  } finally {
    server.kill()
    if (!('missing' in nginx)) await nginx.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

/** In a process of its own, so that the clients' memory and time are not counted as the server's. */
async function startEmbedded(dist: string): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../../hosting/server/main.ts', import.meta.url))
  const child = spawn(process.execPath, [program, dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(ports.embedded), LOG: 'off' },
  })
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return child
}

/** A first run that does not count lets Node compile what is called often, and the system cache the files. */
function load(port: number, path: string): string {
  let report = ''
  try {
    for (const duration of [warmUpSeconds, seconds]) {
      const options = ['-t2', `-c${visitors}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: br']
      report = execFileSync('wrk', [...options, `http://127.0.0.1:${port}${path}`], { encoding: 'utf8' })
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'wrk is not installed (apt-get install wrk)'
    throw error
  }
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1] ?? '?'
  const latency = (share: string) => new RegExp(`${share}%\\s+(\\S+)`).exec(report)?.[1] ?? '?'
  const failures = /Non-2xx.*|Socket errors.*/.exec(report)?.[0] ?? 'no failures'
  return `${Math.round(Number(rate)).toLocaleString('en')} requests/s, median ${latency('50')}, 99th percentile ${latency('99')}, ${failures}`
}

async function measureHeldConnections(server: ChildProcess): Promise<void> {
  const before = residentBytes(server.pid ?? 0)
  const sockets = await openSockets(heldConnections)
  const open = sockets.filter((socket) => !socket.destroyed).length
  const [slowest] = await visit(honestRequests)
  console.log(
    `\n${open.toLocaleString('en')} connections held: ${megabytes(residentBytes(server.pid ?? 0))} MB resident (${megabytes(before)} MB before), a visitor waits at most ${slowest} ms`,
  )
  for (const socket of sockets) socket.destroy()
  await pause(1_000)
}

/** Each asks for a document and never reads it. */
async function measureSlowReaders(): Promise<void> {
  const sockets = await openSockets(slowReaders)
  for (const socket of sockets) {
    socket.pause()
    socket.write(`GET ${paths['a document of 700 kB']} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  }
  await pause(2_000)
  const [slowest, served] = await visit(honestRequests)
  console.log(
    `${slowReaders.toLocaleString('en')} readers who do not read: ${served} of ${honestRequests} honest requests served, at most ${slowest} ms each`,
  )
  for (const socket of sockets) socket.destroy()
}

async function openSockets(count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(250, count - sockets.length) }, openSocket)
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}

function openSocket(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(ports.embedded, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}

/** @returns the longest wait in milliseconds, and how many were answered with 200. */
async function visit(count: number): Promise<[slowest: number, served: number]> {
  let slowest = 0
  let served = 0
  for (let index = 0; index < count; index += 1) {
    const start = performance.now()
    if ((await statusOf('/layanan')) === 200) served += 1
    slowest = Math.max(slowest, performance.now() - start)
  }
  return [Math.round(slowest), served]
}

function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: ports.embedded, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    outgoing.on('error', reject).end()
  })
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(0)
}
