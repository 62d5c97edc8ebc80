import { expect, test } from '../support/journey.ts'

test('the chat shortcut is a plain link with a greeting that names the page', async ({ page }) => {
  for (const [address, greeting] of [
    ['/', 'Halo Suluh Legal, saya ingin bertanya.'],
    ['/en/layanan/pt-pma', 'Hello Suluh Legal, I have a question about: '],
    ['/thank-you', 'Halo Suluh Legal'],
  ] as const) {
    await page.goto(address)
    const shortcut = page.locator('a[data-chat]')
    const href = new URL((await shortcut.getAttribute('href')) ?? '')
    expect(href.origin + href.pathname).toBe('https://wa.me/620000000000')
    expect(href.searchParams.get('text')).toContain(greeting)
    await expect(shortcut).toHaveAttribute('rel', 'noopener')
    await expect(shortcut).toHaveAttribute('target', '_blank')
    const box = await shortcut.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48)
  }
})

for (const width of [360, 1280]) {
  test(`the chat shortcut covers no focused element at ${width} px`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const stops = await page.locator('a[href], button, input, summary').count()
    const covered: string[] = []
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const fault = await page.evaluate(() => {
        const focused = document.activeElement
        const shortcut = document.querySelector('[data-chat]')
        if (!focused || !shortcut || focused === shortcut || focused === document.body) return ''
        const a = focused.getBoundingClientRect()
        const b = shortcut.getBoundingClientRect()
        const apart = a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom
        return apart ? '' : (focused.textContent ?? '')
      })
      if (fault) covered.push(fault)
    }
    expect(covered).toEqual([])
  })
}

test('the footer leads to the pages of the company and says what it is not', async ({ page }) => {
  await page.goto('/en')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('is not a law firm')
  for (const path of ['about-us', 'layanan', 'infohukum', 'terms-and-condition', 'privacy-policy']) {
    await expect(footer.locator(`a[href="/en/${path}"]`)).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: 'halo@suluhlegal.example' })).toBeVisible()
})

test.describe('a script that fails to start', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module/ })

  test('is written to the console, and the page stays usable', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.route('**/assets/build/*.js', (route) => route.abort())
    await page.goto('/layanan')
    await page.mouse.move(100, 100)
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Kontak' }).click()
    await expect(page).toHaveURL(/\/#contact$/)
  })
})
