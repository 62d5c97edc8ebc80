/**
 * What is drawn takes its content by props: of the rooms that gather content it may import types alone. The linter can
 * refuse a whole room and cannot tell values from types, so this reads the import lines.
 */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'

const drawn = ['components', 'islands', 'layouts', 'screens']
const gathered = ['collections', 'page-data']

/** The addresses of imports of values in a source text; an import of nothing but types is none. */
function valueImports(source: string): string[] {
  return Array.from(source.matchAll(/^(?:import|export) (?!type\b)([^'"]*?)(?: from )?['"](\.[^'"]+)['"]/gm)).flatMap(
    ([, names = '', address = '']) => {
      const braced = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
      const listed = braced?.split(',').filter((name) => name.trim() !== '')
      return listed?.every((name) => name.trim().startsWith('type ')) ? [] : [address]
    },
  )
}

test('imports of values are told from imports of types', () => {
  const source = [
    "import type { A } from '../../collections/a.ts'",
    "import { type B, type C } from '../../collections/b.ts'",
    "import {\n  type D,\n  d,\n} from '../../collections/d.ts'",
    "import e from '../../page-data/e.ts'",
    "import '../../page-data/f.ts'",
    "export { g } from '../../page-data/g.ts'",
  ].join('\n')
  expect(valueImports(source)).toEqual([
    '../../collections/d.ts',
    '../../page-data/e.ts',
    '../../page-data/f.ts',
    '../../page-data/g.ts',
  ])
})

test('screens, layouts, components and islands import no values of the rooms that gather content', () => {
  const files = globSync(`src/{${drawn.join(',')}}/**/*.{ts,tsx,astro}`).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    valueImports(readFileSync(file, 'utf8'))
      .filter((address) => gathered.some((room) => address.includes(`/${room}/`)))
      .map(
        (address) => `${relative('src', file)} imports ${address}: hand its result in by props, from src/page-data.`,
      ),
  )
  expect(found).toEqual([])
})
