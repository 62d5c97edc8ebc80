/** What a visitor has while scripts are slow, late or lost: links that lead on, and a bar that follows the scroll. */
import type { Page } from '@playwright/test'
import { expect, movePointer, test } from '../support/journey.ts'

/** Those of the islands; not the small one that waits for the visitor. */
const scripts = /\/assets\/build\/(?!body\.)[^/]+\.js$/

/** No script of an island comes. */
const holdScripts = (page: Page) => page.route(scripts, () => new Promise(() => {}))

/** From here on the page's clock stands still, so that no deferred click reaches its limit. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** A click without any event before it, as some assistive technology sends it. */
const bareClick = (page: Page, selector: string) =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector)

test('on another page the first click on an item leads on at once', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/blog')
  await stopClock(page)
  await bareClick(page, 'a[data-section=pricing]')
  await page.waitForURL(/\/layanan$/, { waitUntil: 'commit' })
})

test('on Home a bare click scrolls smoothly, without a dictionary', async ({ page }) => {
  const dictionaries: string[] = []
  await page.route('**/assets/i18n/*', (route) => {
    dictionaries.push(route.request().url())
    return new Promise(() => {})
  })
  await page.goto('/')
  await stopClock(page)
  await bareClick(page, 'a[data-section=pricing]')
  await expect(page.locator('astro-island[ssr]:has(header)')).toHaveCount(0)
  // The replayed click has begun the scroll; its frames, and the highlight that follows it, need a clock that goes on.
  await page.clock.resume()
  // The browser's own jump moves no focus.
  await expect(page.locator('#pricing')).toBeFocused()
  await expect(page.locator('nav a[data-section=pricing]')).toHaveAttribute('aria-current', 'true')
  expect(dictionaries).toEqual([])
})

test('on Home a click whose script does not come is followed after 1.5 s, and the next at once', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/')
  await stopClock(page)
  await bareClick(page, 'a[data-section=pricing]')
  await page.clock.runFor(1_499)
  expect(new URL(page.url()).hash).toBe('')
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/#pricing$/)
  await bareClick(page, 'a[data-section=contact]')
  await expect(page).toHaveURL(/#contact$/)
})

test('a link that is copied before the script is there holds what was ticked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/layanan/pendirian-pt')
  await page
    .locator('#hitung')
    .getByRole('checkbox', { name: /kantor virtual/i })
    .check()
  await page.getByRole('button', { name: 'Salin tautan' }).click()
  release()
  await expect(page.getByText('Tautan tersalin.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('kantor-virtual=1')
})

test.describe('where a script has failed to load', () => {
  test.use({ expectedConsole: /Failed to load resource|Error hydrating/ })

  test('no click is deferred', async ({ page }) => {
    await page.route('**/assets/build/top-bar*.js*', (route) => route.abort())
    const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'))
    await page.goto('/')
    await movePointer(page, 200, 300)
    await failed
    await stopClock(page)
    await bareClick(page, 'a[data-section=contact]')
    await expect(page).toHaveURL(/#contact$/)
  })
})

test('the bar looks sticky above 50 px before any script, and not at 50', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/')
  const line = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).borderBottomColor)
  const atTop = await line()
  await page.evaluate(() => scrollTo(0, 51))
  await expect.poll(line).not.toBe(atTop)
  await page.evaluate(() => scrollTo(0, 50))
  await expect.poll(line).toBe(atTop)
  await expect(page.locator('header').first()).not.toHaveAttribute('data-sticky')
})

test('who acts before the script that waits for that is here is not asked to act again', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/build/body.*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.mouse.click(5, 300)
  const island = page.waitForRequest(scripts)
  held.resolve()
  await island
})
