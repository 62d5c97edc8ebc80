import { makeLinksPdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

/** What the viewer's library writes to its worker. */
interface WorkerRequest {
  readonly action?: string
  readonly data?: { readonly pageIndex?: number }
}

test.beforeAll(async ({ documentServer }) => {
  const { documents } = documentServer
  documents.set('ten.pdf', await makePages(10))
  documents.set('three.pdf', await makePages(3))
  documents.set('links.pdf', await makeLinksPdf())
})

for (const kind of ['array', 'buffer']) {
  test(`bytes are shown, opened again and saved (${kind})`, async ({ page, viewer }) => {
    await viewer.openReady('/documents/ten.pdf', { query: `bytes=${kind}&title=Akta` })
    expect(await inkOf(page)).toBeGreaterThan(0.001)
    // The viewer has copied them: the screen's own are still whole.
    await page.locator('#toggle').click()
    await expect(viewer.root).toHaveCount(0)
    await page.locator('#toggle').click()
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
    const saving = page.waitForEvent('download')
    await viewer.use('Unduh dokumen')
    expect((await saving).suggestedFilename()).toBe('Akta.pdf')
  })
}

test('a screen that follows holds page, zoom and rotation', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf', { query: 'control=accept&page=2&zoom=1&rotation=90' })
  await expect(viewer.root).toHaveAttribute('data-page', '2')
  await expect(viewer.root).toHaveAttribute('data-rotation', '90')
  await viewer.use('Halaman berikutnya')
  await expect(viewer.root).toHaveAttribute('data-page', '3')
  await viewer.use('Perbesar')
  await expect(viewer.root).toHaveAttribute('data-zoom', '1.1')
  await viewer.use('Putar ke kanan')
  await expect(viewer.root).toHaveAttribute('data-rotation', '180')
  await expect(page.locator('#log')).toContainText('page 3\nzoom 1.1\nrotation 180')
})

test('a page that the screen sets is drawn before the tools show its number', async ({ page, viewer }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    const events: string[] = []
    Object.assign(window, { events })
    Worker.prototype.postMessage = function (this: Worker, message: WorkerRequest, ...rest: []) {
      if (message.data?.pageIndex !== undefined) events.push(`${message.action} ${message.data.pageIndex + 1}`)
      return post.call(this, message, ...rest)
    }
  })
  const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events)
  await viewer.openReady('/documents/ten.pdf', { query: 'control=accept&page=1' })
  // By then the first five pages have been looked up: what is not known yet must be asked for first.
  await expect.poll(events).toContain('GetPage 10')
  await viewer.root.evaluate((root) =>
    new MutationObserver(() => (window as unknown as { events: string[] }).events.push('shown')).observe(root, {
      attributeFilter: ['data-page'],
    }),
  )
  await viewer.goTo(5)
  await expect(viewer.root).toHaveAttribute('data-page', '5')
  expect((await events()).filter((event) => event === 'GetOperatorList 5' || event === 'shown')).toEqual([
    'GetOperatorList 5',
    'shown',
  ])
})

test('a screen that refuses is asked, and nothing moves', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf', { query: 'control=refuse&page=2&zoom=1&rotation=90' })
  await viewer.use('Halaman berikutnya')
  await viewer.use('Perbesar')
  await viewer.use('Putar ke kanan')
  await expect(page.locator('#log')).toContainText('page 3\nzoom 1.1\nrotation 180')
  await expect(viewer.root).toHaveAttribute('data-page', '2')
  await expect(viewer.root).toHaveAttribute('data-zoom', '1')
  await expect(viewer.root).toHaveAttribute('data-rotation', '90')
  await expect(viewer.root.getByLabel('Nomor halaman')).toHaveValue('2')
})

test('a screen hears of the last byte, however quickly it comes', async ({ page, server, viewer }) => {
  const { length } = server.documents.get('ten.pdf') ?? []
  await viewer.openReady('/documents/ten.pdf')
  await expect(page.locator('#progress')).toHaveText(`${length} of ${length}`)
})

test('another document begins at its own beginning', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf', { query: 'other=/documents/three.pdf', fragment: 'page=3' })
  await expect(viewer.root).toHaveAttribute('data-page', '3')
  await page.locator('#other').click()
  await expect(viewer.root).toHaveAttribute('data-page-count', '3')
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  await expect(viewer.root).toHaveAttribute('data-page', '1')
  expect(new URL(page.url()).hash).toBe('')
})

