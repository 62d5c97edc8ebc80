import { expect, test } from '../support/journey.ts'

test.describe('the pages of the company', () => {
  for (const [address, title] of [
    ['/terms-and-condition', 'Syarat dan ketentuan'],
    ['/privacy-policy', 'Kebijakan privasi'],
    ['/en/about-us', 'About us'],
  ] as const) {
    test(`${address} has its name, its dates and a list of contents that leads into it`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main header time')).toHaveCount(3)
      const contents = page.getByRole('navigation', { name: /Isi halaman|On this page/ })
      const last = contents.getByRole('link').last()
      const name = await last.innerText()
      await last.click()
      await expect(page.locator(':target')).toHaveText(name)
      await expect(page.locator(':target')).toBeInViewport()
    })
  }
})

test('the contents of a page are folded on a phone and open with a touch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/terms-and-condition')
  const contents = page.getByRole('navigation', { name: 'Isi halaman' })
  const first = contents.locator('a').first()
  await expect(first).toBeHidden()
  await contents.getByText('Isi halaman').click()
  await expect(first).toBeVisible()
})

test('about us offers the video, and requests nothing from its provider before it is played', async ({ page }) => {
  await page.goto('/about-us')
  await expect(page.locator('[data-video-play]')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the privacy page shows what this device keeps, and erases it', async ({ page }) => {
  await page.goto('/privacy-policy')
  const kept = page.getByRole('region', { name: 'Yang tersimpan di perangkat ini sekarang' })
  await kept.scrollIntoViewIfNeeded()
  await kept.getByRole('button').click()
  await expect(kept.getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
})

test('thanks have ways on, no footer, and are no search result', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('footer')).toHaveCount(0)
  for (const [name, href] of [
    ['Layanan dan biaya', '/layanan'],
    ['Info hukum', '/infohukum'],
    ['Beranda', '/'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test.describe('an address that does not exist', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('is answered in Indonesian with ways on, one of them into English', async ({ page }) => {
    const answer = await page.goto('/blog/tidak-ada/sama-sekali')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman ini tidak ada')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const english = page.getByRole('link', { name: 'Continue in English' })
    await expect(page.locator('[lang^="en"]', { has: english })).toContainText('This page does not exist')
    await english.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('below /en is answered in English alone', async ({ page }) => {
    const answer = await page.goto('/en/blog/nothing/here')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
    await expect(page.getByRole('link', { name: 'Lanjutkan dalam Bahasa Indonesia' })).toHaveCount(0)
  })
})
