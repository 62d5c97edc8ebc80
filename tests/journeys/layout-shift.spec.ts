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

for (const width of [360, 1440]) {
  test(`nothing moves while a page loads and its islands are hydrated, at ${width} px`, async ({ page }) => {
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
    // The font comes when the page is painted without it.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await route.continue()
    })
    await page.setViewportSize({ width, height: 800 })
    for (const address of pages) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await movePointer(page, 100, 300)
      await expect(page.locator('astro-island[client="interaction"][ssr]')).toHaveCount(0)
      // Two frames, so that what has moved has been painted and told.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), address).toEqual([])
    }
  })
}
