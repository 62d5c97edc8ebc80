// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { openedMessage } from './opened-message.ts'

const cost = { minIdr: 1, maxIdr: 2, isIncomplete: false, isUnconfirmed: true }

afterEach(() => {
  sessionStorage.clear()
})

test('keeps the path and the cost of a message for the visit', () => {
  openedMessage.set({ path: '/layanan/pt-pma?per=2026-11-01#hitung', cost })
  expect(JSON.parse(sessionStorage.getItem('site:opened-message:1') ?? '')).toEqual(openedMessage.get())
  openedMessage.set({ path: '/alat/kbli' })
  expect(openedMessage.get()).toEqual({ path: '/alat/kbli' })
})

test('no amount is read from what is none', () => {
  sessionStorage.setItem('site:opened-message:1', JSON.stringify({ path: '/a', cost: { minIdr: 'x', maxIdr: 2 } }))
  expect(openedMessage.get()).toEqual({ path: '/a' })
})

test.each(['{}', '{"path":"//evil.example"}', '{"path":"https://evil.example"}', '{'])('%s is no message', (text) => {
  vi.mocked(console.warn).mockImplementation(() => {})
  sessionStorage.setItem('site:opened-message:1', text)
  expect(openedMessage.get()).toBeUndefined()
})
