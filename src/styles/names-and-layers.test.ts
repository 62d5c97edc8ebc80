import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { layersByFolder, scopedClassName } from './names-and-layers.ts'

const button = resolve('src/ui/button.module.css')

test('a name says its class and the initials of its file', () => {
  expect(scopedClassName('primary', button)).toBe('b-primary')
  expect(scopedClassName('lead', resolve('src/ui/page-head.module.css'))).toBe('ph-lead')
})

test('a module keeps its names for every import', () => {
  expect(scopedClassName('primary', `${button}?inline`)).toBe('b-primary')
})

test('no two modules of the site share a name', () => {
  const files = globSync('src/**/*.module.css').map((file) => resolve(file))
  expect(files.length).toBeGreaterThan(50)
  const names = files.flatMap((file) => namesIn(file).map((name) => scopedClassName(name, file)))
  expect(new Set(names).size).toBe(names.length)
})

test('a class with the name of another module is refused, and both files are named', () => {
  scopedClassName('alone', resolve('src/trial/first-part.module.css'))
  expect(() => scopedClassName('alone', resolve('src/trial/front-page.module.css'))).toThrow(
    '.alone of src/trial/front-page.module.css would be named "fp-alone", as a class of src/trial/first-part.module.css is.',
  )
})

/** Classes and animations of a module, each once. */
function namesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8')
  return [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}

const layered = (file: string, css: string) =>
  postcss([layersByFolder])
    .process(css, { from: resolve(file) })
    .css.replace(/\s+/g, '')

test('a style sheet is in the layer of its folder, the innermost that has one', () => {
  expect(layered('src/ui/x.module.css', '.a{top:0}@media print{.a{top:1px}}')).toBe(
    '@layerui{.a{top:0}@mediaprint{.a{top:1px}}}',
  )
  expect(layered('src/components/prose/x.module.css?used', '.a{top:0}')).toBe('@layerscreens{.a{top:0}}')
  expect(layered('src/components/chat/x.module.css', '.a{top:0}')).toBe('@layerfeatures{.a{top:0}}')
})

test('what names a layer stays in it, and what stands around it keeps its order', () => {
  expect(layered('src/screens/x.module.css', '.a{top:0}@layer print{.a{top:1px}}.b{top:0}')).toBe(
    '@layerscreens{.a{top:0}}@layerprint{.a{top:1px}}@layerscreens{.b{top:0}}',
  )
})

test('the sheets of the whole site, and those of packages, stay as they are', () => {
  for (const file of ['src/styles/base.css', 'node_modules/x/x.css', '../src/ui/x.css']) {
    expect(layered(file, '.a{top:0}')).toBe('.a{top:0}')
  }
})
