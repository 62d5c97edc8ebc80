/**
 * `npm run bench -- content [articles …]` builds the site with 2,000 and 10,000 articles in both languages and prints
 * build time, peak memory, time per page and pages per second. Whether growth is linear is judged by processor time,
 * which other work on the machine does not change. Needs `ps`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generateContent } from './generate-content.ts'
import { type Usage, watchUsage } from './process-usage.ts'

interface Measurement extends Usage {
  readonly articles: number
  readonly pages: number
  /** By the clock. */
  readonly seconds: number
}

/** @param args numbers of articles; none: 2,000 and 10,000 */
export async function benchContent(args: readonly string[]): Promise<void> {
  const measurements: Measurement[] = []
  for (const articles of args.length > 0 ? args.map(Number) : [2_000, 10_000]) {
    if (!Number.isInteger(articles)) throw new Error(`Say how many articles in digits, not ${args.join(' ')}.`)
    const measurement = await measure(articles)
    measurements.push(measurement)
    print(measurement)
  }
  printGrowth(measurements)
}

async function measure(articles: number): Promise<Measurement> {
  const temporary = mkdtempSync(join(tmpdir(), 'content-bench-'))
  // Astro moves chunks between folders while it builds, so the output must be on the project's own disk.
  const output = resolve('.cache/bench-content')
  try {
    const content = join(temporary, 'content')
    generateContent(resolve('content'), content, articles)
    const start = performance.now()
    const usage = await build(content, output)
    const seconds = (performance.now() - start) / 1000
    const pages = readdirSync(output, { recursive: true }).filter((file) => String(file).endsWith('.html')).length
    if (pages < articles) throw new Error(`Only ${pages} pages were built of ${articles} articles.`)
    return { articles, pages, seconds, ...usage }
  } finally {
    rmSync(temporary, { recursive: true })
    rmSync(output, { recursive: true, force: true })
  }
}

/** Builds the site from a content folder and says what that used. */
async function build(content: string, output: string): Promise<Usage> {
  const astro = resolve('node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build', '--outDir', output], {
    env: { ...process.env, CONTENT_DIR: content, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const stopWatching = child.pid === undefined ? undefined : watchUsage(child.pid)
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  const usage = stopWatching?.()
  if (code !== 0 || !usage) throw new Error(`The build failed (${code}):\n${Buffer.concat(errors)}`)
  return usage
}

function print({ articles, pages, seconds, processorSeconds, peakBytes }: Measurement): void {
  const perPage = ((seconds * 1000) / pages).toFixed(2)
  const perSecond = (pages / seconds).toFixed(0)
  const megabytes = (peakBytes / 1e6).toFixed(0)
  console.log(
    `${articles} articles in both languages: ${pages} pages, ${seconds.toFixed(1)} s (${processorSeconds} s of processor time), peak memory ${megabytes} MB, ${perPage} ms a page, ${perSecond} pages a second`,
  )
}

/** Growth is linear where the processor time per page stays the same. */
function printGrowth(all: readonly Measurement[]): void {
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || first === last) return
  const growth = last.processorSeconds / last.pages / (first.processorSeconds / first.pages)
  console.log(`A page of the largest site takes ${growth.toFixed(2)} times the processor time of one of the smallest.`)
}
