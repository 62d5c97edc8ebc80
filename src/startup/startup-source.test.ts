import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { laterSource, notFoundSource, startupSource } from './startup-source.ts'

/** Runs a text of the build as a browser runs it in a page, where nothing is but what browsers have. */
function runIn(page: Window, text: string): void {
  new Function('page', `with (page) {${text}}`)(page)
}

test.each(['/', '/layanan'])('the text that is written into %s works by itself', (path) => {
  const page = new Window({ url: `https://site.test${path}` })
  runIn(page, startupSource(path))
  expect(page.document.documentElement.hasAttribute('data-root-loading')).toBe(true)
})

test('so does the file that comes after the page', () => {
  const page = new Window({ url: 'https://site.test/' })
  page.document.body.innerHTML = '<span data-current-year>2026</span>'
  // Those of happy-dom cannot be listed.
  Object.defineProperty(page.document, 'fonts', { value: new Set() })
  runIn(page, laterSource)
  page.document.dispatchEvent(new page.Event('DOMContentLoaded'))
  expect(page.document.body.textContent).toBe(String(new Date().getFullYear()))
})

test('each is one expression without imports, and knows what of the site it is told', () => {
  for (const text of [startupSource('/'), startupSource('/layanan'), notFoundSource, laterSource]) {
    expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s)
    expect(text).not.toContain('SETTINGS')
  }
  expect(startupSource('/layanan')).toContain('site:language-offer-dismissed:1')
})

test('the typeface is added as the style sheet declares it for pages without scripts', () => {
  const declaration = /font-family: "([^"]+)".*?font-weight: ([^;]+)/s.exec(readFileSync('src/styles/font.css', 'utf8'))
  expect(startupSource('/layanan')).toContain(`fontFamily:\`${declaration?.[1]}\`,fontWeights:\`${declaration?.[2]}\``)
})

test.each([
  ['/', true],
  ['/thank-you', true],
  ['/cari', true],
  ['/layanan', false],
])('%s shows how the visitor came: %s', (path, shows) => {
  expect(startupSource(path).includes('#alamat=')).toBe(shows)
})
