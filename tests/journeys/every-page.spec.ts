import type { Page } from '@playwright/test'
import { violationsInBothThemes } from '../support/axe.ts'
import { representativePages } from '../support/built-pages.ts'
import { expect, test } from '../support/journey.ts'

// Files are run one after the other; the groups of this one are its own.
test.describe.configure({ mode: 'parallel' })

const addresses = [...representativePages(), '/konsultasi', '/en/thank-you']

/** Groups keep one browser page for many addresses: a new one costs more than a navigation. */
const groupSize = 10

for (let start = 0; start < addresses.length; start += groupSize) {
  const group = addresses.slice(start, start + groupSize)
  test(`axe finds nothing from ${group[0]} to ${group.at(-1)}, in both themes`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const address of group) {
      await page.goto(address)
      await viewerAtRest(page)
      expect(await violationsInBothThemes(page), address).toEqual([])
    }
  })
}

/** Where a document is shown: waits until the pages in sight, and the one drawn ahead, have text and structure too. */
async function viewerAtRest(page: Page): Promise<void> {
  const viewer = page.locator('[data-pdf-viewer]')
  if ((await viewer.count()) === 0) return
  await page.locator('a[data-opens-viewer]').last().click()
  await expect(viewer).toHaveAttribute('data-state', 'ready')
  await expect
    .poll(() =>
      viewer.evaluate((element) => {
        const bottom = element.querySelector('.pdfViewer')?.parentElement?.getBoundingClientRect().bottom ?? 0
        const pages = [...element.querySelectorAll('.page')]
        const ahead = pages.findIndex((one) => one.getBoundingClientRect().top >= bottom)
        const expected = ahead === -1 ? pages : pages.slice(0, ahead + 1)
        return (
          expected.length > 0 &&
          expected.every((one) => one.querySelector('.endOfContent') && one.querySelector('.structTree'))
        )
      }),
    )
    .toBe(true)
}
