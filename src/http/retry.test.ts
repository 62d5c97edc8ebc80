// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry } from './retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Fails so many times, then answers. */
function failing(times: number) {
  const attempt = vi.fn(async () => {
    if (attempt.mock.calls.length <= times) throw new Error(`failure ${attempt.mock.calls.length}`)
    return 'answer'
  })
  return attempt
}

test('delays double and end at the longest one', async () => {
  const attempt = failing(4)
  const begin = Date.now()
  const times: number[] = []
  const answer = retry(
    () => {
      times.push(Date.now() - begin)
      return attempt()
    },
    { firstDelayMs: 100, longestDelayMs: 300, shouldRetry: () => true },
  )
  await vi.runAllTimersAsync()
  await expect(answer).resolves.toBe('answer')
  expect(times).toEqual([0, 100, 300, 600, 900])
})

test('the caller decides after each failure, and the last one is thrown', async () => {
  const shouldRetry = vi.fn((_error: unknown, tries: number) => tries < 2)
  const answer = retry(failing(9), { firstDelayMs: 100, shouldRetry })
  const outcome = expect(answer).rejects.toThrow('failure 2')
  await vi.runAllTimersAsync()
  await outcome
  expect(shouldRetry.mock.calls.map(([, tries]) => tries)).toEqual([1, 2])
})

test('the network that returns ends a delay', async () => {
  const attempt = failing(1)
  const answer = retry(attempt, { firstDelayMs: 60_000, shouldRetry: () => true })
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await expect(answer).resolves.toBe('answer')
})

test('a signal ends a delay with its reason', async () => {
  const end = new AbortController()
  const answer = retry(failing(1), { firstDelayMs: 60_000, signal: end.signal, shouldRetry: () => true })
  const outcome = expect(answer).rejects.toThrow('no longer needed')
  await vi.advanceTimersByTimeAsync(0)
  end.abort(new Error('no longer needed'))
  await outcome
})
