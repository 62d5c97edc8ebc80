/** A phone on its side: no text and no control lies beside the notch. */
import { expect, test } from '../support/journey.ts'

const width = 844
const insetPx = 59

test.use({ viewport: { width, height: 390 } })

test('nothing lies beside it on any kind of page, the menu included', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const insets = { left: insetPx, leftMax: insetPx, right: insetPx, rightMax: insetPx, bottom: 21, bottomMax: 21 }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  for (const address of ['/', '/layanan', '/layanan/pendirian-pt', '/blog/modal-pt', '/en/cari']) {
    await page.goto(address)
    await page.getByRole('button', { name: /^Menu/ }).click()
    await expect(page.locator('nav#menu')).toBeVisible()
    const outside = await page.evaluate(
      ({ from, to }) => {
        const found: string[] = []
        const scrollsSideways = (element: Element | null): boolean =>
          element !== null &&
          element !== document.documentElement &&
          ((element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto') ||
            scrollsSideways(element.parentElement))
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement
          if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
          if (element.closest('script, style, .visually-hidden') || scrollsSideways(element)) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          const { left, right, width } = range.getBoundingClientRect()
          if (width > 0 && (left < from || right > to))
            found.push(`${node.textContent.trim().slice(0, 40)} ${left}-${right}`)
        }
        return found
      },
      { from: insetPx, to: width - insetPx },
    )
    expect(outside, address).toEqual([])
  }
})
