import { makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

const name = 'Layar penuh'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('ten.pdf', await makePages(10))
})

test('a press enters the full screen, leaving it works by every way, and the button says which', async ({
  page,
  viewer,
}) => {
  const isFull = () =>
    page.evaluate(() => document.fullscreenElement?.hasAttribute('data-pdf-viewer') ?? document.fullscreenElement)
  await viewer.openReady('/documents/ten.pdf')
  await expect(viewer.tool(name)).toHaveAttribute('aria-pressed', 'false')
  await viewer.use(name)
  await expect.poll(isFull).toBe(true)
  await expect(viewer.tool(name)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => viewer.root.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  await viewer.use(name)
  await expect.poll(isFull).toBe(null)
  await expect(viewer.tool(name)).toHaveAttribute('aria-pressed', 'false')

  await test.step('the button shows when the user has left by another way', async () => {
    await viewer.use(name)
    await expect(viewer.tool(name)).toHaveAttribute('aria-pressed', 'true')
    await page.evaluate(() => document.exitFullscreen())
    await expect(viewer.tool(name)).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('where the browser refuses, nothing changes and nothing breaks', async () => {
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
    })
    await viewer.use(name)
    await viewer.use('Halaman berikutnya')
    await expect(viewer.root).toHaveAttribute('data-page', '2')
    await expect(viewer.tool(name)).toHaveAttribute('aria-pressed', 'false')
  })
})

test('where there is no full screen, there is no button', async ({ page, viewer }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await viewer.openReady('/documents/ten.pdf')
  await expect(viewer.tool('Cetak')).toHaveCount(1)
  await expect(viewer.tool(name)).toHaveCount(0)
})
