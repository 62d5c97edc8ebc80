/**
 * `npm run bench -- pdf [runs]` compares the viewer with pdf.js's own viewer parts in a bare page and with react-pdf, side
 * by side in one run, over a document of 600 pages behind a server of ranges that answers late. Prints medians, and ours
 * as a ratio of the best of the others.
 */
import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright'
import { chromiumPath } from '../browser/chromium-path.ts'
import { buildContenders, contenders } from './pdf/contenders.ts'
import { makeLargeDocument } from './pdf/large-document.ts'
import { type Measurement, measure } from './pdf/measure.ts'
import { type RangeServer, startRangeServer } from './pdf/range-server.ts'

const developmentBuild = '.cache/dist-development'
const contendersBuild = '.cache/bench-pdf'
const delayMs = 150

const rows: Readonly<Record<keyof Measurement, string>> = {
  firstPageKilobytes: 'kB to the first page',
  firstPageMs: 'ms to the first page',
  jumpMs: 'ms to page 500, at the first paint',
  jumpAtRestMs: 'ms to page 500, two seconds later',
  memoryMegabytes: 'MB after a full scroll',
  droppedFrames: '% of frames dropped while scrolling',
}

/** @param args how many runs; none: 3 */
export async function benchPdf([runCount = '3']: readonly string[]): Promise<void> {
  const runs = Number(runCount)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`Say how many runs in digits, not ${runCount}.`)
  buildDevelopmentPages()
  await buildContenders(contendersBuild)
  const server = await startRangeServer([developmentBuild, contendersBuild], await makeLargeDocument(), delayMs)
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    print(await collect(browser, server, runs))
  } finally {
    await browser.close()
    server.stop()
  }
}

function buildDevelopmentPages(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    env: { ...process.env, DEVELOPMENT_PAGES: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The development pages could not be built.')
}

/** The median of each figure for each contender; runs alternate, so that none has the quiet minutes alone. */
async function collect(browser: Browser, server: RangeServer, runs: number): Promise<ReadonlyMap<string, Measurement>> {
  const all = new Map<string, Measurement[]>(contenders.map(({ name }) => [name, []]))
  for (let run = 1; run <= runs; run++) {
    for (const contender of contenders) {
      all.get(contender.name)?.push(await measure(browser, server, contender))
      console.log(`run ${run} of ${runs}: ${contender.name}`)
    }
  }
  return new Map([...all].map(([name, measurements]) => [name, medians(measurements)]))
}

function medians(measurements: readonly Measurement[]): Measurement {
  const keys = Object.keys(rows) as (keyof Measurement)[]
  return Object.fromEntries(
    keys.map((key) => [key, median(measurements.map((one) => one[key]))]),
  ) as unknown as Measurement
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(results: ReadonlyMap<string, Measurement>): void {
  const table = Object.entries(rows).map(([key, label]) => {
    const figures = [...results].map(([name, measurement]) => [name, measurement[key as keyof Measurement]] as const)
    const ours = results.get('ours')?.[key as keyof Measurement] ?? Number.NaN
    const best = Math.min(...figures.filter(([name]) => name !== 'ours').map(([, figure]) => figure))
    const ratio = best === 0 ? (ours === 0 ? 1 : Number.POSITIVE_INFINITY) : ours / best
    return {
      ...Object.fromEntries([['', label], ...figures.map(([n, f]) => [n, Number(f.toFixed(1))])]),
      'ours / best': Number(ratio.toFixed(2)),
    }
  })
  console.table(table)
}
