/** The README's list of what runs where is short enough to read; here it is held to be true. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const dependencies = Object.keys(manifest.dependencies).sort()
const section = /## Dependencies at run time\n(.*?)\n## /s.exec(readme)?.[1] ?? ''

/** The packages in backquotes of a text, in order. */
function named(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => dependencies.includes(name))
    .sort()
}

/** Packages that a module and everything of ours behind it import, types aside. */
function packagesBehind(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import(?! type)|export \{)[^'"]*? from ['"]([^'"]+)['"]/gm)
  return [...imports].flatMap(([, from = '']) => {
    if (from.startsWith('.')) return packagesBehind(join(dirname(file), from), seen)
    return from.startsWith('node:') ? [] : [packageOf(from)]
  })
}

/** `@orama/stemmers/english` is of `@orama/stemmers`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The modules of the components that a page hydrates. */
function islandFiles(): string[] {
  const routes = globSync('src/{pages,layouts}/**/*.astro')
  const files = routes.flatMap((route) => {
    const source = readFileSync(route, 'utf8')
    const islands = [...source.matchAll(/<(\w+)\s+client:/g)].map(([, name]) => name)
    return [...source.matchAll(/^import \{ (\w+) \} from '([^']+\.tsx)'/gm)]
      .filter(([, name]) => islands.includes(name))
      .map(([, , from = '']) => join(dirname(route), from))
  })
  return [...new Set(files)]
}

describe('the dependencies at run time', () => {
  it('are all named in the README, and nothing else is', () => {
    expect(named(section)).toEqual(dependencies)
  })

  it('of the embedded server are those that it imports', () => {
    const bullet = /- \*\*The embedded server\*\*.*/.exec(section)?.[0] ?? ''
    expect(named(bullet)).toEqual([...new Set(packagesBehind('hosting/server/main.ts'))].sort())
  })

  it('of visitors are what the islands import', () => {
    const bullet = /- \*\*Visitors\*\*.*/.exec(section)?.[0] ?? ''
    const imported = new Set(islandFiles().flatMap((file) => packagesBehind(file)))
    expect(imported).toContain('react')
    expect(imported).toContain('minisearch')
    expect([...imported].filter((name) => !named(bullet).includes(name))).toEqual([])
  })

  it('are all used', () => {
    const sources = ['astro.config.ts', ...globSync('{src,hosting,scripts}/**/*.{ts,tsx}')].map((file) =>
      readFileSync(file, 'utf8'),
    )
    // React's renderer is used by Astro's integration.
    const own = dependencies.filter((name) => !['astro', 'react-dom'].includes(name))
    const isIn = (name: string) => (source: string) => source.includes(`'${name}`) || source.includes(`\`${name}`)
    const unused = own.filter((name) => !sources.some(isIn(name)))
    expect(unused).toEqual([])
  })
})

it('every command that the documents name exists', () => {
  const documents = ['README.md', 'content/README.md', ...globSync('docs/*.md')]
  const commands = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => `${file}: ${name}`),
  )
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((command) => !manifest.scripts[command.split(': ')[1] ?? ''])).toEqual([])
})
