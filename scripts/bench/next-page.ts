/**
 * `npm run bench -- next`: from the tap on a link to the largest paint of the page behind it, over a network like slow 4G
 * and with the processor slowed four times, by how long the pointer rested on the link or the finger lay on it; beside it
 * the same without speculation rules. Needs a built site. Aimed at: under 200 ms after a rest, and never later than without.
 */
import { startServer } from '../../hosting/server/server.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { openTab, type TabPage } from '../browser/chromium-tab.ts'
import { network, slowdown } from './slow-phone.ts'

const rounds = 5

/** How long the pointer rests or the finger lies before the tap is complete, in ms. */
const rests = [0, 200, 500, 1_000, 2_000]

const ways = [
  { name: 'Home → service', path: '/', link: 'a[href="/layanan/pendirian-pt"]' },
  { name: 'blog → article', path: '/blog', link: 'main h2 a, main h3 a' },
] as const

export async function benchNextPage(): Promise<void> {
  const { url, close } = await startServer({ dist: 'dist', host: '127.0.0.1', port: 0 })
  try {
    console.log(`Largest paint after the tap in ms: medians of ${rounds}, in brackets the worst\n`)
    for (const { name, path, link } of ways) {
      for (const hand of ['pointer', 'finger'] as const) {
        for (const rest of rests) {
          const [withRules, without] = [[], []] as [number[], number[]]
          // In turns, so that what else the machine does falls on both alike.
          for (let round = 0; round < rounds; round++) {
            withRules.push(await largestPaint(url + path, link, hand, rest, true))
            without.push(await largestPaint(url + path, link, hand, rest, false))
          }
          const rested = `${hand} ${rest} ms`.padEnd(16)
          console.log(`${name}  ${rested} ${say(withRules)}; without the rules ${say(without)}`)
        }
      }
    }
  } finally {
    await close()
  }
}

async function largestPaint(
  address: string,
  link: string,
  hand: 'pointer' | 'finger',
  rest: number,
  hasRules: boolean,
): Promise<number> {
  const tab = await openTab(await chromiumPath(), ['--no-sandbox', '--disable-gpu'], (page) => {
    page.send('Page.enable')
    page.send('Network.enable')
    page.send('Network.emulateNetworkConditions', network)
    page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (!hasRules) page.send('Network.setBlockedURLs', { urls: ['*.speculationrules'] })
  })
  try {
    const first = tab.shown()
    const loaded = first.event('Page.loadEventFired')
    await first.send('Page.navigate', { url: address })
    await loaded
    // The rules come after the page.
    await pause(2_000)
    const { x, y, href } = await first.evaluate<{ x: number; y: number; href: string }>(`(() => {
      const link = document.querySelector(${JSON.stringify(link)})
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = link.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2, href: link.href }
    })()`)
    const tapped = await tap(first, hand, x, y, rest)
    const { origin, activation, largest } = await paintOf(() => tab.shown(), href)
    return origin + Math.max(activation, largest) - tapped
  } finally {
    await tab.close()
  }
}

/** @returns when the tap was complete, in ms since 1970 */
async function tap(page: TabPage, hand: 'pointer' | 'finger', x: number, y: number, rest: number): Promise<number> {
  if (hand === 'finger') {
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await pause(rest)
    const tapped = Date.now()
    void page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return tapped
  }
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await pause(rest)
  const tapped = Date.now()
  for (const type of ['mousePressed', 'mouseReleased']) {
    void page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  }
  return tapped
}

interface Paint {
  /** When the page began to load, in ms since 1970. */
  readonly origin: number
  /** When a page made ahead was shown, in ms since it began; 0 for any other. */
  readonly activation: number
  /** In ms since it began. */
  readonly largest: number
}

/** The largest paint of a page once it is shown and at rest. */
async function paintOf(shown: () => TabPage, href: string): Promise<Paint> {
  await pause(5_000)
  const page = shown()
  const address = await page.evaluate('location.href')
  if (address !== href) throw new Error(`The tap on ${href} led to ${address}.`)
  return page.evaluate<Paint>(`new Promise((resolve) => {
    const { activationStart } = performance.getEntriesByType('navigation')[0]
    new PerformanceObserver((list) =>
      resolve({ origin: performance.timeOrigin, activation: activationStart, largest: list.getEntries().at(-1).startTime })
    ).observe({ type: 'largest-contentful-paint', buffered: true })
  })`)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function say(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(rounds / 2)] ?? Number.NaN)} (${Math.round(sorted.at(-1) ?? Number.NaN)})`
}
