/** Journeys that look for a page that is wider than its window. */
import { listedAddresses } from './built-pages.ts'
import { expect, test } from './journey.ts'

/** One address of each kind of page. */
const addresses = [...listedAddresses(), '/konsultasi', '/thank-you', '/a/b']
const kinds = new Map(
  addresses.map((address) => [address.replace(/(?<=\/(layanan|blog|panduan|infohukum)\/)[^/]+$/, '*'), address]),
)

/** Declares a test per kind of page: no overflow at every 40 px from the narrowest width to 1600, the longest words included. */
export function testOverflow(condition: string): void {
  for (const [kind, address] of kinds) {
    test(`nothing overflows at ${kind} ${condition}`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.goto(address)
      await page.evaluate(() => {
        document.querySelector('h1')?.append(' pertanggungjawabankeperdataansebagaimanadimaksud')
      })
      const overflowing: string[] = []
      for (let width = 320; width <= 1600; width += 40) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (excess > 0) overflowing.push(`${width} px: ${excess} px too wide`)
        overflowing.push(...(await page.evaluate(textCutOff)).map((text) => `${width} px: cut off: ${text}`))
      }
      expect(overflowing).toEqual([])
    })
  }
}

/**
 * Declares a test per guide at the narrowest width: with the document in its viewer and the offer of the other language
 * open, nothing is wider than the window, and the offer stays a line or two.
 * @param textSize what the page's own text size is set to, `100%` for the browser's.
 */
export function testGuides(condition: string, textSize: string): void {
  for (const address of addresses.filter((each) => /^\/infohukum\/panduan\/./.test(each))) {
    test(`nothing overflows beside the viewer at ${address} ${condition}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, textSize)
      const [viewer, offer] = [page.locator('[data-pdf-viewer]'), page.locator('[data-language-offer]')]
      await viewer.scrollIntoViewIfNeeded()
      await expect(viewer).toHaveAttribute('data-state', 'ready', { timeout: 20_000 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const [tools, stage] = [viewer.getByRole('toolbar'), viewer.locator('[role=region]:has(> .pdfViewer)')]
      for (const part of [tools, stage]) {
        const box = await part.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
      }
      await expect(offer).toBeVisible()
      const { width, height } = (await offer.boundingBox()) ?? { width: 0, height: 999 }
      expect(width).toBeGreaterThan(200)
      expect(height).toBeLessThanOrEqual(72)
    })
  }
}

/** Runs in the page: words that end beyond the window or beyond a box that clips them, where nobody can scroll to them. */
function textCutOff(): string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const cutOff: string[] = []
  while (words.nextNode()) {
    const text = words.currentNode.textContent?.trim()
    const parent = words.currentNode.parentElement
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(words.currentNode)
    const { left, right } = range.getBoundingClientRect()
    let box: Element | null = parent
    let [start, end] = [0, innerWidth]
    for (; box; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box)
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') break
      if (overflowX === 'visible') continue
      const bounds = box.getBoundingClientRect()
      start = Math.max(start, bounds.left)
      end = Math.min(end, bounds.right)
    }
    // Half a pixel is rounding.
    if (!box && (left < start - 0.5 || right > end + 0.5)) cutOff.push(text.slice(0, 40))
  }
  return cutOff
}
