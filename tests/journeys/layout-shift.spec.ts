import type { Page } from '@playwright/test'
import { expect, movePointer, test } from '../support/journey.ts'

const pages = [
  '/',
  '/en',
  '/layanan',
  '/layanan/pendirian-pt',
  '/blog/pt-atau-cv',
  '/infohukum',
  '/infohukum/uu-40-2007',
]

/** Milliseconds after which a browser draws a page without an optional font for good; they specify about 100. */
const fontLimit = 500

/** Opens a page until its islands are hydrated. */
async function openHydrated(page: Page, address: string): Promise<void> {
  // A page whose font is held back never ends loading.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await movePointer(page, 100, 300)
  await expect(page.locator('astro-island[client="interaction"][ssr]')).toHaveCount(0)
}

/** What has moved since the page was opened, each with how far and what it was. */
async function shiftsOn(page: Page): Promise<string[]> {
  // Two frames, so that what has moved has been painted and told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Element | null }[]
      })[])
        (window as unknown as { shifts: string[] }).shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => node?.nodeName).join()}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

for (const width of [360, 1440]) {
  test(`nothing moves while a page loads, its islands are hydrated and the font comes late, at ${width} px`, async ({
    page,
  }) => {
    let release = () => {}
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      await route.continue()
    })
    await page.setViewportSize({ width, height: 800 })
    for (const address of pages) {
      const requested = page.waitForRequest('**/*.woff2')
      const arrived = page.waitForResponse('**/*.woff2')
      await openHydrated(page, address)
      await requested
      expect(await shiftsOn(page), `${address} without the font`).toEqual([])
      await page.waitForFunction(
        (limit) => performance.now() > limit,
        (await page.evaluate(() => performance.now())) + fontLimit,
      )
      release()
      await arrived
      await page.evaluate(() => document.fonts.ready)
      expect(await shiftsOn(page), `${address} with the font`).toEqual([])
    }
  })
}

test('nothing moves where the font is in the cache', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/konsultasi')
  await page.evaluate(() => document.fonts.ready)
  for (const address of ['/', '/blog/pt-atau-cv']) {
    await openHydrated(page, address)
    expect(await shiftsOn(page), address).toEqual([])
  }
})
