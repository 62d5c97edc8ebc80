import { makeMixedPdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('ten.pdf', await makePages(10))
  documentServer.documents.set('mixed.pdf', await makeMixedPdf())
})

test('a document is shown, turned, scrolled, fitted and remembered', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf')
  const field = viewer.root.getByLabel('Nomor halaman')

  await test.step('it is shown, with ink on its page', async () => {
    await expect(viewer.root).toHaveAttribute('data-page', '1')
    await expect(viewer.root).toHaveAttribute('data-page-count', '10')
    await expect(viewer.root).toHaveAttribute('data-rotation', '0')
    expect(await inkOf(page)).toBeGreaterThan(0.001)
  })

  await test.step('it is opened in a tab and saved by its own address', async () => {
    const open = viewer.tool('Buka di tab baru')
    await expect(open).toHaveAttribute('href', '/documents/ten.pdf')
    await expect(open).toHaveAttribute('target', '_blank')
    await expect(open).toHaveAttribute('rel', 'noopener')
    await expect(viewer.tool('Unduh dokumen')).toHaveAttribute('download', '')
  })

  await test.step('pages are turned, typed and clamped', async () => {
    await viewer.root.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(viewer.root).toHaveAttribute('data-page', '2')
    await expect(page.locator('.page[data-page-number="2"]')).toBeInViewport({ ratio: 0.25 })
    await viewer.goTo(99)
    await expect(viewer.root).toHaveAttribute('data-page', '10')
    await expect(field).toHaveValue('10')
    await viewer.goTo(-3)
    await expect(viewer.root).toHaveAttribute('data-page', '1')
    await field.fill('tiga')
    await field.press('Enter')
    await expect(field).toHaveValue('1')
    await expect(viewer.root).toHaveAttribute('data-page', '1')
    const previous = viewer.root.getByRole('button', { name: 'Halaman sebelumnya' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('scrolling reports the page, and what is typed replaces its number', async () => {
    await field.click()
    await page.locator('.page[data-page-number="6"]').scrollIntoViewIfNeeded()
    await expect(viewer.root).toHaveAttribute('data-page', /[56]/)
    await expect(viewer.root.getByRole('status').first()).toHaveText(/Halaman [56] dari 10/)
    await expect(field).toHaveValue(/[56]/)
    await page.keyboard.type('3')
    await expect(field).toHaveValue('3')
    await page.keyboard.press('Enter')
    await expect(viewer.root).toHaveAttribute('data-page', '3')
  })

  await test.step('every way to fit', async () => {
    const fit = viewer.root.getByLabel('Sesuaikan ukuran')
    const frame = page.getByRole('region', { name: 'Isi dokumen: Trial' })
    await viewer.openMenu()
    await fit.selectOption('page')
    await expect
      .poll(async () => {
        const [sheet, room] = [await page.locator('.page').first().boundingBox(), await frame.boundingBox()]
        return (sheet?.height ?? Infinity) - (room?.height ?? 0)
      })
      .toBeLessThan(1)
    await fit.selectOption('actual')
    await expect(viewer.root).toHaveAttribute('data-zoom', '1')
    await viewer.root.getByRole('button', { name: 'Perbesar' }).click()
    await expect(viewer.root).toHaveAttribute('data-zoom', '1.1')
    await expect(fit).toHaveValue('none')
  })

  await test.step('the last page is remembered on the device', async () => {
    await viewer.goTo(7)
    await expect(page).toHaveURL(/#page=7/)
    await page.goto('about:blank')
    await viewer.openReady('/documents/ten.pdf')
    await expect(viewer.root).toHaveAttribute('data-page', '7')
  })

  await test.step('leaving before the text of a page is ready logs nothing', async () => {
    await viewer.goTo(2)
    await expect(page.locator('.page[data-page-number="2"] canvas').first()).toBeAttached()
    await page.locator('#toggle').click()
    await expect(viewer.root).toHaveCount(0)
    await expect.poll(() => page.workers().length).toBe(0)
  })
})

test('places and sizes are what was asked for, as far as they are allowed', async ({ page, viewer }) => {
  await test.step('a page beyond the document is clamped and reported', async () => {
    await viewer.openReady('/documents/ten.pdf', { query: 'page=40' })
    await expect(viewer.root).toHaveAttribute('data-page', '10')
    await expect(page.locator('#log')).toContainText('page 10')
  })

  await test.step('initial values that are not allowed are refused, the rotation with the warning', async () => {
    await viewer.leave()
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await viewer.openReady('/documents/ten.pdf', { query: 'rotation=45&zoom=-2' })
    await expect(viewer.root).toHaveAttribute('data-rotation', '0')
    await expect(viewer.root).toHaveAttribute('data-zoom', '1')
    expect(warnings).toContain('Invalid pages rotation angle.')
  })

  await test.step('the actual size is 96/72 CSS pixels a point', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/ten.pdf', { query: 'zoom=1' })
    const box = await page.locator('.page[data-page-number="1"] .canvasWrapper').boundingBox()
    // Whole pixels, so that lines of the page stay sharp.
    expect(Math.abs((box?.width ?? 0) - (595 * 96) / 72)).toBeLessThan(1)
    expect(Math.abs((box?.height ?? 0) - (842 * 96) / 72)).toBeLessThan(1)
  })

  await test.step('rotation adds to the page’s own, and the text stays under the glyphs', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/mixed.pdf', { query: 'zoom=1' })
    const turned = page.locator('.page[data-page-number="2"]')
    await expect.poll(async () => (await turned.boundingBox())?.width ?? 0).toBeGreaterThan((842 * 96) / 72)
    await page.keyboard.press('Tab')
    await viewer.use('Putar ke kanan')
    await expect(viewer.root).toHaveAttribute('data-rotation', '90')
    const first = page.locator('.page[data-page-number="1"]')
    await expect
      .poll(async () => (await first.locator('.canvasWrapper').boundingBox())?.width ?? 0)
      .toBeGreaterThan((842 * 96) / 72 - 1)

    // `Upright` is drawn 50 points from the left and 100 from the top; turned, that is 100 from the right, 50 from the top.
    const word = first.locator('.textLayer span', { hasText: 'Upright' })
    await expect(word).toBeVisible()
    const [page1, text] = [await first.locator('.canvasWrapper').boundingBox(), await word.boundingBox()]
    const scale = 96 / 72
    expect((text?.y ?? 0) - (page1?.y ?? 0)).toBeCloseTo(50 * scale, -1)
    const fromRight = (page1?.x ?? 0) + (page1?.width ?? 0) - (text?.x ?? 0)
    expect(Math.abs(fromRight - 100 * scale)).toBeLessThan(20)
    for (let turn = 0; turn < 3; turn++) await viewer.use('Putar ke kanan')
    await expect(viewer.root).toHaveAttribute('data-rotation', '0')
  })

  await test.step('one page at a time', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/mixed.pdf')
    await viewer.use('Tampilkan satu halaman')
    await expect(page.locator('.page')).toHaveCount(1)
    await viewer.root.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(page.locator('.page')).toHaveAttribute('data-page-number', '2')
    await viewer.use('Tampilkan satu halaman')
    await expect(page.locator('.page')).toHaveCount(3)
    await expect(viewer.root).toHaveAttribute('data-page', '2')
  })

  await test.step('fits count the border of 9 pixels twice, follow the container, and open no larger than the actual size', async () => {
    await viewer.leave()
    await page.setViewportSize({ width: 780, height: 800 })
    await viewer.openReady('/documents/ten.pdf')
    const widths = () =>
      page.locator('.page[data-page-number="1"]').evaluate((element) => {
        const container = element.parentElement?.parentElement
        return { page: element.getBoundingClientRect().width, room: container?.clientWidth ?? 0 }
      })
    const before = await widths()
    expect(Math.abs(before.page - before.room)).toBeLessThanOrEqual(1)

    await page.setViewportSize({ width: 440, height: 800 })
    await expect.poll(async () => (await widths()).page).toBeLessThan(before.page - 300)
    const after = await widths()
    expect(Math.abs(after.page - after.room)).toBeLessThanOrEqual(1)

    await page.setViewportSize({ width: 1400, height: 800 })
    await expect(viewer.root).toHaveAttribute('data-zoom', '1')
  })
})

test('a container that is hidden, or of size zero, does no harm', async ({ page, viewer }) => {
  // Narrower than a page.
  await page.setViewportSize({ width: 600, height: 800 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = new CSSStyleSheet()
      style.replaceSync('main:not([data-shown]) { display: none }')
      document.adoptedStyleSheets.push(style)
    })
  })
  await viewer.openReady('/documents/ten.pdf')
  expect(Number(await viewer.root.getAttribute('data-zoom'))).toBeGreaterThan(0)
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-shown', ''))
  await expect.poll(() => inkOf(page)).toBeGreaterThan(0.001)
  await expect.poll(async () => Number(await viewer.root.getAttribute('data-zoom'))).not.toBe(1)
})
