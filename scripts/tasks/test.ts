/**
 * All tests: checks, unit tests, journeys in Chromium over the built site, then the hosts and the other engines that are
 * installed here. Installs Chromium where there is none. `npm test -- --shard 1/2` runs that part of the journeys, and
 * everything else in the first part alone. Ends with the time of each stage and one line for all tests:
 * `tests: N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromiumPath } from '../browser/chromium-path.ts'
import { build, buildWhenChanged } from '../build/build.ts'
import { createStages } from '../build/stages.ts'
import { readReport, removeReport, type TestCount } from '../build/test-report.ts'

const { CI } = process.env
const { shard } = parseArgs({ options: { shard: { type: 'string' } } }).values
const isFirstPart = !shard || shard.startsWith('1/')

const stages = createStages()
const outcomes: TestCount[] = []

async function stage(name: string, count: () => TestCount): Promise<void> {
  outcomes.push(await stages.time(name, count))
}

if (isFirstPart) {
  await stage('check', () => runPlain('check', ['scripts/tasks/check.ts']))
  await stage('unit tests', unitTests)
  if (CI) await stage('audit', () => runPlain('audit', ['scripts/tasks/audit.ts']))
}
await stages.time('build', CI ? build : buildWhenChanged)
await stage('development build', () =>
  runPlain('development build', ['node_modules/astro/bin/astro.mjs', 'build'], { DEVELOPMENT_PAGES: '1' }),
)
const browser = await stages.time('browser', chromiumPath)
await stage('journeys', () => journeys(browser))
if (isFirstPart) {
  await stage('hosts', () => countedRun('hosts'))
  await stage('engines', () => countedRun('engines'))
}

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`\n${stages.table()}\n\ntests: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** A step that passes or fails as a whole. */
function runPlain(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): TestCount {
  const ok = run(args, env)
  if (!ok) console.error(`${name} failed`)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

function unitTests(): TestCount {
  const report = '.cache/unit-tests.json'
  rmSync(report, { force: true })
  const ok = run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests } = readJson(report, { numPassedTests: 0, numFailedTests: 0 })
  return outcomeOf(numPassedTests, numFailedTests, ok)
}

/** A journey that passed at its second try counts as failed. */
function journeys(browser: string): TestCount {
  const report = '.cache/journeys.json'
  rmSync(report, { force: true })
  const part = shard ? [`--shard=${shard}`] : []
  const ok = run(['node_modules/@playwright/test/cli.js', 'test', ...part], { CHROMIUM_PATH: browser })
  const { stats } = readJson(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } })
  return outcomeOf(stats.expected, stats.unexpected + stats.flaky, ok)
}

/** A command that counts its tests itself, and names what it left out. */
function countedRun(name: 'hosts' | 'engines'): TestCount {
  removeReport(name)
  const ok = run([`scripts/tasks/test-${name}.ts`])
  const { passed, failed } = readReport(name)
  return outcomeOf(passed, failed, ok)
}

/** A runner that failed without a failed test, for example because it could not start, counts as one failure. */
function outcomeOf(passed: number, failed: number, ok: boolean): TestCount {
  return { passed, failed: ok ? failed : Math.max(1, failed) }
}

function readJson<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return otherwise
  }
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  return status === 0
}
