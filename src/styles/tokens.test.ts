/** The contrast of the colours that stand on each other (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11), in both themes. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dyes } from '../lib/dyes.ts'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Without comments. */
const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')

/** Custom properties by name, as they are written. */
const tokens = new Map(
  Array.from(read('src/styles/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
    name,
    value.trim(),
  ]),
)

/** The six digits of a colour in a theme. */
function colour(name: string, theme: Theme): string {
  const value = tokens.get(name) ?? ''
  const [, light, dark] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value) ?? [undefined, value, value]
  const digits = /^#([\da-f]{6})$/.exec((theme === 'light' ? light : dark) ?? '')?.[1]
  if (digits === undefined) throw new Error(`${name} is "${value}", no colour that this test can read.`)
  return digits
}

/** Relative luminance, from 0 for black to 1 for white. */
function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 for equal colours to 21 for black on white. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['--color-ground', '--color-surface', '--color-sunken', '--color-wash']

/** What stands on what, and the least contrast that it must have. */
const pairs: readonly (readonly [front: string, backs: readonly string[], least: number])[] = [
  ['--color-text', grounds, 7],
  ['--color-muted', grounds, 4.5],
  ['--color-link', grounds, 4.5],
  ['--color-on-accent', ['--color-accent', '--color-accent-hover'], 4.5],
  ['--color-on-strong', ['--color-strong'], 4.5],
  ['--color-on-strong-muted', ['--color-strong'], 4.5],
  ['--color-positive', grounds, 4.5],
  ['--color-negative', grounds, 4.5],
  ['--color-caution', grounds, 4.5],
  // A chosen pill.
  ['--color-surface', ['--color-text'], 4.5],
  // Selected text.
  ['--nila', ['--kunyit'], 4.5],
  // Highlights, and the outline of the focus on strong areas, for which 3 would do.
  ['--kunyit', ['--color-strong'], 4.5],
  // No letters: outlines of controls, and of the focus.
  ['--color-edge', ['--color-ground', '--color-surface'], 3],
  ['--color-focus', grounds, 3],
]

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('000000', 'ffffff')).toBe(21)
  expect(contrast('777777', 'ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('ffffff', '777777')).toBeCloseTo(4.48, 2)
  expect(contrast('1f2a5c', '1f2a5c')).toBe(1)
})

describe.each(themes)('in the %s theme', (theme) => {
  test.each(pairs.flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const)))(
    '%s on %s has a contrast of at least %d : 1',
    (front, back, least) => {
      expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least)
    },
  )
})

test('in the dark a card is told from the page', () => {
  expect(contrast(colour('--color-surface', 'dark'), colour('--color-ground', 'dark'))).toBeGreaterThanOrEqual(1.3)
})

test('a bill is the surface or the sunken ground of the light theme, on which its colours are tested above', () => {
  const papers = Array.from(
    read('src/styles/tokens.css').matchAll(/--paper:\s*#([\da-f]{6});/g),
    ([, digits]) => digits,
  )
  expect(papers).toEqual([colour('--color-surface', 'light'), colour('--color-sunken', 'light')])
})

test('the colours that stand outside the style sheets are theirs', () => {
  const asTokens = {
    nila: colour('--nila', 'light'),
    kunyit: colour('--kunyit', 'light'),
    ground: colour('--color-ground', 'light'),
    groundDark: colour('--color-ground', 'dark'),
    muted: colour('--color-muted', 'light'),
    line: colour('--color-line', 'light'),
  }
  expect(dyes).toEqual(Object.fromEntries(Object.entries(asTokens).map(([name, digits]) => [name, `#${digits}`])))
})

const styles = globSync('src/**/*.css').map((file) => [file, read(file)] as const)

/** What has a colour without letters, so that no contrast is asked of it. */
const decoration = new Set([
  // Ornaments.
  '--color-on-strong-line',
])

test.each([
  ['color', /(?:^|[\s;{])color:\s*var\((--[\w-]+)\)/g, new Set(pairs.map(([front]) => front))],
  [
    'background',
    /background(?:-color)?:\s*var\((--[\w-]+)\)/g,
    new Set(['--paper', ...pairs.flatMap(([, backs]) => backs)]),
  ],
] as const)('every %s that a style takes from the tokens stands in a pair above', (_, pattern, tested) => {
  const used = styles.flatMap(([file, css]) => Array.from(css.matchAll(pattern), ([, name = '']) => ({ file, name })))
  expect(used.length).toBeGreaterThan(9)
  const untested = used.filter(({ name }) => tokens.has(name) && !tested.has(name) && !decoration.has(name))
  expect(untested.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('paper has the colours of the light theme', () => {
  const written = Array.from(read('src/ui/paper.module.css').matchAll(/(--[\w-]+): #([\da-f]{6});/g))
  expect(written.length).toBeGreaterThan(9)
  for (const [, name = '', digits] of written) expect(digits, name).toBe(colour(name, 'light'))
})

test('every custom property that a style uses exists', () => {
  const defined = new Set(styles.flatMap(([, css]) => css.match(/--[\w-]+(?=\s*:)/g) ?? []))
  const unknown = styles.flatMap(([file, css]) =>
    Array.from(css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g), (match) => match[1] ?? '')
      .filter((name) => !defined.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('whatever has a strong ground gives the focus a colour that is seen on it', () => {
  const strong = styles.filter(([, css]) => /background(?:-color)?: var\(--color-strong\)/.test(css))
  const seen = /--color-focus: var\(--kunyit\)|outline-color: var\(--kunyit\)|outline: [^;]*currentcolor/
  expect(strong.length).toBeGreaterThan(0)
  expect(strong.filter(([, css]) => !seen.test(css)).map(([file]) => file)).toEqual([])
})
