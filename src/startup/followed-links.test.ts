// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { downloads } from './followed-links.ts'

const instagram =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 312.0'
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'

let end: AbortController

/** What stands on the page after two presses of its link to a file. */
function afterPresses(userAgent: string): string | null {
  end = new AbortController()
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => add(name, listener, { signal: end.signal }),
  )
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  document.documentElement.lang = 'en'
  document.body.innerHTML = '<a download href="#file">Word</a> <a href="#part">Part</a>'
  downloads({ id: 'Buka di Chrome.', en: 'Open in Chrome.' })
  for (const link of [...document.links, ...document.links]) link.click()
  return document.body.textContent
}

afterEach(() => end.abort())

test('inside another app a pressed download says once what to do where nothing arrives', () => {
  expect(afterPresses(instagram)).toBe('Word Open in Chrome. Part')
})

test('a browser of its own says nothing', () => {
  expect(afterPresses(chrome)).toBe('Word Part')
})
