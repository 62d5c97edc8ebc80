// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useLoaded } from './use-loaded.ts'

/** Draws the state, and hands out the way to load. */
async function drawn(get: () => Promise<object>, isAtOnce: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('p')
  let load = () => {}
  function Part() {
    const [state, again] = useLoaded(get, isAtOnce)
    load = again
    return typeof state === 'string' ? state : JSON.stringify(state)
  }
  await act(async () => createRoot(place).render(<Part />))
  return { place, load: () => act(async () => load()) }
}

test('what has failed is asked for again when the network is back, and what is there never again', async () => {
  const get = vi.fn(async () => ({ codes: 1 }))
  get.mockRejectedValueOnce(new Error('no network'))
  const { place, load } = await drawn(get, true)
  expect(place.textContent).toBe('failed')
  await act(async () => dispatchEvent(new Event('online')))
  expect(place.textContent).toBe('{"codes":1}')
  await act(async () => dispatchEvent(new Event('online')))
  await load()
  expect(get).toHaveBeenCalledTimes(2)
})

test('nothing is asked for before it is wanted', async () => {
  const get = vi.fn(async () => ({ codes: 1 }))
  const { place, load } = await drawn(get, false)
  expect([place.textContent, get.mock.calls.length]).toEqual(['unasked', 0])
  await load()
  expect(place.textContent).toBe('{"codes":1}')
})
