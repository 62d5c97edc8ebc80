import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scopedClassName } from './class-name.ts'

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
