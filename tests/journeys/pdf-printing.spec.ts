import type { Page } from '@playwright/test'
import { makeLinksPdf } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('links.pdf', await makeLinksPdf())
})

/** Notes what stands in the page at the moment of printing, and what of it the printer sees. */
async function watchPrinting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    delete dataset['printed']
    window.print = () => {
      const sheets = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheets] img')]
      dataset['drawn'] = String(sheets.every(({ complete, naturalWidth }) => complete && naturalWidth > 1000))
      dataset['printed'] = String(sheets.length)
      // As phones do: `print` returns at once, and the dialog closes later.
      setTimeout(() => dispatchEvent(new Event('afterprint')))
    }
  })
}

test('every page is drawn for the printer alone, and tidied up', async ({ page, viewer }) => {
  await viewer.openReady('/documents/links.pdf')
  const html = page.locator('html')
  for (const [device, size] of Object.entries({
    desktop: { width: 1280, height: 800 },
    phone: { width: 360, height: 740 },
  })) {
    await test.step(`on a ${device}`, async () => {
      await page.setViewportSize(size)
      await watchPrinting(page)
      await viewer.use('Cetak')
      await expect(html, device).toHaveAttribute('data-printed', '3')
      await expect(html, device).toHaveAttribute('data-drawn', 'true')
      await expect(page.locator('[data-print-sheets]')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
    })
  }

  await test.step('a sheet for each page, of the page’s size, and nothing else', async () => {
    // Nothing closes the dialog: the sheets stay.
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'and open')
    })
    await viewer.use('Cetak')
    await expect(html).toHaveAttribute('data-printed', 'and open')
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
    const [, width = '', height = ''] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect(Math.abs(Number(width) - 595)).toBeLessThan(2)
    expect(Math.abs(Number(height) - 842)).toBeLessThan(2)
  })
})

test.describe('where a page cannot be drawn', () => {
  test.use({ expectedConsole: /could not be printed/ })

  test('printing is given up by a press, and what cannot be printed is said', async ({ page, viewer }) => {
    await viewer.openReady('/documents/links.pdf')
    await page.evaluate(() => {
      // A page that is never ready for the printer.
      HTMLCanvasElement.prototype.toBlob = () => {}
    })
    await page.getByRole('region', { name: 'Isi dokumen: Trial' }).focus()
    await page.keyboard.press('Control+p')
    await expect(viewer.root.getByText('Menyiapkan halaman 0 dari 3')).toBeVisible()
    await viewer.root.getByRole('button', { name: 'Batal' }).click()
    await expect(viewer.root.getByText('Menyiapkan halaman')).toHaveCount(0)

    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null)
    })
    await viewer.use('Cetak')
    await expect(viewer.root.getByRole('alert')).toHaveText('Dokumen tidak dapat disiapkan untuk dicetak.')
    await viewer.root.getByRole('button', { name: 'Tutup' }).click()
    await expect(viewer.root.getByRole('alert')).toHaveCount(0)
  })
})
