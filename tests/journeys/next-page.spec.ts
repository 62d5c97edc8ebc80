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

/** What the styles that apply now say of fades between pages: `auto`, or `none`. */
const fade = (page: Page) =>
  page.evaluate(() => {
    let navigation = 'none'
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSViewTransitionRule) navigation = rule.navigation
        if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) read(rule.cssRules)
      }
    }
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) read(sheet.cssRules)
    return navigation
  })

test.describe('the fade into the next page', () => {
  // The test says which frames took long, however busy this machine is.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type === 'long-animation-frame') Object.assign(window, { tellOfLongFrame: () => longFrame(this) })
        else observe.call(this, options)
      }
      const callbacks = new WeakMap<PerformanceObserver, () => void>()
      window.PerformanceObserver = class extends PerformanceObserver {
        constructor(callback: PerformanceObserverCallback) {
          super(callback)
          callbacks.set(this, callback as () => void)
        }
      }
      const longFrame = (observer: PerformanceObserver) => callbacks.get(observer)?.()
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/blog')
  })

  test('is there where frames are quick and motion is welcome, and gone once a frame took long', async ({ page }) => {
    expect(await fade(page)).toBe('auto')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await fade(page)).toBe('none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await fade(page)).toBe('auto')
    await page.waitForFunction(() => 'tellOfLongFrame' in window)
    await page.evaluate(() => (window as unknown as { tellOfLongFrame(): void }).tellOfLongFrame())
    expect(await fade(page)).toBe('none')
  })
})

test('the rules come as a file of their own type, by a header', async ({ request }) => {
  const answer = await request.get('/')
  const address = JSON.parse(answer.headers()['speculation-rules'] ?? '""')
  const rules = await request.get(address)
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect(await rules.json()).toHaveProperty('prefetch')
})
