/** How long pages are on a phone before anything is opened, and what opens them. */
import { readdirSync } from 'node:fs'
import { expect, test } from '../support/journey.ts'

const serviceHeight = 7000
/** Pages that have no such number of their own kind: most pixels, by path. */
const heights = { '': 9520, '/pilih-badan-usaha': 2700, '/infohukum': 5300 }
const services = readdirSync('dist/layanan').flatMap((file) => (file.endsWith('.html') ? file.slice(0, -5) : []))

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  for (const language of ['', '/en']) {
    test(`every service under ${language || '/'} is at most ${serviceHeight} px high`, async ({ page }) => {
      expect(services.length).toBeGreaterThan(8)
      const long: string[] = []
      for (const service of services) {
        await page.goto(`${language}/layanan/${service}`)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        if (height > serviceHeight) long.push(`${service}: ${height} px`)
      }
      expect(long).toEqual([])
    })
  }

  for (const [path, most] of Object.entries(heights)) {
    test(`${path || '/'} is at most ${most} px high, in both languages`, async ({ page }) => {
      for (const language of ['', '/en']) {
        await page.goto(`${language}${path}` || '/')
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height, language).toBeLessThanOrEqual(most)
      }
    })
  }
})

test.describe('on a turned phone', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  for (const address of ['/layanan/pt-pma', '/layanan']) {
    test(`bars take less than a third of the window on ${address}`, async ({ page }) => {
      await page.goto(address)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
          .reduce((sum, { height }) => sum + height, 0),
      )
      expect(covered).toBeGreaterThan(50)
      expect(covered).toBeLessThan(130)
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link of the contents opens its section, below its heading', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/layanan/pt-pma')
    await expect(page.locator('#waktu')).toBeVisible()
    const law = page.locator('#dasar-hukum')
    await expect(law).toBeHidden()
    await page.getByRole('navigation', { name: 'Isi halaman ini' }).getByRole('link', { name: 'Dasar hukum' }).click()
    await expect(law).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Dasar hukum' })).toBeInViewport()
  })

  test('on a narrow window all is open that a wide one has open', async ({ page }) => {
    await page.goto('/layanan/pt-pma')
    await expect(page.locator('#waktu')).toBeVisible()
    await expect(page.locator('#dasar-hukum')).toBeHidden()
  })

  test('paper has what is closed', async ({ page }) => {
    await page.goto('/layanan/pt-pma')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#waktu')).toBeVisible()
    await expect(page.locator('#dokumen li').first()).toBeVisible()
    await expect(page.locator('[data-estimate] details li p').first()).toBeVisible()
  })
})
