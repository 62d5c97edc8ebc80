/** Which tests a run of `npm test` is asked for, and how to ask for those alone that have failed. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const stageNames = ['check', 'hosts', 'engines'] as const

export interface ChosenTests {
  /** Files of unit tests, empty for all; undefined where none are wanted. */
  readonly unitTests: readonly string[] | undefined
  /** Files of journeys, each with a line where only one is wanted; empty for all; undefined where none are wanted. */
  readonly journeys: readonly string[] | undefined
  readonly stages: ReadonlySet<string>
  /** Whether something looks at the built site. */
  readonly needsSite: boolean
}

/**
 * @param names names of stages, files of unit tests, and journeys as `file` or `file:line`; none for everything
 * @throws Error that names what is neither
 */
export function chosenTests(names: readonly string[]): ChosenTests {
  if (names.length === 0) return { unitTests: [], journeys: [], stages: new Set(stageNames), needsSite: true }
  const unitTests = names.filter((name) => /\.test\.tsx?$/.test(name))
  const journeys = names.filter((name) => /\.spec\.ts(:\d+)?$/.test(name))
  const stages = names.filter((name) => (stageNames as readonly string[]).includes(name))
  const unknown = names.find((name) => ![...unitTests, ...journeys, ...stages].includes(name))
  if (unknown !== undefined)
    throw new Error(
      `npm test does not know "${unknown}": name a *.test.ts, a *.spec.ts or *.spec.ts:LINE, or ${stageNames.join(', ')}.`,
    )
  return {
    unitTests: unitTests.length > 0 ? unitTests : undefined,
    journeys: journeys.length > 0 ? journeys : undefined,
    stages: new Set(stages),
    needsSite: journeys.length > 0 || stages.length > 0,
  }
}

/** The files of Vitest's JSON report in which a test failed, or which could not be read. */
export function failedUnitTests(report: string): string[] {
  const { testResults } = readJson(report, { testResults: [] as { name: string; status: string }[] })
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name))
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly file: string
    readonly line: number
    readonly tests: readonly { status: string }[]
  }[]
}

/** The journeys of Playwright's JSON report that did not pass at their first try, as `file:line`. */
export function failedJourneys(report: string): string[] {
  const { suites } = readJson(report, { suites: [] as Suite[] })
  const found = suites.flatMap((file) => [...failedIn(file, file.file)])
  return [...new Set(found)]
}

function* failedIn({ suites = [], specs = [] }: Suite, file: string): Generator<string> {
  for (const spec of specs) {
    if (spec.tests.every(({ status }) => status === 'expected' || status === 'skipped')) continue
    // A test that a shared function declares has the line of that function, which names no test of this file.
    yield `tests/journeys/${file}${spec.file === file ? `:${spec.line}` : ''}`
  }
  for (const suite of suites) yield* failedIn(suite, file)
}

/** The contents of a report, or something else where it was not written. */
export function readJson<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return otherwise
  }
}
