/** The rules for hooks that no linter knows. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/features/pdf-viewer/'))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))

/** Names bound to `useEffectEvent` that a file hands on instead of calling them: they would change with every render. */
function handedOn(code: string): string[] {
  const names = [...code.matchAll(/\bconst (\w+) = useEffectEvent\b/g)].map(([, name = '']) => name)
  return names.filter((name) => {
    // Neither its declaration, nor a property of that name, nor a string.
    const uses = code.matchAll(new RegExp(`(?<!const |\\.|')\\b${name}\\b(?!\\??:)(?!\\()`, 'g'))
    return [...uses].length > 0
  })
}

test('a name that is handed on is found, and one that is called is not', () => {
  const declaration = 'const onReady = useEffectEvent(() => events.onReady?.())\n'
  expect(handedOn(`${declaration}start({ onReady })`)).toEqual(['onReady'])
  expect(handedOn(`${declaration}start(onReady)`)).toEqual(['onReady'])
  expect(handedOn(`${declaration}start({ onReady: () => onReady() })`)).toEqual([])
})

test('effect events are called inside their effect, never handed on', () => {
  expect(files.filter(({ code }) => handedOn(code).length > 0).map(({ file }) => file)).toEqual([])
})

test('no rule of dependencies is suppressed: what an effect depends on it uses', () => {
  expect(
    files.filter(({ code }) => /biome-ignore.*useExhaustiveDependencies/.test(code)).map(({ file }) => file),
  ).toEqual([])
})
