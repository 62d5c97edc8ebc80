import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { allImports, withPreloads } from './island-scripts.ts'

type Handler = Extract<Plugin['generateBundle'], (...args: never[]) => unknown>

const chunk = (code: string, imports: readonly string[], isEntry = false) => ({ type: 'chunk', code, imports, isEntry })

test('a script that is loaded by itself imports all that its imports import, each once, after its own', () => {
  const bundle = {
    'a/tool.js': chunk('import"./form.js";', ['a/form.js'], true),
    'a/form.js': chunk('import"./day.js";import"./react.js";', ['a/day.js', 'a/react.js']),
    'a/day.js': chunk('import"./react.js";', ['a/react.js']),
    'a/react.js': chunk('', ['a/form.js']),
    'a/tool.css': { type: 'asset' },
  }
  const { generateBundle } = allImports()
  Reflect.apply(generateBundle as Handler, undefined, [{}, bundle, true])
  expect(bundle['a/tool.js'].code).toBe('import"./form.js";import"./day.js";import"./react.js";')
  expect(bundle['a/form.js'].code).toBe('import"./day.js";import"./react.js";')
})

test('a page asks for the scripts of what is loaded with it, and of nothing else', () => {
  const island = (client: string) =>
    `<astro-island component-url="/a/tool.js" renderer-url="/a/client.js" props="a > b" client="${client}" ssr>`
  const hints = '<link rel="modulepreload" href="/a/tool.js"><link rel="modulepreload" href="/a/client.js">'
  expect(withPreloads(`<p>${island('load')}</p>`)).toBe(`<p>${hints}${island('load')}</p>`)
  expect(withPreloads(island('visible'))).toBe(island('visible'))
})
