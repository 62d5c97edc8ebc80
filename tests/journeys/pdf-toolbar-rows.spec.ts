/** The toolbar on a page of the built site, at the widths of devices. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** How many rows the visible tools stand in. */
async function rowsOf(toolbar: Locator): Promise<number> {
  const middles = await toolbar.locator('button, input, select, a').evaluateAll((tools) =>
    tools
      .filter((tool) => tool.checkVisibility())
      .map((tool) => tool.getBoundingClientRect())
      .map(({ top, height }) => Math.round((top + height / 2) / 10)),
  )
  return new Set(middles).size
}

test('the toolbar takes few rows at every width, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto('/infohukum/panduan/panduan-merek')
  await page.getByRole('link', { name: 'Baca PDF' }).click()
  const viewer = page.locator('[data-pdf-viewer]')
  await expect(viewer).toHaveAttribute('data-state', 'ready')
  const toolbar = viewer.getByRole('toolbar')
  for (const [name, width, textSize, rows] of [
    ['a phone', 360, '100%', 1],
    ['a small phone with text twice as large', 320, '200%', 2],
    ['a tablet', 768, '100%', 1],
    ['a desktop', 1440, '100%', 1],
  ] as const) {
    await test.step(`on ${name} ${rows} at most`, async () => {
      await page.setViewportSize({ width, height: 720 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, textSize)
      await expect.poll(() => rowsOf(toolbar), name).toBeLessThanOrEqual(rows)
      for (const tool of ['Halaman berikutnya', 'Perbesar'])
        await expect(viewer.getByRole('button', { name: tool }), name).toBeVisible()
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(sideways, name).toBeLessThanOrEqual(0)
      const cut = () => toolbar.evaluate((element) => element.scrollWidth - element.clientWidth)
      await expect.poll(cut, name).toBeLessThanOrEqual(0)
    })
  }
})
