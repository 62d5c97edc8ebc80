// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const json = (value: unknown) => new Response(JSON.stringify(value))
const failure = () => new Response('', { status: 404 })

/** The network: answers in the given order, the last one for ever. */
const network = vi.fn<(address: string) => Promise<Response>>()

/** The loader as a newly opened page has it: each dictionary is loaded once a page. */
async function newPage(...answers: (() => Response)[]) {
  let turn = 0
  network.mockImplementation(async () => {
    const answer = answers[Math.min(turn++, answers.length - 1)]
    if (!answer) throw new TypeError('The network is not expected here.')
    return answer()
  })
  vi.resetModules()
  return import('./dictionary-loader.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a dictionary lies in the folder of translations under its code (specification, section 7)', async () => {
  const { dictionaryPath, loadDictionary } = await newPage(() => json({ a: 'A' }))
  expect(dictionaryPath('id')).toBe('/assets/i18n/id.json')
  await expect(loadDictionary('en')).resolves.toEqual({ a: 'A' })
  expect(network.mock.calls.map(([address]) => address)).toEqual([`${location.origin}/assets/i18n/en.json`])
})

test('each dictionary is asked for once a page', async () => {
  const { loadDictionary } = await newPage(
    () => json({ a: 'first' }),
    () => json({ a: 'second' }),
  )
  const [first, again, other] = await Promise.all([loadDictionary('en'), loadDictionary('en'), loadDictionary('id')])
  expect(again).toBe(first)
  expect(other).not.toEqual(first)
  expect(network).toHaveBeenCalledTimes(2)
})

describe('a dictionary that does not arrive', () => {
  test.each([
    ['that is refused', failure],
    ['that is a list', () => json([])],
    ['of other values', () => json({ a: 1 })],
  ])('%s: the page is told at once, and again when it is there', async (_name, wrong) => {
    vi.mocked(console.error).mockImplementation(() => {})
    const told: string[] = []
    const end = new AbortController()
    for (const name of ['texts:missing', 'texts:present'])
      document.addEventListener(name, () => told.push(name), { signal: end.signal })
    const { loadDictionary } = await newPage(wrong, () => json({ a: 'A' }))
    const load = loadDictionary('en')
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual(['texts:missing'])
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(load).resolves.toEqual({ a: 'A' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual(['texts:missing', 'texts:present'])
    end.abort()
  })

  test('within six seconds: the page is told', async () => {
    const { loadDictionary } = await newPage(() => json({ a: 'A' }))
    network.mockImplementation(() => new Promise(() => {}))
    const missing = vi.fn()
    document.addEventListener('texts:missing', missing, { once: true })
    loadDictionary('en')
    await vi.advanceTimersByTimeAsync(5_999)
    expect(missing).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(missing).toHaveBeenCalledOnce()
  })

  test('is asked for again at growing intervals, and every failure is reported', async () => {
    const error = vi.mocked(console.error).mockImplementation(() => {})
    const { loadDictionary } = await newPage(failure, failure, failure, () => json({ a: 'A' }))
    const load = loadDictionary('en')
    for (const [wait, calls] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [3_999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait)
      expect(network).toHaveBeenCalledTimes(calls)
    }
    await expect(load).resolves.toEqual({ a: 'A' })
    expect(error).toHaveBeenCalledTimes(3)
    expect(error.mock.calls[0]?.[0]).toBe('The dictionary "en" could not be loaded; the page keeps its text.')
    expect(String(error.mock.calls[0]?.[1])).toContain('answered 404')
  })

  test('is never waited for longer than thirty seconds', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const { loadDictionary } = await newPage(failure)
    const load = loadDictionary('en')
    await vi.advanceTimersByTimeAsync(31_000)
    const calls = network.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(network).toHaveBeenCalledTimes(calls + 2)
    network.mockImplementation(async () => json({ a: 'A' }))
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(load).resolves.toEqual({ a: 'A' })
  })

  test('is asked for at once when the network returns', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const { loadDictionary } = await newPage(failure, () => json({ a: 'A' }))
    const load = loadDictionary('en')
    await vi.advanceTimersByTimeAsync(0)
    dispatchEvent(new Event('online'))
    await expect(load).resolves.toEqual({ a: 'A' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(network).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['a text', 'no dictionary'],
    ['null', null],
    ['nested texts', { menu: { home: 'Beranda' } }],
  ])('%s in its place is a failure', async (_name, value) => {
    const error = vi.mocked(console.error).mockImplementation(() => {})
    const { loadDictionary } = await newPage(
      () => json(value),
      () => json({ a: 'A' }),
    )
    const load = loadDictionary('id')
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(load).resolves.toEqual({ a: 'A' })
    expect(String(error.mock.calls[0]?.[1])).toContain('A dictionary must be an object whose values are strings.')
  })
})
