/** The type of a CSS module knows no names, so a class that is misspelt or left behind is found here. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx,astro}').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The classes that a style sheet defines, its global ones aside. */
function classesOf(sheet: string): ReadonlySet<string> {
  const css = readFileSync(sheet, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
  const selectors = css.match(/[^{};]+(?=\{)/g) ?? []
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
  )
}

interface Use {
  readonly file: string
  readonly sheet: string
  readonly names: ReadonlySet<string>
  /** A class is chosen by a value, `styles[tone]`: any of the sheet may be meant. */
  readonly isDynamic: boolean
}

const uses: readonly Use[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, local = '', from = '']) => ({
    file,
    sheet: join(dirname(file), from),
    names: new Set([...text.matchAll(new RegExp(`(?<![/-])\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)),
    isDynamic: text.includes(`${local}[`),
  })),
)

test('every class that a component names is in its style sheet', () => {
  const missing = uses.flatMap(({ file, sheet, names }) => {
    const defined = classesOf(sheet)
    return [...names].filter((name) => name !== 'module' && !defined.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(uses.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

test('every class of a style sheet is named by a component', () => {
  const unused = globSync('src/**/*.module.css').flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet)
    if (users.some(({ isDynamic }) => isDynamic)) return []
    return [...classesOf(sheet)]
      .filter((name) => !users.some(({ names }) => names.has(name)))
      .map((name) => `${sheet}: ${name}`)
  })
  expect(unused).toEqual([])
})

test('every token is read by a style', () => {
  const css = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const all = [...css, ...sources.map(({ text }) => text)].join('\n')
  const tokens = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/^\s*(--[\w-]+):/gm)]
  expect(tokens.map(([, name = '']) => name).filter((name) => !all.includes(`var(${name}`))).toEqual([])
})

test('no width is counted in letters of a font, since that is another one until the typeface has come', () => {
  const counted = globSync('src/**/*.css').filter((file) =>
    /\d(?:ch|ex)\b/.test(readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')),
  )
  expect(counted).toEqual([])
})

test('letters have three weights: text, what is strong, and headings', () => {
  const weights = globSync('src/**/*.css').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/font-weight: (\d+);/g), ([, weight]) => weight),
  )
  expect(new Set(weights)).toEqual(new Set(['400', '650', '750']))
})
