// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, dismissLanguageOffer } from '../i18n/remembered-language.ts'
import otherLanguage from './other-language.ts'

const hydrate = vi.fn(async () => {})
const load = vi.fn(async () => hydrate)

/** Binds the directive on an Indonesian page and lets the browser be idle. */
async function bind() {
  otherLanguage(load, { name: 'other-language', value: 'id en' }, document.createElement('astro-island'))
  await vi.advanceTimersByTimeAsync(1_000)
}

function prefer(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  load.mockClear()
  hydrate.mockClear()
  prefer('de-DE', 'en-US', 'id-ID')
})

afterEach(() => {
  vi.useRealTimers()
})

test('a visitor who prefers another published language gets the island', async () => {
  await bind()
  expect(hydrate).toHaveBeenCalledOnce()
})

test.each([[['id-ID', 'en-US']], [['de-DE']]])('a visitor who prefers %j gets none', async (languages) => {
  prefer(...languages)
  await bind()
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ['chosen a language', () => chooseLanguage('id', document.createElement('a'))],
  ['waved the offer away', dismissLanguageOffer],
])('a visitor who has %s gets none', async (_name, decide) => {
  decide()
  await bind()
  expect(load).not.toHaveBeenCalled()
})

test('a chosen language that the site no longer publishes decides nothing', async () => {
  localStorage.setItem('site:language:1', '"fr"')
  await bind()
  expect(hydrate).toHaveBeenCalledOnce()
})

test('refused storage decides nothing', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await bind()
  expect(hydrate).toHaveBeenCalledOnce()
})
