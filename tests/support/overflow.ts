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
