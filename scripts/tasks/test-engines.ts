/**
 * `npm run test:engines`: the journeys of every engine over the built site, in the engines that are installed here.
 * `-- firefox` or `-- webkit` runs one of them. Ends with a line that says which ran and which not.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartEngine } from '../../tests/engines/engine.ts'
import { startFirefox } from '../../tests/engines/firefox.ts'
import { islandJourneys } from '../../tests/engines/island-journeys.ts'
import { navigationJourneys } from '../../tests/engines/navigation-journeys.ts'
import { policyJourneys } from '../../tests/engines/policy-journeys.ts'
import { visitorIn } from '../../tests/engines/visitor.ts'
import { watchSite } from '../../tests/engines/watched-site.ts'
import { startWebKit } from '../../tests/engines/webkit.ts'
import { buildWhenChanged } from '../build/build.ts'
import { type TestCount, writeReport } from '../build/test-report.ts'

const engineJourneys = [...policyJourneys, ...navigationJourneys, ...islandJourneys]

const engines: Readonly<Record<string, StartEngine>> = { firefox: startFirefox, webkit: startWebKit }

const choice = process.argv.slice(2)
const names = Object.keys(engines).filter((name) => choice.length === 0 || choice.includes(name))

await buildWhenChanged()
const outcome: TestCount = { passed: 0, failed: 0 }
// Side by side: each waits for its browser for most of its time.
const notes = await Promise.all(names.map(runEngine))
writeReport('engines', outcome)
console.log(`Engines: ${notes.join('; ')}.`)
process.exitCode = outcome.failed === 0 ? 0 : 1

/** @returns what became of it, in a few words. */
async function runEngine(name: string): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), `${name}-`))
  const site = await watchSite('dist')
  try {
    const browser = await engines[name]?.(scratch)
    if (!browser) return `${name} is not known`
    if ('missing' in browser) return `${name} was left out, ${browser.missing}`
    try {
      for (const { title, run, expected = /(?!)/ } of engineJourneys) {
        const start = performance.now()
        const visitor = visitorIn(browser, site)
        const problem = await run(visitor)
          .then(async () => (await visitor.problems()).filter((problem) => !expected.test(problem)).join('\n'))
          .catch(async (error: Error) => [error.message, ...(await visitor.problems().catch(() => []))].join('\n'))
        const seconds = ((performance.now() - start) / 1_000).toFixed(1)
        console.log(`  ${problem === '' ? '✓' : '✘'} ${name} › ${title} (${seconds} s)`)
        if (problem !== '') console.log(problem.replace(/^/gm, '      '))
        outcome[problem === '' ? 'passed' : 'failed'] += 1
      }
    } finally {
      await browser.close()
    }
    return `${browser.version} ran`
  } catch (error) {
    console.error(error)
    outcome.failed += 1
    return `${name} failed to start`
  } finally {
    await site.close()
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
