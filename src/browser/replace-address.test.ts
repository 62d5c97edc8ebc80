// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replaceAddress } from './replace-address.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('is written after what was chosen is drawn, as it is then', () => {
  let count = 1
  replaceAddress(() => `/?count=${count}`)
  count = 2
  expect(location.search).toBe('')
  vi.advanceTimersByTime(100)
  expect(location.search).toBe('?count=2')
})

test('is tried again where the browser refuses, and then told', () => {
  const onWritten = vi.fn()
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  replaceAddress(() => '/?a=1', onWritten)
  vi.advanceTimersByTime(1_099)
  expect([location.search, onWritten.mock.calls.length]).toEqual(['', 0])
  vi.advanceTimersByTime(1)
  expect([location.search, onWritten.mock.calls.length]).toEqual(['?a=1', 1])
})

test('can be given up, also after a refusal', () => {
  replaceAddress(() => '/?a=1')()
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  const giveUp = replaceAddress(() => '/?a=2')
  vi.advanceTimersByTime(100)
  giveUp()
  vi.advanceTimersByTime(2_000)
  expect(location.search).toBe('')
})
