import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOf, scopedClassName } from './class-name.ts'

const css = '.title{}.title .text{}@keyframes turn{}'

test('no two modules, and no two names of one, share a name', () => {
  const files = globSync('src/**/*.module.css').map((file) => resolve(file))
  expect(files.length).toBeGreaterThan(50)
  const names = files.flatMap((file) => ['title', 'text', 'turn'].map((name) => scopedClassName(name, file, css)))
  expect(new Set(names).size).toBe(3 * files.length)
  for (const name of names) expect(name).toMatch(/^_[a-z][a-z\d]{2}$/)
})

test('a name tells its module, and is the same for every import of it', () => {
  const file = resolve('src/ui/button.module.css')
  const [title, text] = ['title', 'text'].map((name) => scopedClassName(name, file, css))
  expect(moduleOf(title ?? '')).toBe(moduleOf(text ?? ''))
  expect(scopedClassName('title', `${file}?inline`, css)).toBe(title)
  expect(moduleOf('visually-hidden')).toBeUndefined()
})

test('a name that its module does not have is refused', () => {
  expect(() => scopedClassName('other', resolve('src/ui/button.module.css'), css)).toThrow('"other"')
})
