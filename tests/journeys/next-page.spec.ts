import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const firstArticle = (page: Page) => page.locator('main a[href^="/blog/"]').first()

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))

test.describe('the first pages of a visit', () => {
  test.use({ laterPage: false })

  test('a page whose link the pointer rests on is fetched ahead; that stores nothing, and it is shown without the spinner', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { wasCovered: false })
      new MutationObserver(() => {
        if (document.documentElement.hasAttribute('data-root-loading')) Object.assign(globalThis, { wasCovered: true })
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-root-loading'] })
    })
    const wasCovered = () => page.evaluate(() => (globalThis as { wasCovered?: boolean }).wasCovered)
    await page.goto('/blog')
    await expect(page.locator('html')).not.toHaveAttribute('data-root-loading')
    expect(await wasCovered()).toBe(true)
    const before = await stored(page)
    const link = firstArticle(page)
    const href = (await link.getAttribute('href')) ?? ''
    const ahead = page.context().waitForEvent('response', (response) => new URL(response.url()).pathname === href)
    await link.hover()
    const response = await ahead
    expect(await response.request().headerValue('sec-purpose')).toBe('prefetch')
    await response.finished()
    expect(await stored(page)).toBe(before)

    await link.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    const [arrival] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    )
    expect(arrival.deliveryType).toBe('navigational-prefetch')
    expect(await wasCovered()).toBe(false)
  })
})

/** Whether the page came by a view transition. */
const hasFaded = (page: Page) => page.evaluate(() => (globalThis as { hasFaded?: Promise<boolean> }).hasFaded)

test.describe('the fade into the next page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const revealed = new Promise<boolean>((resolve) => {
        addEventListener('pagereveal', ({ viewTransition }) => resolve(viewTransition !== null))
      })
      Object.assign(globalThis, { hasFaded: revealed })
    })
  })

  for (const { motion, isThere } of [
    { motion: 'no-preference', isThere: true },
    { motion: 'reduce', isThere: false },
  ] as const) {
    test(`a quick device, motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion })
      // However busy this machine is.
      await page.addInitScript(() => {
        const { observe } = PerformanceObserver.prototype
        PerformanceObserver.prototype.observe = function (options) {
          if (options?.type !== 'long-animation-frame') observe.call(this, options)
        }
      })
      await page.goto('/blog')
      await firstArticle(page).click()
      await expect(page).toHaveURL(/\/blog\/./)
      expect(await hasFaded(page)).toBe(isThere)
    })
  }

  test('none once a frame took long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/blog')
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const tell = () => setTimeout(resolve)
          new PerformanceObserver(tell).observe({ type: 'long-animation-frame' })
          requestAnimationFrame((start) => {
            while (performance.now() < start + 100);
          })
        }),
    )
    await firstArticle(page).click()
    await expect(page).toHaveURL(/\/blog\/./)
    expect(await hasFaded(page)).toBe(false)
  })
})

test('the rules come as a file of their own type, by a header', async ({ request }) => {
  const answer = await request.get('/')
  const address = JSON.parse(answer.headers()['speculation-rules'] ?? '""')
  const rules = await request.get(address)
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect(await rules.json()).toHaveProperty('prefetch')
})
