import { resolve } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { layersByFolder } from './layers.ts'

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
