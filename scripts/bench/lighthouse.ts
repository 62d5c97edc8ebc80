/** Lighthouse's measures of a page's first view, as it takes them for a phone on a slow network. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumArguments } from '../../playwright.config.ts'
import { chromiumPath } from '../browser/chromium-path.ts'

const folder = 'scripts/bench/lighthouse'

/** By the names that Lighthouse's report has for them, in ms. */
export const measures = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'Speed Index',
  'total-blocking-time': 'blocking time',
} as const

export type Measure = keyof typeof measures

/**
 * How Lighthouse slows network and processor, by its own names, with what each is called here. Worked out, all that came
 * before the largest paint on a quick machine counts as waited for, whether it was or not.
 */
export const throttlings = { simulate: 'worked out from a quick visit', devtools: 'in a slow visit' } as const

export type Throttling = keyof typeof throttlings

export interface FirstView extends Readonly<Record<Measure, number>> {
  /** How quick Lighthouse found the processor. */
  readonly processorIndex: number
}

/**
 * How many times the processor is slowed, so that it is like that of a phone of the middle. Lighthouse's docs/throttling.md
 * means four times for an index of 1,500 to 2,000, and for 1,000 to 1,500 twice, more in its upper part: three times here.
 */
export function slowingFor(processorIndex: number): number {
  return processorIndex < 1_500 ? 3 : 4
}

interface Tab {
  goto(address: string): Promise<unknown>
}

interface Browser {
  newPage(): Promise<Tab>
  close(): Promise<void>
}

/** What is used of the two packages, which are installed for this benchmark alone. */
interface Tools {
  readonly launch: (options: object) => Promise<Browser>
  readonly run: (
    address: string,
    flags: object,
    config: undefined,
    tab: Tab,
  ) => Promise<{
    readonly lhr: {
      readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
      readonly environment: { readonly benchmarkIndex: number }
    }
  }>
}

async function tools(): Promise<Tools> {
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules))
    execFileSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], { stdio: 'inherit' })
  const load = (path: string) => import(pathToFileURL(resolve(modules, path)).href)
  const [lighthouse, puppeteer] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('puppeteer-core/lib/puppeteer/puppeteer-core.js'),
  ])
  return { run: lighthouse.default, launch: (options) => puppeteer.default.launch(options) }
}

/**
 * Opens pages in turns, so that what else the machine does falls on all alike.
 * @param addresses each with the page of the same visit that was opened before it, if it is a later page
 * @param cpuSlowdownMultiplier how many times the processor is slowed
 * @returns for each address its views, one a round
 */
export async function firstViews(
  addresses: readonly { readonly address: string; readonly before?: string }[],
  rounds: number,
  throttlingMethod: Throttling,
  cpuSlowdownMultiplier: number,
): Promise<FirstView[][]> {
  const { launch, run } = await tools()
  const views: FirstView[][] = addresses.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { address, before }] of addresses.entries()) {
      const args = [...chromiumArguments.filter((one) => !one.startsWith('--js-flags')), '--accept-lang=id-ID']
      const browser = await launch({ executablePath: await chromiumPath(), headless: 'shell', args })
      const tab = await browser.newPage()
      if (before) await tab.goto(before)
      const flags = {
        onlyAudits: Object.keys(measures),
        disableStorageReset: before !== undefined,
        logLevel: 'error',
        throttlingMethod,
        throttling: { cpuSlowdownMultiplier },
      }
      const { audits, environment } = (await run(address, flags, undefined, tab)).lhr
      const value = (name: Measure) => audits[name]?.numericValue ?? Number.NaN
      views[index]?.push({
        'first-contentful-paint': value('first-contentful-paint'),
        'largest-contentful-paint': value('largest-contentful-paint'),
        'speed-index': value('speed-index'),
        'total-blocking-time': value('total-blocking-time'),
        processorIndex: environment.benchmarkIndex,
      })
      await browser.close()
    }
  }
  return views
}
