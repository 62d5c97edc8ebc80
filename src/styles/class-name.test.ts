import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { moduleOf, scopedClassName } from './class-name.ts'

const css = '.title{}.title .text{}@keyframes turn{}'
const button = resolve('src/ui/button.module.css')

afterEach(() => {
  vi.unstubAllEnvs()
})

test('no two modules, and no two names of one, share a name', () => {
  const files = globSync('src/**/*.module.css').map((file) => resolve(file))
  expect(files.length).toBeGreaterThan(50)
  const names = files.flatMap((file) => ['title', 'text', 'turn'].map((name) => scopedClassName(name, file, css)))
  expect(new Set(names).size).toBe(3 * files.length)
  for (const name of names) expect(name).toMatch(/^_[a-z\d]{4}$/)
})

test('a name depends on the path of its module and its place there, and on no other module', () => {
  expect(['title', 'text', 'turn'].map((name) => scopedClassName(name, button, css))).toEqual([
    '_ak10',
    '_ak11',
    '_ak12',
  ])
})

test('on the development server a name begins with its file and class', () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(scopedClassName('title', button, css)).toBe('button_title_ak10')
})

test('two modules whose paths have the same characters are refused', () => {
  const pathOf = (place: number) => resolve(`src/trial/${place}.module.css`)
  const nameAll = () => {
    for (let place = 0; place < 5_000; place++) scopedClassName('title', pathOf(place), css)
  }
  expect(nameAll).toThrow(/src\/trial\/\d+\.module\.css would be named like those of src\/.*: rename the file/)
})

test('a name tells its module, and is the same for every import of it', () => {
  const [title, text] = ['title', 'text'].map((name) => scopedClassName(name, button, css))
  expect(moduleOf(title ?? '')).toBe(moduleOf(text ?? ''))
  expect(scopedClassName('title', `${button}?inline`, css)).toBe(title)
  expect(moduleOf('visually-hidden')).toBeUndefined()
})

test('a name that its module does not have is refused', () => {
  expect(() => scopedClassName('other', button, css)).toThrow('"other"')
})
