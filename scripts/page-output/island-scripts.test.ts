import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { allImports, withPreloads } from './island-scripts.ts'

type Handler = Extract<Plugin['generateBundle'], (...args: never[]) => unknown>

const chunk = (code: string, imports: readonly string[], isEntry = false) => ({
  type: 'chunk',
  fileName: 'a/tool.js',
  code,
  imports,
  isEntry,
})

test('a script that is loaded by itself imports all that its imports import, each once, after its own', () => {
  const bundle = {
    'a/tool.js': chunk('import"./form.js";', ['a/form.js'], true),
    'a/form.js': chunk('import"./day.js";import"./react.js";', ['a/day.js', 'a/react.js']),
    'a/day.js': chunk('import"./react.js";', ['a/react.js']),
    'a/react.js': chunk('', ['a/form.js']),
    'a/tool.css': { type: 'asset' },
  }
  const known = new Map<string, readonly string[]>()
  const { generateBundle } = allImports(known)
  Reflect.apply(generateBundle as Handler, undefined, [{}, bundle, true])
  expect(bundle['a/tool.js'].code).toBe('import"./form.js";import"./day.js";import"./react.js";')
  expect([...known]).toEqual([['/a/tool.js', ['/a/form.js', '/a/day.js', '/a/react.js']]])
  expect(bundle['a/form.js'].code).toBe('import"./day.js";import"./react.js";')
})

test('a page asks for the scripts of what is loaded with it, and of nothing else', () => {
  const island = (client: string) =>
    `<astro-island component-url="/a/tool.js" renderer-url="/a/client.js" props="a > b" client="${client}" ssr>`
  const imports = new Map([
    ['/a/tool.js', ['/a/form.js', '/a/react.js']],
    ['/a/client.js', ['/a/react.js']],
  ])
  const hints = ['client', 'react', 'tool', 'form'].map(
    (name) => `<link rel="modulepreload" href="/a/${name}.js" fetchpriority="low">`,
  )
  expect(withPreloads(`<p>${island('load')}</p>`, imports)).toBe(`<p>${hints.join('')}${island('load')}</p>`)
  expect(withPreloads(island('visible'), imports)).toBe(island('visible'))
})