test('text that must not be selected is not', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf', { query: 'selection=no' })
  const span = page.locator('.page[data-page-number="1"] .textLayer span').first()
  await span.dblclick()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
})

test('links open where the screen wants it', async ({ page, viewer }) => {
  await viewer.openReady('/documents/links.pdf', { query: 'links=self' })
  await expect(page.locator('.annotationLayer a[href^="https:"]')).toHaveAttribute('target', '_self')
})

test('headers go with every request, and with saving and opening', async ({ page, server, viewer }) => {
  const refused: string[] = []
  server.intercept = (request, response) => {
    if (request.headers['x-permission'] === 'yes') return false
    refused.push(request.url ?? '')
    response.writeHead(403).end()
    return true
  }
  await viewer.openReady('/documents/ten.pdf', { query: 'header=yes' })
  const saving = page.waitForEvent('download')
  await viewer.use('Unduh dokumen')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('ten.pdf')
  const opening = page.waitForEvent('popup')
  await viewer.use('Buka di tab baru')
  const tab = await opening
  await expect.poll(() => tab.url()).toMatch(/^blob:/)
  expect(refused).toEqual([])
})

test('where headers are needed, trouble offers no link that would go without them', async ({
  server,
  viewer,
  consoleErrors,
}) => {
  server.intercept = (_, response) => {
    response.writeHead(500).end()
    return true
  }
  await viewer.open('/documents/ten.pdf', { query: 'header=yes' })
  await expect(viewer.root.getByRole('alert').getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expect(viewer.root.locator('a[href="/documents/ten.pdf"]')).toHaveCount(0)
  consoleErrors.length = 0
})

test('a document is opened in a tab and saved by its own address', async ({ viewer }) => {
  await viewer.openReady('/documents/ten.pdf')
  const open = viewer.tool('Buka di tab baru')
  await expect(open).toHaveAttribute('href', '/documents/ten.pdf')
  await expect(open).toHaveAttribute('target', '_blank')
  await expect(open).toHaveAttribute('rel', 'noopener')
  await expect(viewer.tool('Unduh dokumen')).toHaveAttribute('download', 'ten.pdf')
})

test('a screen that follows holds fit and layout', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf', { query: 'control=accept&fit=page&layout=single' })
  const [fit, single] = [viewer.root.getByLabel('Sesuaikan ukuran'), viewer.tool('Tampilkan satu halaman')]
  await expect(fit).toHaveValue('page')
  await expect(page.locator('.page')).toHaveCount(1)
  await viewer.use('Tampilkan satu halaman')
  await expect(page.locator('.page')).toHaveCount(10)
  await expect(single).toHaveAttribute('aria-pressed', 'false')
  await fit.selectOption('actual')
  await expect(viewer.root).toHaveAttribute('data-zoom', '1')
  await expect(fit).toHaveValue('actual')
  await expect(page.locator('#log')).toContainText('layout continuous')
  await expect(page.locator('#log')).toContainText('fit actual')
})

test('a screen that refuses keeps fit and layout', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf', { query: 'control=refuse&fit=page&layout=single' })
  const [fit, single] = [viewer.root.getByLabel('Sesuaikan ukuran'), viewer.tool('Tampilkan satu halaman')]
  await expect(single).toHaveAttribute('aria-pressed', 'true')
  const zoom = (await viewer.root.getAttribute('data-zoom')) ?? ''
  const width = await page.locator('.page').evaluate((one) => one.clientWidth)
  await viewer.use('Tampilkan satu halaman')
  await fit.selectOption('actual')
  await expect(page.locator('#log')).toContainText('layout continuous')
  await expect(page.locator('#log')).toContainText('fit actual')
  await expect(fit).toHaveValue('page')
  await expect(single).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.page')).toHaveCount(1)
  await expect(viewer.root).toHaveAttribute('data-zoom', zoom)
  await viewer.use('Perbesar')
  await expect(page.locator('#log')).toContainText('fit null')
  await expect(viewer.root).toHaveAttribute('data-zoom', zoom)
  await expect.poll(() => page.locator('.page').evaluate((one) => one.clientWidth)).toBe(width)
})
