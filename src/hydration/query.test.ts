// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readyEvent } from './island-events.ts'
import query from './query.ts'

const hydrate = vi.fn(async () => {})
const load = vi.fn(async () => hydrate)

function bind(search: string, value = 'q') {
  history.replaceState(null, '', `/cari${search}`)
  const island = document.createElement('astro-island')
  query(load, { name: 'query', value }, island)
  return island
}

beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
  hydrate.mockClear()
})

afterEach(async () => {
  dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
})

test('a query in the address is answered without an interaction', async () => {
  bind('?q=merek')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(hydrate).toHaveBeenCalledOnce()
})

test.each(['', '?q=', '?other=merek'])('an address with %j waits for an interaction', async (search) => {
  bind(search)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(0)
  expect(hydrate).toHaveBeenCalledOnce()
})

test('clicks on what the selector names are deferred until the island is ready', async () => {
  const link = document.createElement('a')
  const clicked = vi.fn()
  link.setAttribute('data-answer', '')
  link.addEventListener('click', clicked)
  document.body.append(link)
  const island = bind('', 'q a[data-answer]')
  dispatchEvent(new Event('pointerdown'))
  link.click()
  expect(clicked).not.toHaveBeenCalled()
  island.dispatchEvent(new Event(readyEvent))
  await vi.advanceTimersByTimeAsync(0)
  expect(clicked).toHaveBeenCalledOnce()
})

test('a failed load is on the console, once', async () => {
  const error = vi.mocked(console.error).mockImplementation(() => {})
  load.mockRejectedValueOnce(new Error('no network'))
  bind('?q=merek')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(error.mock.calls).toEqual([[new Error('no network')]])
})

test('the page is told when the island is wanted', async () => {
  const island = document.createElement('astro-island')
  const wanted = vi.fn()
  island.addEventListener('island:wanted', wanted)
  history.replaceState(null, '', '/cari?q=merek')
  query(load, { name: 'query', value: 'q' }, island)
  expect(wanted).toHaveBeenCalledOnce()
})
