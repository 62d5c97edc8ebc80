/**
 * All tests: checks, unit tests, journeys in Chromium over the built site, then the hosts and the other engines that are
 * installed here. Installs Chromium where there is none. `npm test -- --shard 1/2` runs that part of the journeys, and
 * everything else in the first part alone. `npm test -- check src/a.test.ts tests/journeys/b.spec.ts:12` runs only those.
 * Ends with the time of each stage, the command that runs what failed, and one line for all tests:
 * `tests: N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromiumPath } from '../browser/chromium-path.ts'
import { build, buildWhenChanged } from '../build/build.ts'
import { createStages } from '../build/stages.ts'
import { chosenTests, failedJourneys, failedUnitTests, readJson } from '../build/test-choice.ts'
import { readReport, removeReport, type TestCount } from '../build/test-report.ts'

const { CI } = process.env
const { values, positionals } = parseArgs({ options: { shard: { type: 'string' } }, allowPositionals: true })
const { shard } = values
const isFirstPart = !shard || shard.startsWith('1/')
const chosen = chosenTests(positionals)

const stages = createStages()
const outcomes: TestCount[] = []
/** What to hand to `npm test --` to run only that. */
const failures: string[] = []

async function stage(name: string, count: () => Promise<TestCount>): Promise<void> {
  outcomes.push(await stages.time(name, count))
}

// Each keeps about one processor busy.
await Promise.all([isFirstPart && chosen.unitTests && stage('unit tests', unitTests), builds().then(checks)])
if (chosen.journeys) {
  const browser = await stages.time('browser', chromiumPath)
  await stage('journeys', () => journeys(browser))
}
if (isFirstPart)
  await Promise.all(
    (['engines', 'hosts'] as const).map(
      (name) => chosen.stages.has(name) && stage(name, () => countedRun(name, { isHeldBack: name === 'hosts' })),
    ),
  )

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`\n${stages.table()}`)
if (failures.length > 0) console.log(`\nOnly what failed: npm test -- ${failures.join(' ')}`)
if (failures.some((failure) => failure.includes('.spec.')))
  console.log('Traces of failed journeys: .cache/journeys/*/trace.zip, shown by npx playwright show-trace FILE')
console.log(`\ntests: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** The site, and its development pages. */
async function builds(): Promise<void> {
  if (!chosen.needsSite) return
  await stages.time<unknown>('build', CI ? build : buildWhenChanged)
  if (chosen.journeys)
    await stage('development build', () =>
      runPlain('development build', ['node_modules/astro/bin/astro.mjs', 'build'], { env: { DEVELOPMENT_PAGES: '1' } }),
    )
}

async function checks(): Promise<void> {
  if (!isFirstPart || !chosen.stages.has('check')) return
  await stage('check', () => runPlain('check', ['scripts/tasks/check.ts']))
  if (CI) await stage('audit', () => runPlain('audit', ['scripts/tasks/audit.ts']))
}

/** A step that passes or fails as a whole. */
async function runPlain(name: string, args: readonly string[], options: RunOptions = {}): Promise<TestCount> {
  const ok = await run(args, options)
  if (!ok) console.error(`${name} failed`)
  if (!ok && name === 'check') failures.push(name)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function unitTests(): Promise<TestCount> {
  const report = '.cache/unit-tests.json'
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...(chosen.unitTests ?? []), ...reporters]
  const ok = await run(args, { isHeldBack: true })
  failures.push(...failedUnitTests(report))
  const { numPassedTests, numFailedTests } = readJson(report, { numPassedTests: 0, numFailedTests: 0 })
  return outcomeOf(numPassedTests, numFailedTests, ok)
}

/** A journey that passed at its second try counts as failed. */
async function journeys(browser: string): Promise<TestCount> {
  const report = '.cache/journeys.json'
  rmSync(report, { force: true })
  const part = shard ? [`--shard=${shard}`] : []
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...part, ...(chosen.journeys ?? [])]
  const ok = await run(args, { env: { CHROMIUM_PATH: browser } })
  failures.push(...failedJourneys(report))
  const { stats } = readJson(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } })
  return outcomeOf(stats.expected, stats.unexpected + stats.flaky, ok)
}

/** A command that counts its tests itself, and names what it left out. */
async function countedRun(name: 'hosts' | 'engines', options: RunOptions): Promise<TestCount> {
  removeReport(name)
  const ok = await run([`scripts/tasks/test-${name}.ts`], options)
  const { passed, failed } = readReport(name)
  if (!ok || failed > 0) failures.push(name)
  return outcomeOf(passed, failed, ok)
}

/** A runner that failed without a failed test, for example because it could not start, counts as one failure. */
function outcomeOf(passed: number, failed: number, ok: boolean): TestCount {
  return { passed, failed: ok ? failed : Math.max(1, failed) }
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Shows the output at the end, so that it does not mix with that of what runs beside it. */
  readonly isHeldBack?: boolean
}

/** Whether a Node program ended well. */
async function run(args: readonly string[], { env = {}, isHeldBack = false }: RunOptions = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: isHeldBack ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(output))
  return status === 0
}
