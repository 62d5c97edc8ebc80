import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getJson, requestJson } from './client.ts'
import { HttpError } from './http-error.ts'

/** Answers the requests of a test, in order; the last one answers all that follow. */
type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

let handlers: Handler[] = []
let received: { method: string; body: string; headers: IncomingMessage['headers'] }[] = []
let origin = ''

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ method: request.method ?? '', body, headers: request.headers })
  const handler = handlers.length > 1 ? handlers.shift() : handlers[0]
  handler?.(request, response, body)
})

beforeEach(async () => {
  received = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const answer =
  (status: number, body = '{}', type = 'application/json'): Handler =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body)
const breakOff: Handler = (request) => request.socket.destroy()
const sayNothing: Handler = () => {}

async function failureOf(request: Promise<unknown>): Promise<HttpError> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof HttpError) return error
  throw new Error(`Expected an HttpError, got ${error}.`)
}

describe('requestJson', () => {
  it('sends JSON and reads JSON', async () => {
    handlers = [(_, response, body) => response.writeHead(201).end(JSON.stringify({ got: JSON.parse(body) }))]
    const json = await requestJson(`${origin}/things`, { method: 'post', json: { name: 'é' }, headers: { 'X-A': '1' } })
    expect(json).toEqual({ got: { name: 'é' } })
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-a': '1' },
    })
  })

  it.each([200, 201, 202, 204, 205])('answers undefined where a %i has no content', async (status) => {
    handlers = [(_, response) => response.writeHead(status).end()]
    expect(await requestJson(origin, { method: 'POST' })).toBeUndefined()
  })

  it('says the status, and keeps the JSON of the answer', async () => {
    handlers = [answer(422, '{"errors":{"email":"taken"}}')]
    const error = await failureOf(requestJson(`${origin}/register`, { method: 'POST', json: {} }))
    expect(error).toMatchObject({ failure: 'status', status: 422, body: { errors: { email: 'taken' } } })
    expect(error.message).toBe(`POST ${origin}/register answered 422.`)
  })

  it('says plainly that an answer is not JSON', async () => {
    handlers = [answer(200, '<!doctype html>', 'text/html')]
    const error = await failureOf(getJson(`${origin}/x`))
    expect(error).toMatchObject({ failure: 'not-json', status: 200 })
    expect(error.message).toBe(`GET ${origin}/x answered 200 with text/html, not with JSON.`)
  })

  it('gives up after the timeout, also when the answer has begun', async () => {
    handlers = [(_, response) => response.writeHead(200).write('{')]
    const error = await failureOf(getJson(origin, { timeoutMs: 50 }))
    expect(error.failure).toBe('timeout')
  })

  it('rejects with the reason of the caller who aborts', async () => {
    const controller = new AbortController()
    const reason = new Error('no longer needed')
    handlers = [() => controller.abort(reason)]
    await expect(getJson(origin, { signal: controller.signal, retries: 3 })).rejects.toBe(reason)
    expect(received).toHaveLength(1)
  })

  it('can be aborted while it waits for the next try', async () => {
    const controller = new AbortController()
    const reason = new Error('no longer needed')
    handlers = [
      (request, response) => {
        response.on('close', () => setTimeout(() => controller.abort(reason), 20))
        answer(503)(request, response, '')
      },
    ]
    await expect(getJson(origin, { signal: controller.signal, retries: 9 })).rejects.toBe(reason)
    expect(received).toHaveLength(1)
  })
})

describe('retries', () => {
  it.each([
    ['a broken connection', breakOff],
    ['a server that is briefly away', answer(503)],
    ['too many requests', answer(429)],
    ['a timeout', sayNothing],
  ])('follow %s', async (_, failure) => {
    handlers = [failure, answer(200, '"late"')]
    expect(await getJson(origin, { retries: 1, timeoutMs: 200 })).toBe('late')
    expect(received).toHaveLength(2)
  })

  it.each([
    ['an answer that will not change', answer(404), 'status'],
    ['what is not JSON', answer(200, 'oops', 'text/plain'), 'not-json'],
  ])('do not follow %s', async (_, failure, expected) => {
    handlers = [failure, answer(200)]
    expect((await failureOf(getJson(origin, { retries: 1 }))).failure).toBe(expected)
    expect(received).toHaveLength(1)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeat %s', async (method) => {
    handlers = [breakOff, answer(200)]
    expect((await failureOf(requestJson(origin, { method, retries: 3 }))).failure).toBe('network')
    expect(received).toHaveLength(1)
  })

  it('end with the last failure', async () => {
    handlers = [breakOff, answer(502)]
    expect(await failureOf(getJson(origin, { retries: 1 }))).toMatchObject({ failure: 'status', status: 502 })
    expect(received).toHaveLength(2)
  })
})
