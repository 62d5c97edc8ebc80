import type { Page } from '@playwright/test'
import { expect, movePointer, test } from '../support/journey.ts'

test.describe('a visitor whose browser prefers English', () => {
  test.use({ locale: 'en-US' })

  test('is offered English, and takes the address along', async ({ page }) => {
    await test.step('takes the query and the anchor of the address along', async () => {
      for (const address of [
        '/cari?q=merek',
        '/pilih-badan-usaha?tujuan=sosial&asing=tidak',
        '/layanan/pendirian-pt#waktu',
      ]) {
        await page.goto(address)
        await page.getByRole('link', { name: 'Read this page in English' }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        const { pathname, search, hash } = new URL(page.url())
        expect(pathname + search + hash).toBe(`/en${address}`)
        // The next page is opened as by a visitor who has not chosen.
        await page.evaluate(() => localStorage.clear())
      }
    })

    await test.step('and the section of a text, whose anchor has another name', async () => {
      await page.goto('/blog/modal-pt#bukti-setor')
      await page.getByRole('link', { name: 'Read this page in English' }).click()
      await expect(page).toHaveURL(/\/en\/blog\/modal-pt#proof-of-payment$/)
      await expect(page.locator('#proof-of-payment')).toBeInViewport()
      await page.evaluate(() => localStorage.clear())
    })

    await test.step('gets none after a choice', async () => {
      await page.goto('/en')
      await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expect(page.locator('[data-language-offer]')).toBeHidden()
    })

    await test.step('gets one dismissible line and is not redirected', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/konsultasi')
      const offer = page.locator('[data-language-offer]')
      await expect(offer.getByRole('link', { name: 'Read this page in English' })).toHaveAttribute(
        'href',
        '/en/konsultasi',
      )
      await expect(page).toHaveURL(/\/konsultasi$/)
      await offer.getByRole('button', { name: 'Dismiss the language offer' }).click()
      await expect(offer).toBeHidden()
      await page.reload()
      await expect(offer).toBeHidden()
    })
  })
})

for (const [locale, isOffered] of [
  ['en-US', true],
  ['id-ID', false],
] as const) {
  test.describe(`a visitor whose browser prefers ${locale}`, () => {
    test.use({ locale })

    test(`loads one small script before acting and is offered English: ${isOffered}`, async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.locator('[data-language-offer]')).toBeVisible({ visible: isOffered })
      expect(scripts).toEqual([expect.stringMatching(/\/assets\/build\/body\.[\w-]+\.js$/)])
    })
  })
}

test.describe('dictionaries', () => {
  const address = '/layanan/pendirian-pt'

  /** The bill of a service: an island with a dictionary, whose HTML of the build stands until that is there. */
  const bill = (page: Page) => page.locator('[data-estimate]')
  const title = (page: Page) => bill(page).locator('legend').last()

  async function openBill(page: Page): Promise<void> {
    await movePointer(page, 300, 300)
    await expect(page.locator('astro-island[ssr]:has([data-estimate])')).toHaveCount(0)
  }

  test('a page loads exactly its own, once, and only when an island is wanted', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/assets/i18n/')) requested.push(`${request.method()} ${pathname}`)
    })
    await page.goto(address)
    expect(requested).toEqual([])
    await openBill(page)
    await expect.poll(() => requested).toEqual(['GET /assets/i18n/id.json'])
  })

  test.describe('that fail to load', () => {
    test.use({ expectedConsole: /could not be loaded; the page keeps its text|Failed to load resource/ })

    test('or are none leave the text standing and are tried again', async ({ page }) => {
      for (const answer of [
        { status: 503, body: '' },
        { status: 200, body: '<!doctype html>' },
        { status: 200, contentType: 'application/json', body: '[1]' },
      ]) {
        let tries = 0
        await page.route('**/assets/i18n/id.json', (route) => {
          tries++
          return tries === 1 ? route.fulfill(answer) : route.continue()
        })
        await page.goto(address)
        await openBill(page)
        await expect.poll(() => tries).toBeGreaterThan(0)
        await expect(title(page)).toHaveText('Tambahan, jika perlu')
        await expect.poll(() => tries).toBe(2)
        await page.unroute('**/assets/i18n/id.json')
      }
    })
  })

  // A difference between the HTML of the build and what an island renders would be an error on the console (React's 418).
  test('a text mended since the build is shown, a lost one by its key, without an error', async ({ page }) => {
    for (const [text, shown] of [
      ['Pos biaya', 'Pos biaya'],
      [undefined, 'missing translation for key: estimate.title'],
    ]) {
      await page.route('**/assets/i18n/id.json', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ json: { ...(await response.json()), 'estimate.title': text } })
      })
      await page.goto(address)
      await openBill(page)
      await expect(title(page)).toHaveText(shown ?? '')
      await page.unroute('**/assets/i18n/id.json')
    }
  })
})
