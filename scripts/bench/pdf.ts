/**
 * Compares the viewer with pdf.js's own viewer parts in a bare page and with react-pdf, side by side in one run.
 * Needs the development build (`DEVELOPMENT_PAGES=1`); prints medians, and ours as a ratio of the best of the others.
 */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { buildContenders, contenders } from './pdf/contenders.ts'
import { makeLargeDocument } from './pdf/large-document.ts'
import { type Measurement, measure } from './pdf/measure.ts'
import { startRangeServer } from './pdf/range-server.ts'

const developmentBuild = '.cache/dist-development'
const contendersBuild = '.cache/bench-pdf'
const { BENCH_RUNS = '3', CHROMIUM } = process.env
const runs = Number(BENCH_RUNS)
const delayMs = 150

const rows: Readonly<Record<keyof Measurement, string>> = {
  firstPageKilobytes: 'kB to the first page',
  firstPageMs: 'ms to the first page',
  jumpMs: 'ms to page 500',
  memoryMegabytes: 'MB after a full scroll',
  droppedFrames: '% of frames dropped while scrolling',
}

if (!existsSync(developmentBuild)) throw new Error('Build first: DEVELOPMENT_PAGES=1 npx astro build')
await buildContenders(contendersBuild)
const server = await startRangeServer([developmentBuild, contendersBuild], await makeLargeDocument(), delayMs)
const browser = await chromium.launch({
  ...(CHROMIUM && { executablePath: CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  print(await collect(browser))
} finally {
  await browser.close()
  server.stop()
}

/** The median of each figure for each contender; runs alternate, so that none has the quiet minutes alone. */
async function collect(browser: Browser): Promise<ReadonlyMap<string, Measurement>> {
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
