/** How long pages are on a phone, on paper and beside a window before anything is opened, and what opens them. */
import { builtAddresses } from '../support/built-pages.ts'
import { expect, test } from '../support/journey.ts'

const serviceHeight = 7000
/** Pages that have no such number of their own kind: most pixels, by path. */
const heights = { '': 9520, '/pilih-badan-usaha': 2700, '/infohukum': 5300 }
const services = builtAddresses().filter((address) => /^(?:\/en)?\/layanan\/[^/]+$/.test(address))

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('every service is short, fits on two sheets, and its bill in a window of 1440 × 900', async ({ page }) => {
    expect(services).toHaveLength(20)
    for (const address of services) {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(address)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, address).toBeLessThanOrEqual(serviceHeight)

      await page.setViewportSize({ width: 1440, height: 900 })
      const over = await page
        .getByRole('complementary')
        .locator('> div')
        .evaluate((bill) => bill.scrollHeight - bill.clientHeight)
      expect.soft(over, `${address}: bill`).toBeLessThanOrEqual(0)

      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
      expect.soft([1, 2], `${address}: sheets`).toContain(sheets)
    }
  })

  test('pages without such a number of their kind are not long either, in both languages', async ({ page }) => {
    for (const [path, most] of Object.entries(heights)) {
      for (const language of ['', '/en']) {
        await page.goto(`${language}${path}` || '/')
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height, `${language}${path}`).toBeLessThanOrEqual(most)
      }
    }
  })
})

test.describe('on a turned phone', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('bars take less than a third of the window', async ({ page }) => {
    for (const address of ['/layanan/pt-pma', '/layanan']) {
      await page.goto(address)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
          .reduce((sum, { height }) => sum + height, 0),
      )
      expect(covered, address).toBeGreaterThan(50)
      expect(covered, address).toBeLessThan(130)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('sections open by their links, and on paper', async ({ page }) => {
    await test.step('a link of the contents opens its section, below its heading', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/layanan/pt-pma')
      await expect(page.locator('#waktu')).toBeVisible()
      const law = page.locator('#dasar-hukum')
      await expect(law).toBeHidden()
      await page.getByRole('navigation', { name: 'Isi halaman ini' }).getByRole('link', { name: 'Dasar hukum' }).click()
      await expect(law).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Dasar hukum' })).toBeInViewport()
    })

    await test.step('on a narrow window all is open that a wide one has open, and paper has what is closed', async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/layanan/pt-pma')
      await expect(page.locator('#waktu')).toBeVisible()
      await expect(page.locator('#dasar-hukum')).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#waktu')).toBeVisible()
      await expect(page.locator('#dokumen li').first()).toBeVisible()
      await expect(page.locator('[data-estimate] details li p').first()).toBeVisible()
    })
  })
})
