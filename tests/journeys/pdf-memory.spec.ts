import { makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('many.pdf', await makePages(200))
  documentServer.documents.set('ten.pdf', await makePages(10))
})

test('little is kept: pages near the view, canvases that can be drawn, no worker of what was left', async ({
  page,
  viewer,
}) => {
  await test.step('of two hundred pages only those near the view are kept', async () => {
    await viewer.openReady('/documents/many.pdf')
    const container = page.getByRole('region', { name: 'Isi dokumen: Trial' })
    const canvases = page.locator('.page canvas')
    for (const number of [50, 100, 150, 200, 1]) {
      await viewer.goTo(number)
      await expect(page.locator(`.page[data-page-number="${number}"] .textLayer`)).toContainText(`Page ${number} of`)
      // Then some pages by the wheel.
      await container.evaluate((element) => element.scrollBy(0, 3000))
      expect(await canvases.count()).toBeLessThanOrEqual(12)
    }
  })

  await test.step('no canvas is larger than every device can draw', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/ten.pdf')
    await viewer.root.getByLabel('Ukuran tampilan (persen)').fill('1000')
    await viewer.root.getByLabel('Ukuran tampilan (persen)').press('Enter')
    // What lies before the reader is drawn in full as a tile over the whole page.
    await expect(page.locator('.page[data-page-number="1"] canvas')).toHaveCount(2)
    const areas = await page
      .locator('.page canvas')
      .evaluateAll((all) => (all as HTMLCanvasElement[]).map(({ width, height }) => width * height))
    expect(Math.max(...areas)).toBeLessThanOrEqual(16_777_216)
  })

  await test.step('leaving while the library is still on its way leaves no worker', async () => {
    await viewer.leave()
    const held = Promise.withResolvers<void>()
    await page.route('**/pdfjs-m*', async (route) => {
      await held.promise
      await route.continue()
    })
    await viewer.open('/documents/ten.pdf')
    await expect(viewer.root).toHaveAttribute('aria-label', 'Trial')
    await expect.poll(() => page.workers().length).toBe(1)
    await page.locator('#toggle').click()
    await expect(viewer.root).toHaveCount(0)
    const arrived = page.waitForResponse('**/pdfjs-m*')
    held.resolve()
    await arrived
    await expect.poll(() => page.workers().length).toBe(0)
  })
})

test('leaving frees the worker and the canvases, five times in a row', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf')
  const toggle = page.locator('#toggle')
  const session = await page.context().newCDPSession(page)
  const left = async () => {
    await toggle.click()
    await expect(viewer.root).toHaveCount(0)
    await expect.poll(() => page.workers().length).toBe(0)
    expect(await page.locator('canvas').count()).toBe(0)
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const openings = async (count: number) => {
    let heap = 0
    for (let opening = 0; opening < count; opening++) {
      heap = await left()
      await toggle.click()
      await expect(viewer.root).toHaveAttribute('data-state', 'ready')
    }
    return heap
  }
  const early = await openings(2)
  const late = await openings(3)
  expect(page.workers()).toHaveLength(1)
  // Three more openings may not keep even one document (about 1 MB each in the page).
  expect(late - early).toBeLessThan(1_500_000)
})
