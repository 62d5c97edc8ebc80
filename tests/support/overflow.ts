/** Journeys that look for a page that is wider than its window. */
import { listedAddresses } from './built-pages.ts'
import { expect, test } from './journey.ts'

/** One address of each kind of page. */
const addresses = [...listedAddresses(), '/konsultasi', '/thank-you', '/a/b']
const kinds = new Map(
  addresses.map((address) => [address.replace(/(?<=\/(layanan|blog|panduan|infohukum)\/)[^/]+$/, '*'), address]),
)

/** Declares a test per kind of page: no overflow at every 40 px from the narrowest width to 1600, the longest words included. */
export function testOverflow(condition: string, narrowest = 320): void {
  for (const [kind, address] of kinds) {
    test(`nothing overflows at ${kind} ${condition}`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.goto(address)
      await page.evaluate(() => {
        document.querySelector('h1')?.append(' pertanggungjawabankeperdataansebagaimanadimaksud')
      })
      const overflowing: string[] = []
      for (let width = narrowest; width <= 1600; width += 40) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (excess > 0) overflowing.push(`${width} px: ${excess} px too wide`)
      }
      expect(overflowing).toEqual([])
    })
  }
}
