import { expect, test } from '../support/journey.ts'

/** Astro takes the attribute away when it hydrates the island. */
const sleepingOffer = 'astro-island[client="other-language"][ssr]'

test.describe('a visitor whose browser prefers English', () => {
  test.use({ locale: 'en-US' })

  test('gets one dismissible line and is not redirected', async ({ page }) => {
    await page.goto('/konsultasi')
    const offer = page.locator('[data-language-offer]')
    await expect(offer.getByRole('link', { name: 'Read this page in English' })).toHaveAttribute(
      'href',
      '/en/konsultasi',
    )
    await expect(page).toHaveURL(/\/konsultasi$/)
    await offer.getByRole('button', { name: 'Dismiss the language offer' }).click()
    await expect(offer).toBeHidden()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(offer).toBeHidden()
    await expect(page.locator(sleepingOffer)).toHaveCount(1)
  })

  for (const address of [
    '/cari?q=merek',
    '/pilih-badan-usaha?tujuan=sosial&asing=tidak',
    '/layanan/pendirian-pt#waktu',
  ]) {
    test(`takes the query and the anchor of ${address} along`, async ({ page }) => {
      await page.goto(address)
      await page.getByRole('link', { name: 'Read this page in English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      const { pathname, search, hash } = new URL(page.url())
      expect(pathname + search + hash).toBe(`/en${address}`)
    })
  }

  test('gets none after a choice', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-language-offer]')).toBeHidden()
    await expect(page.locator(sleepingOffer)).toHaveCount(1)
  })
})

test.describe('a visitor whose browser prefers Indonesian', () => {
  test.use({ locale: 'id-ID' })

  test('gets no offer on an Indonesian page and loads nothing for it', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.locator('[data-language-offer]')).toBeHidden()
    expect(scripts).toEqual([])
  })
})

test.describe('dictionaries', () => {
  test('a page loads exactly its own, once', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/i18n/')) asked.push(`${request.method()} ${pathname}`)
    })
    await page.goto('/')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('nav a[data-section=contact]')).toHaveAttribute('aria-current', 'true')
    expect(asked).toEqual(['GET /assets/i18n/id.json'])
  })

  test.describe('that fail to load', () => {
    test.use({ expectedConsole: /could not be loaded; the page keeps its text|Failed to load resource/ })

    for (const [what, answer] of [
      ['with status 503', { status: 503, body: '' }],
      ['with something that is not JSON', { status: 200, body: '<!doctype html>' }],
      ['with something that is no dictionary', { status: 200, contentType: 'application/json', body: '[1]' }],
    ] as const) {
      test(`${what} leave the text standing and are tried again`, async ({ page }) => {
        let tries = 0
        await page.route('**/assets/i18n/id.json', (route) => {
          tries++
          return tries === 1 ? route.fulfill(answer) : route.continue()
        })
        await page.goto('/')
        await page.mouse.move(300, 300)
        await expect.poll(() => tries).toBeGreaterThan(0)
        await expect(page.locator('nav a[data-section=pricing]')).toHaveText('Biaya')
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expect(page.locator('nav a[data-section=contact]')).toHaveAttribute('aria-current', 'true')
        expect(tries).toBe(2)
      })
    }
  })

  test.describe('that lack a text', () => {
    // React reports that the text differs from the one that was rendered at build, and shows the new one.
    test.use({ expectedConsole: /Minified React error #418/ })

    test('show its key', async ({ page }) => {
      await page.route('**/assets/i18n/id.json', async (route) => {
        const response = await route.fetch()
        const { 'menu.contact': _missing, ...dictionary } = await response.json()
        await route.fulfill({ json: dictionary })
      })
      await page.goto('/')
      await page.mouse.move(300, 300)
      await expect(page.locator('nav a[data-section=contact]')).toHaveText('missing translation for key: menu.contact')
    })
  })
})
