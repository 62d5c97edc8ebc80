/** A host of plain files, such as GitHub Pages, sends none of our headers and knows no redirects. */
import { expect, test } from '../support/plain-host.ts'

test('pages say their policy themselves, and work under it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await expect(page.locator('head > meta').nth(1)).toHaveAttribute('content', /^default-src 'none'; script-src 'self' /)
  // The script of the islands comes, and a press of the button after it has come is answered.
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Menu' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test.describe('what the policy forbids', () => {
  test.use({ expectedConsole: /TrustedScript/ })

  test('is refused without a header, too', async ({ page }) => {
    await page.goto('/layanan')
    const wasRun = await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('document.title = "attacked"')
      document.body.append(script)
      return document.title === 'attacked'
    })
    expect(wasRun).toBe(false)
  })
})

test.describe('an address that is not quite one of ours', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('leads to the one that is meant', async ({ page, plainHost }) => {
    for (const [written, meant] of [
      ['/layanan/', '/layanan'],
      ['/blog/', '/blog'],
      ['/en/Layanan/Pendirian-PT/', '/en/layanan/pendirian-pt'],
      ['/layanan/pendirian-pt).', '/layanan/pendirian-pt'],
      ['/layanan/pendirian-pt%E2%80%8B?a=1#biaya', '/layanan/pendirian-pt?a=1#biaya'],
      ['/anything.', '/'],
    ] as const) {
      await page.goto(written)
      await expect(page, written).toHaveURL(plainHost + meant)
      await expect(page.locator('script[src="/assets/not-found.js"]'), written).toHaveCount(0)
    }
  })
})
