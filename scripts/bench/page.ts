/**
 * `npm run bench -- page`: the first view of our pages as Lighthouse measures it in two ways, as the first page of a visit
 * and as a later one, beside a blank page and the words of Home on a bare Astro page on the same server; then the longest
 * interaction of each kind (INP) with the processor slowed four times. Needs a built site. Aimed at: largest paint at most
 * 1.2 times the blank page, Speed Index 1.6 times, blocking time 100 ms, an interaction 200 ms.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { parseDocument } from 'htmlparser2'
import { writeHostingFiles } from '../../hosting/host-files.ts'
import { startServer } from '../../hosting/server/server.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import {
  type FirstView,
  firstViews,
  type Measure,
  measures,
  slowingFor,
  type Throttling,
  throttlings,
} from './lighthouse.ts'
import { slowdown } from './next-page.ts'

const scratch = '.cache/bench-page'
const rounds = 5
const phone = { width: 412, height: 823 }
const desktop = { width: 1350, height: 940 }

const pages = [
  { name: 'Home', path: '/' },
  { name: 'service', path: '/layanan/pendirian-pt' },
  { name: 'article', path: '/blog/modal-pt' },
  { name: 'tool', path: '/alat/bea-meterai' },
] as const

const views: readonly { readonly name: string; readonly path: string; readonly before?: string }[] = [
  { name: 'blank page', path: '/blank' },
  { name: 'bare Astro page', path: '/bare' },
  ...pages.map(({ name, path }) => ({ name: `${name}, first page`, path })),
  ...pages.map(({ name, path }) => ({ name: `${name}, later page`, path, before: '/konsultasi' })),
]

const interactions: readonly { name: string; path: string; window: typeof phone; act(page: Page): Promise<void> }[] = [
  { name: 'menu', path: '/', window: phone, act: (page) => page.locator('button[aria-controls=menu]').click() },
  {
    name: 'section link',
    path: '/',
    window: desktop,
    act: (page) => page.locator('nav a[data-section=pricing]').click(),
  },
  { name: 'receipt switch', path: '/', window: phone, act: (page) => page.locator('#home label').nth(1).click() },
  {
    name: 'estimate',
    path: '/layanan/pendirian-pt#hitung',
    window: phone,
    act: (page) => page.locator('[data-estimate] input[type=checkbox]:enabled').first().click(),
  },
  {
    name: 'chooser',
    path: '/pilih-badan-usaha',
    window: phone,
    act: (page) => page.locator('a[data-answer]').first().click(),
  },
  { name: 'search', path: '/cari', window: phone, act: (page) => page.locator('main input[type=search]').press('p') },
]

export async function benchPage(): Promise<void> {
  const dist = await siteWithComparisons()
  const { url, close } = await startServer({ dist, host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const addresses = views.map(({ path, before }) => ({
      address: url + path,
      ...(before && { before: url + before }),
    }))
    const [blank] = await firstViews(addresses.slice(0, 1), rounds, 'devtools', 1)
    const slowing = slowingFor(median(blank, 'processorIndex'))
    for (const throttling of Object.keys(throttlings) as Throttling[])
      printViews(throttling, slowing, await firstViews(addresses, rounds, throttling, slowing))
    console.log(
      `\nLongest of the event's frames (INP), median and worst of ${rounds}, processor slowed ${slowdown} times`,
    )
    for (const { name, path, window, act } of interactions) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await interaction(browser, url + path, window, act))
      times.sort((a, b) => a - b)
      console.log(`${name.padEnd(16)} ${times[Math.floor(rounds / 2)]} ms, ${times.at(-1)} ms`)
    }
  } finally {
    await browser.close()
    await close()
    rmSync(scratch, { recursive: true })
  }
}

/** A copy of the built site with a blank page and the words of Home on a page of a bare Astro project. */
async function siteWithComparisons(): Promise<string> {
  rmSync(scratch, { recursive: true, force: true })
  const dist = join(scratch, 'dist')
  cpSync('dist', dist, { recursive: true })
  const blank =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank</title></head><body>Blank</body></html>'
  writeFileSync(join(dist, 'blank.html'), blank)
  const project = join(scratch, 'bare')
  mkdirSync(join(project, 'src/pages'), { recursive: true })
  const paragraphs = wordsOf(readFileSync('dist/index.html', 'utf8')).map((text) => `<p>${text}</p>`)
  writeFileSync(
    join(project, 'src/pages/index.astro'),
    `<html lang="id"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Bare</title></head>
    <body><h1>Bare</h1>${paragraphs.join('')}</body></html><style>body { font: 1rem/1.6 sans-serif; margin: 2rem }</style>`,
  )
  writeFileSync(join(project, 'astro.config.mjs'), "export default { build: { inlineStylesheets: 'always' } }")
  const astro = resolve('node_modules/astro/bin/astro.mjs')
  execFileSync(process.execPath, [astro, 'build', '--root', project], {
    stdio: 'ignore',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  cpSync(join(project, 'dist/index.html'), join(dist, 'bare.html'))
  await writeHostingFiles({ dist, hosting: join(scratch, 'hosting'), cache: join(scratch, 'cache') })
  return dist
}

/** The texts of a page's body, without those of scripts and styles. */
function wordsOf(html: string): string[] {
  const visit = (node: { type: string; name?: string; data?: string; children?: unknown[] }): string[] => {
    if (node.type === 'text') return node.data?.trim() ? [node.data.trim()] : []
    if (node.type === 'script' || node.type === 'style' || node.name === 'head') return []
    return (node.children ?? []).flatMap((child) => visit(child as typeof node))
  }
  return visit(parseDocument(html) as never).map((text) => text.replace(/[<>{}]/g, ''))
}

function median(of: readonly FirstView[] = [], name: keyof FirstView): number {
  // Lighthouse may leave a measure of a visit out.
  const known = of.map((one) => one[name]).filter(Number.isFinite)
  return known.sort((a, b) => a - b)[Math.floor(known.length / 2)] ?? Number.NaN
}

/** A line for each page: the medians, and in brackets how many times those of the blank page. */
function printViews(throttling: Throttling, slowing: number, measured: readonly (readonly FirstView[])[]): void {
  const processor = Math.round(median(measured.flat(), 'processorIndex'))
  console.log(
    `\nSlow network and processor ${throttlings[throttling]}: medians of ${rounds}, ms; in brackets, times the blank page.`,
    `Processor: ${processor} by Lighthouse's index, slowed ${slowing} times.\n`,
  )
  for (const [index, { name }] of views.entries()) {
    const values = (Object.keys(measures) as Measure[]).map((measure) => {
      const [value, blank] = [median(measured[index], measure), median(measured[0], measure)]
      const times = measure === 'total-blocking-time' ? '' : ` (${(value / blank).toFixed(2)})`
      return `${measures[measure]} ${Math.round(value)}${times}`
    })
    console.log(`${name.padEnd(20)} ${values.join(', ')}`)
  }
}

/** From the press of a button or key to the next frame, as the browser's Event Timing has it, in ms. */
async function interaction(
  browser: Browser,
  address: string,
  window: typeof phone,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: window })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    Object.assign(globalThis, { longest: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const state = globalThis as unknown as { longest: number }
        if (entry.interactionId) state.longest = Math.max(state.longest, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await act(page)
  await page.waitForFunction(() => (globalThis as unknown as { longest: number }).longest > 0)
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest)
  await context.close()
  return longest
}
