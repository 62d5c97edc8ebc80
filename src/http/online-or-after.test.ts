// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlineOrAfter } from './retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the time passes', async () => {
  const done = vi.fn()
  onlineOrAfter(1_000).then(done)
  await vi.advanceTimersByTimeAsync(999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

test('the network returns', async () => {
  const waiting = onlineOrAfter(1_000, new AbortController().signal)
  dispatchEvent(new Event('online'))
  await expect(waiting).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('leaves no timer behind', async () => {
  const leaving = new AbortController()
  const waiting = onlineOrAfter(1_000, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  expect(vi.getTimerCount()).toBe(0)
})
