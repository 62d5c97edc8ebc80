import AxeBuilder from '@axe-core/playwright'
import { listedAddresses } from '../support/built-pages.ts'
import { expect, test } from '../support/journey.ts'

const addresses = [...listedAddresses(), '/konsultasi', '/thank-you', '/en/thank-you']

/** Groups keep one browser page for many addresses: a new one costs more than a navigation. */
const groupSize = 16

/** One address of each kind of page, for what depends on the design and not on the text. */
const kinds = new Map(
  addresses.map((address) => [address.replace(/(?<=\/(layanan|blog|panduan|infohukum)\/)[^/]+$/, '*'), address]),
)

for (let start = 0; start < addresses.length; start += groupSize) {
  const group = addresses.slice(start, start + groupSize)
  test(`axe finds nothing from ${group[0]} to ${group.at(-1)}, in both themes`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of group) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(address)
      const light = await new AxeBuilder({ page }).analyze()
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      const found = [...light.violations, ...dark.violations].map(
        ({ id, nodes }) => `${address}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
      expect(found).toEqual([])
    }
  })
}

for (const [kind, address] of kinds) {
  test(`nothing overflows at ${kind} at any width, nor with text at 200 %`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto(address)
    // The longest word that a text may bring.
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (heading) heading.append(' pertanggungjawabankeperdataansebagaimanadimaksud')
    })
    const overflowing: string[] = []
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, textSize)
      for (let width = 320; width <= 1600; width += 40) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (excess > 0) overflowing.push(`${width} px, text ${textSize}: ${excess} px too wide`)
      }
    }
    expect(overflowing).toEqual([])
  })
}
