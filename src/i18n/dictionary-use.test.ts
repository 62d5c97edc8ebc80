import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import dictionary from '../../public/assets/i18n/id.json'

test('every text of the dictionary is shown somewhere', () => {
  const code = globSync('{src,scripts}/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // Keys that a value completes: t(`video.failure.${failure}`). A beginning of one segment would hold for a whole feature.
  const beginnings = [...code.matchAll(/\b(?:t|translate)\(`(\w+\.[\w.]+\.)\$\{/g)].map(([, text = '']) => text)
  const isNamed = (key: string) => code.includes(`'${key}'`) || code.includes(`'${key.replace(/\.(one|other)$/, '')}'`)
  const unused = Object.keys(dictionary).filter(
    (key) => !isNamed(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )
  expect(beginnings.length).toBeGreaterThan(3)
  expect(unused).toEqual([])
})
