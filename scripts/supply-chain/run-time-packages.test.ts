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
    return from.startsWith('node:') ? [] : [from]
  })
}

describe('the dependencies at run time', () => {
  it('are all named in the README, and nothing else is', () => {
    expect(named(section)).toEqual(dependencies)
  })

  it('of the embedded server are those that it imports', () => {
    const bullet = /- \*\*The embedded server\*\*.*/.exec(section)?.[0] ?? ''
    expect(named(bullet)).toEqual([...new Set(packagesBehind('hosting/server/main.ts'))].sort())
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
