import { expect, test } from 'vitest'
import { bodyScripts } from './body-scripts.ts'

const startup = '<script>first()</script>'
const data = '<script type="application/ld+json">{}</script>'
const page = (...scripts: string[]) =>
  `<html><head>${startup}</head><body>${data}${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`

function fileOf(pages: readonly string[]) {
  const scripts = bodyScripts('/assets/')
  for (const html of pages) scripts.add(html)
  return scripts.file()
}

test('the scripts of all bodies are one file, which the pages name in place of them', () => {
  const pages = [page('one()', 'two()'), page('one()', 'three()')]
  const { address, text, apply } = fileOf(pages)
  expect(text).toBe('one();\ntwo();\nthree()')
  expect(pages.map(apply)).toEqual(
    pages.map(() => `<html><head>${startup}<script async src="${address}"></script></head><body>${data}</body></html>`),
  )
})

test('a page without scripts in its body names no file', () => {
  expect(fileOf([page()]).apply(page())).toBe(page())
})
