/**
 * `npm run bench -- next`: from the tap on a link to the largest paint of the page behind it, over networks like 4G and
 * slow 4G and with the processor slowed four times, by how long the pointer rested on the link or the finger lay on it;
 * beside it the same without speculation rules. Needs a built site. Aimed at: under 200 ms at 4G where the browser had
 * time to make the page, and never later than without.
 */
import { startServer } from '../../hosting/server/server.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { openTab, type Tab, type TabPage } from '../browser/chromium-tab.ts'
import { type Network, networks, slowdown } from './slow-phone.ts'

const rounds = 3

/** Before the tap is complete, in ms. A finger that lies longer opens a menu. */
const approaches = [
  { hand: 'pointer', rest: 0 },
  { hand: 'pointer', rest: 500 },
  { hand: 'pointer', rest: 1_500 },
  { hand: 'finger', rest: 100 },
  { hand: 'finger', rest: 400 },
] as const

type Approach = (typeof approaches)[number]

const ways = [
  { name: 'Home → service', path: '/', link: 'main a[href="/layanan/pendirian-pt"]' },
  { name: 'blog → article', path: '/blog', link: 'main h2 a, main h3 a' },
] as const

export async function benchNextPage(): Promise<void> {
  const { url, close } = await startServer({ dist: 'dist', host: '127.0.0.1', port: 0 })
  try {
    console.log(`Largest paint after the tap in ms: medians of ${rounds}, in brackets the worst\n`)
    for (const [networkName, network] of Object.entries(networks)) {
      for (const { name, path, link } of ways) {
        for (const approach of approaches) {
          const measure = (hasRules: boolean) => largestPaint(url + path, link, approach, network, hasRules)
          const [withRules, without] = [[], []] as [number[], number[]]
          // In turns, so that what else the machine does falls on both alike.
          for (let round = 0; round < rounds; round++) {
            withRules.push(await measure(true))
            without.push(await measure(false))
          }
          const how = `${approach.hand} ${approach.rest} ms`
          console.log(`${networkName}, ${name}, ${how}: ${say(withRules)}; without the rules ${say(without)}`)
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
  approach: Approach,
  network: Network,
  hasRules: boolean,
): Promise<number> {
  const tab = await openTab(await chromiumPath(), ['--no-sandbox', '--disable-gpu'], (page) => {
    for (const domain of ['Page', 'Network', 'Preload']) page.send(`${domain}.enable`)
    page.send('Network.emulateNetworkConditions', { ...network })
    page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (!hasRules) page.send('Network.setBlockedURLs', { urls: ['*.speculationrules'] })
  })
  try {
    const first = tab.shown()
    const ready = Promise.all([
      first.event('Page.loadEventFired'),
      hasRules &&
        first.event('Preload.ruleSetUpdated', ({ ruleSet }) => !(ruleSet as { errorType?: string }).errorType),
    ])
    await first.send('Page.navigate', { url: address })
    await ready
    const { x, y, href } = await first.evaluate<{ x: number; y: number; href: string }>(`(async () => {
      // The spinner of the first page of a visit.
      while (document.documentElement.hasAttribute('data-root-loading')) await new Promise(requestAnimationFrame)
      const link = [...document.querySelectorAll(${JSON.stringify(link)})].find((one) => one.checkVisibility())
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = link.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2, href: link.href }
    })()`)
    const tapped = await tap(first, approach, x, y)
    const { origin, activation, largest } = await paintOf(tab, href)
    return origin + Math.max(activation, largest) - tapped
  } finally {
    await tab.close()
  }
}

/** @returns when the tap was complete, in ms since 1970 */
async function tap(page: TabPage, { hand, rest }: Approach, x: number, y: number): Promise<number> {
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

/** The largest paint of the page at an address, 500 ms after it has loaded and is shown. */
async function paintOf(tab: Tab, href: string): Promise<Paint> {
  const expression = `(async () => {
    if (location.href !== ${JSON.stringify(href)} || document.prerendering) return
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { activationStart } = performance.getEntriesByType('navigation')[0]
    return new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const largest = list.getEntries().at(-1).startTime
        resolve({ origin: performance.timeOrigin, activation: activationStart, largest })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
  })()`
  for (let tries = 0; tries < 100; tries++) {
    // A page that goes while it is asked does not answer.
    const paint = await tab
      .shown()
      .evaluate<Paint | undefined>(expression)
      .catch(() => undefined)
    if (paint) return paint
    await pause(100)
  }
  throw new Error(`The tap did not lead to ${href}.`)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function say(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(rounds / 2)] ?? Number.NaN)} (${Math.round(sorted.at(-1) ?? Number.NaN)})`
}
