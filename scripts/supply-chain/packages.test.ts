import { expect, it } from 'vitest'
import { inexactVersions } from './packages.ts'

it('names every dependency without one exact version', () => {
  const manifest = {
    dependencies: { a: '1.2.3', b: '^1.2.3', c: '1.x' },
    devDependencies: { d: '1.0.0-beta.1', e: 'latest', g: 'npm:other@1.2.3', h: 'npm:other@^1.2.3' },
    optionalDependencies: { f: 'git+https://host.example/f.git' },
  }
  expect(inexactVersions(manifest)).toEqual([
    'b@^1.2.3',
    'c@1.x',
    'e@latest',
    'h@npm:other@^1.2.3',
    'f@git+https://host.example/f.git',
  ])
  expect(inexactVersions({})).toEqual([])
})
