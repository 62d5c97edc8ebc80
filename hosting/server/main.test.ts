import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { assertFreeAddress, ConfigurationError, readConfiguration } from './configuration.ts'

let site: string
let child: ChildProcess | undefined

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Home</title>')
})

afterAll(() => rm(site, { recursive: true }))

afterEach(() => {
  child?.kill('SIGKILL')
})

interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

function start(
  environment: Readonly<Record<string, string>>,
  folder = site,
): { ready: Promise<string>; ended: Promise<Ended> } {
  const started = spawn(process.execPath, ['hosting/server/main.ts', folder], {
    env: { ...process.env, ...environment },
  })
  child = started
  let output = ''
  let errors = ''
  started.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ready = new Promise<string>((resolve) => {
    started.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('\n')) resolve(output.trim())
    })
  })
  const ended = new Promise<Ended>((resolve) => started.on('close', (code) => resolve({ code, output, errors })))
  return { ready, ended }
}

describe('the command that starts the embedded server', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address and ends in order on %s', async (signal) => {
    const { ready, ended } = start({ PORT: '0' })
    expect(await ready).toMatch(/^http:\/\/localhost:\d+$/)
    child?.kill(signal)
    expect(await ended).toMatchObject({ code: 0, errors: '' })
  })

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const { code, errors } = await start({ PORT: String(port) }).ended
    other.close()
    expect(code).toBe(1)
    expect(errors.trim()).toBe(
      `Port ${port} is taken by another program; choose a free one with PORT, for example PORT=3001.`,
    )
  })

  it('finds a taken port before anything is built', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const taken = { host: '127.0.0.1', port, log: false }
    await expect(assertFreeAddress(taken)).rejects.toThrow(`Port ${port} is taken by another program`)
    other.close()
    await expect(assertFreeAddress({ ...taken, port: 0 })).resolves.toBeUndefined()
  })

  it('says in one sentence that nothing has been built', async () => {
    const { code, errors } = await start({ PORT: '0' }, join(site, 'none')).ended
    expect([code, errors.trim()]).toEqual([
      1,
      `There is no built site in ${join(site, 'none')}; run "npm run build" first.`,
    ])
  })

  it('says in one sentence that its address is not of this machine', async () => {
    const { code, errors } = await start({ HOST: '203.0.113.1', PORT: '0' }).ended
    expect([code, errors.trim()]).toEqual([
      1,
      'HOST=203.0.113.1 is not an address of this machine; try 127.0.0.1 or 0.0.0.0.',
    ])
  })
})

describe('its settings', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty".'],
    [{ PORT: '99999' }, 'PORT must be a number from 0 to 65535, not "99999".'],
    [{ HOST: 'http://x' }, 'HOST must be a name or an address such as 127.0.0.1 or 0.0.0.0, not "http://x".'],
    [{ LOG: 'loud' }, 'LOG must be json or off, not "loud".'],
  ])('are refused in one sentence: %o', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(new ConfigurationError(sentence))
  })
})
