import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chosenTests, failedJourneys, failedUnitTests } from './test-choice.ts'

function reportOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('without names everything runs', () => {
  const { unitTests, journeys, stages, needsSite } = chosenTests([])
  expect([unitTests, journeys, needsSite]).toEqual([[], [], true])
  expect([...stages]).toEqual(['check', 'hosts', 'engines'])
})

test('with names only those run, and the site is built only for what looks at it', () => {
  expect(chosenTests(['src/lib/paging.test.ts'])).toEqual({
    unitTests: ['src/lib/paging.test.ts'],
    journeys: undefined,
    stages: new Set(),
    needsSite: false,
  })
  expect(chosenTests(['hosts', 'tests/journeys/blog.spec.ts:6'])).toEqual({
    unitTests: undefined,
    journeys: ['tests/journeys/blog.spec.ts:6'],
    stages: new Set(['hosts']),
    needsSite: true,
  })
})

test('a name of no test says what can be named', () => {
  expect(() => chosenTests(['bog.spec'])).toThrow(
    'npm test does not know "bog.spec": name a *.test.ts, a *.spec.ts or *.spec.ts:LINE, or check, hosts, engines.',
  )
})

test('the failed unit tests are named by file', () => {
  const report = reportOf({
    testResults: [
      { name: join(process.cwd(), 'src/a.test.ts'), status: 'failed' },
      { name: join(process.cwd(), 'src/b.test.ts'), status: 'passed' },
    ],
  })
  expect(failedUnitTests(report)).toEqual(['src/a.test.ts'])
})

test('the failed journeys are named by file and line, those of a shared function by file', () => {
  const spec = (file: string, line: number, status: string) => ({ file, line, tests: [{ status }] })
  const report = reportOf({
    suites: [
      {
        file: 'blog.spec.ts',
        specs: [spec('blog.spec.ts', 6, 'expected'), spec('blog.spec.ts', 20, 'unexpected')],
        suites: [{ file: 'blog.spec.ts', specs: [spec('blog.spec.ts', 30, 'flaky')] }],
      },
      {
        file: 'overflow.spec.ts',
        specs: [spec('../support/overflow.ts', 71, 'unexpected'), spec('../support/overflow.ts', 71, 'unexpected')],
      },
    ],
  })
  expect(failedJourneys(report)).toEqual([
    'tests/journeys/blog.spec.ts:20',
    'tests/journeys/blog.spec.ts:30',
    'tests/journeys/overflow.spec.ts',
  ])
})

test('a report that was not written names nothing', () => {
  expect([...failedUnitTests('no-such-file'), ...failedJourneys('no-such-file')]).toEqual([])
})
