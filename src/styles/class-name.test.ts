import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scopedClassName } from './class-name.ts'

test('no two style modules give a class the same name', () => {
  const files = globSync('src/**/*.module.css')
  expect(files.length).toBeGreaterThan(50)
  expect(new Set(files.map((file) => scopedClassName('title', resolve(file)))).size).toBe(files.length)
})

test('a name is the same wherever the project lies, and says what it names', () => {
  const file = resolve('src/ui/button.module.css')
  expect(scopedClassName('primary', file)).toMatch(/^primary-[\w-]{4}$/)
  expect(scopedClassName('primary', `${file}?inline`)).toBe(scopedClassName('primary', file))
})
