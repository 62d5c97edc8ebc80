/**
 * `npm run bench -- content [articles …]` runs the whole of `npm run build` with 2,000 and 10,000 articles in both
 * languages, and again after one article has changed, and prints build time, peak memory, processor time per page and the bytes of the longest article.
 * Whether growth is linear is judged by processor time, which other work on the machine hardly changes. Needs `ps`.
 */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generateContent } from './generate-content.ts'
import { type Usage, watchUsage } from './process-usage.ts'

interface Build extends Usage {
  /** By the clock. */
  readonly seconds: number
}

interface Measurement {
  readonly pages: number
  /** Bytes of the longest article as it is sent, with the styles that block its first paint; `output.spec.ts` allows 15,000. */
  readonly longestArticle: number
  readonly first: Build
  /** After one article has changed. */
  readonly second: Build
}

/** @param args numbers of articles; none: 2,000 and 10,000 */
export async function benchContent(args: readonly string[]): Promise<void> {
  const measurements: Measurement[] = []
  for (const articles of args.length > 0 ? args.map(Number) : [2_000, 10_000]) {
    if (!Number.isInteger(articles)) throw new Error(`Say how many articles in digits, not ${args.join(' ')}.`)
    const measurement = await measure(articles)
    measurements.push(measurement)
    print(articles, measurement)
  }
  printGrowth(measurements)
}

async function measure(articles: number): Promise<Measurement> {
  const temporary = mkdtempSync(join(tmpdir(), 'content-bench-'))
  // Astro moves chunks between folders while it builds, so the output must be on the project's own disk.
  const output = resolve('.cache/bench-content')
  rmSync(output, { recursive: true, force: true })
  try {
    const content = join(temporary, 'content')
    generateContent(resolve('content'), content, articles)
    const first = await build(content, output)
    const pages = readdirSync(join(output, 'dist'), { recursive: true }).filter((file) =>
      String(file).endsWith('.html'),
    ).length
    if (pages < articles) throw new Error(`Only ${pages} pages were built of ${articles} articles.`)
    const blog = readdirSync(join(output, 'dist/blog')).filter((file) => file.endsWith('.html.br'))
    const longestArticle = Math.max(...blog.map((file) => statSync(join(output, 'dist/blog', file)).size))
    changeArticle(content)
    return { pages, longestArticle, first, second: await build(content, output) }
  } finally {
    rmSync(temporary, { recursive: true })
    rmSync(output, { recursive: true, force: true })
  }
}

/** Adds a sentence to an article in one language. */
function changeArticle(content: string): void {
  const [id] = readdirSync(join(content, 'articles'))
  if (id === undefined) throw new Error('There is no article to change.')
  appendFileSync(join(content, 'articles', id, 'id.md'), '\nSimpan satu salinan.\n')
}

/** Builds the site from a content folder and says what that used. */
async function build(content: string, output: string): Promise<Build> {
  const start = performance.now()
  const child = spawn(process.execPath, [resolve('scripts/tasks/build.ts'), output], {
    env: { ...process.env, CONTENT_DIR: content },
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
  return { seconds: (performance.now() - start) / 1000, ...usage }
}

function print(articles: number, { pages, longestArticle, first, second }: Measurement): void {
  const say = ({ seconds, processorSeconds, peakBytes }: Build) =>
    `${seconds.toFixed(0)} s, ${processorSeconds} s of processor time (${((processorSeconds * 1000) / pages).toFixed(1)} ms a page), peak memory ${(peakBytes / 1e6).toFixed(0)} MB`
  const part = second.processorSeconds / first.processorSeconds
  console.log(`${articles} articles in both languages, ${pages} pages, the longest article ${longestArticle} bytes`)
  console.log(`  first build:  ${say(first)}`)
  console.log(`  second build: ${say(second)}; ${part.toFixed(2)} of the first's processor time`)
}

/** Growth is linear where the processor time per page stays the same. */
function printGrowth(all: readonly Measurement[]): void {
  const [smallest, largest] = [all[0], all.at(-1)]
  if (!smallest || !largest || smallest === largest) return
  const perPage = ({ first, pages }: Measurement) => first.processorSeconds / pages
  const growth = perPage(largest) / perPage(smallest)
  console.log(`A page of the largest site takes ${growth.toFixed(2)} times the processor time of one of the smallest.`)
}
