/**
 * `npm run bench -- next`: from the tap on a link to the largest paint of the page behind it, over networks like 4G and
 * slow 4G and with the processor slowed four times, by how long the pointer rested on the link or the finger lay on it;
 * beside it the same without speculation rules. Needs a built site. Aimed at: under 200 ms at 4G where pointer or finger
 * were there before, and never later than without.
 */
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { startServer } from '../../hosting/server/server.ts'
import { listen, type RunningServer } from '../../tests/support/listen.ts'
import { chromiumPath } from '../browser/chromium-path.ts'

/** How many times slower the processor is. */
export const slowdown = 4

interface Network {
  readonly offline: boolean
  /** Bytes per second. */
  readonly downloadThroughput: number
  /** Bytes per second. */
  readonly uploadThroughput: number
  /** From a request to its answer, in ms: several round trips, because Chromium does not slow down the opening of connections. */
  readonly latency: number
}

const networks = {
  /** Chromium's 'Fast 4G': 60 ms a round trip, 2.75 of them, 9 Mbit/s less a tenth. */
  '4G': { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 },
  /** 150 ms a round trip, 3.75 of them, 1.6 Mbit/s less a tenth, as Lighthouse sets it in Chromium (`mobileSlow4G`). */
  'slow 4G': { offline: false, downloadThroughput: 184_320, uploadThroughput: 84_375, latency: 562.5 },
} as const satisfies Record<string, Network>

const rounds = 5

/** How long the pointer rests before the press, or the finger lies, in ms. A finger that lies longer opens a menu. */
const approaches = [
  { hand: 'pointer', rest: 0 },
  { hand: 'pointer', rest: 500 },
  { hand: 'pointer', rest: 1_500 },
  { hand: 'finger', rest: 100 },
  { hand: 'finger', rest: 400 },
] as const

type Approach = (typeof approaches)[number]

/** How long the button of a mouse is down, in ms. */
const press = 80

/** Before the pointer or the finger comes, in ms: the first page is complete by then. */
const reading = 1_500

/** After the next page has loaded, in ms: its largest paint is known by then. */
const settled = 500

const ways = [
  { name: 'Home → service', path: '/', link: 'main a[href="/layanan/pendirian-pt"]' },
  { name: 'blog → article', path: '/blog', link: 'main h2 a, main h3 a' },
] as const

export async function benchNextPage(): Promise<void> {
  const site = await startServer({ dist: 'dist', host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(`Largest paint after the tap in ms: medians of ${rounds}, in brackets the worst\n`)
    for (const [networkName, network] of Object.entries(networks)) {
      const far = await behind(network, site.url)
      for (const { name, path, link } of ways) {
        for (const approach of approaches) {
          const [withRules, without] = [[], []] as [number[], number[]]
          // In turns, so that what else the machine does falls on both alike.
          for (let round = 0; round < rounds; round++) {
            withRules.push(await largestPaint(browser, far.origin + path, link, approach, true))
            without.push(await largestPaint(browser, far.origin + path, link, approach, false))
          }
          const how = `${approach.hand} ${approach.rest} ms`
          console.log(`${networkName}, ${name}, ${how}: ${say(withRules)}; without the rules ${say(without)}`)
        }
      }
      await far.stop()
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

/**
 * Hands on what a site answers as late as it comes over a network, each answer by itself. Chromium's own slow network does
 * not reach a page that is fetched ahead.
 */
function behind({ latency, downloadThroughput }: Network, url: string): Promise<RunningServer> {
  return listen((asked, response) => {
    const { headers } = asked
    request(url + asked.url, { headers }, async (answer) => {
      const body = await buffer(answer)
      await pause(latency + (body.length / downloadThroughput) * 1_000)
      response.writeHead(answer.statusCode ?? 500, answer.headers).end(body)
    }).end()
  })
}

async function largestPaint(
  browser: Browser,
  address: string,
  link: string,
  approach: Approach,
  hasRules: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: approach.hand === 'finger',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (!hasRules) {
      await session.send('Network.enable')
      await session.send('Network.setBlockedURLs', { urls: ['*.speculationrules'] })
    }
    await page.goto(address)
    await pause(reading)
    const { x, y, href } = await page.evaluate((selector) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
      const shown = links.find((one) => one.checkVisibility())
      if (!shown) throw new Error(`The page shows no ${selector}.`)
      shown.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = shown.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2, href: shown.href }
    }, link)
    const tapped = await tap(session, approach, x, y)
    await page.waitForURL(href)
    await pause(settled)
    const shown = await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      })
      return performance.timeOrigin + largest
    })
    return shown - tapped
  } finally {
    await context.close()
  }
}

/** @returns when the tap was complete, in ms since 1970 */
async function tap(session: CDPSession, { hand, rest }: Approach, x: number, y: number): Promise<number> {
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] })
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  if (hand === 'finger') await touch('touchStart')
  else await mouse('mouseMoved')
  await pause(rest)
  if (hand === 'pointer') {
    await mouse('mousePressed')
    await pause(press)
  }
  const tapped = Date.now()
  // Their answers come after the page has gone, if at all.
  void (hand === 'finger' ? touch('touchEnd') : mouse('mouseReleased')).catch(() => {})
  return tapped
}

function say(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(rounds / 2)] ?? Number.NaN)} (${Math.round(sorted.at(-1) ?? Number.NaN)})`
}
