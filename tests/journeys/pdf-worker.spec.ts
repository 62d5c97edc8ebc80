import type { Page } from '@playwright/test'
import { makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

// The browser reports what the tests break, the library the page that it was about to draw.
test.use({ expectedConsole: /Failed to load resource|broken down|Unable to get page|renderView/ })

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('ten.pdf', await makePages(10))
})

/** Has the worker run a statement when it is asked to draw the fifth page. */
function atTheFifthPage(page: Page, statement: string): Promise<void> {
  return inWorker(page, "m.action === 'GetOperatorList' && m.data.pageIndex === 4", statement)
}

/** Has the worker run a statement at a message `m` that fulfils the condition. */
async function inWorker(page: Page, condition: string, statement: string): Promise<void> {
  await page.route('**/pdf.worker.min.mjs', async (route) => {
    const response = await route.fetch()
    const trap = `addEventListener('message', ({ data: m }) => { if (${condition}) { ${statement} } })\n`
    await route.fulfill({ response, body: trap + (await response.text()) })
  })
}

test('a worker that hangs while it opens the document', async ({ page, viewer }) => {
  await page.clock.install()
  await inWorker(page, "m.action === 'GetDocRequest'", 'for (;;) {}')
  await viewer.open('/documents/ten.pdf')
  await expect(viewer.root.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(1)
  // The worker's start is waited for before its silence counts.
  await expect
    .poll(async () => {
      await page.clock.runFor(61_000)
      return viewer.root.getAttribute('data-state')
    })
    .toBe('error')
  await expect(viewer.root.getByRole('alert')).toContainText('Dokumen ini tidak kunjung selesai dimuat.')
  await expect.poll(() => page.workers().length).toBe(0)
})

test('a worker that cannot start or breaks down is said', async ({ page, viewer }) => {
  await test.step('a worker that cannot start is said', async () => {
    await page.route('**/pdf.worker.min.mjs', (route) => route.fulfill({ status: 404 }))
    await viewer.open('/documents/ten.pdf')
    await expect(viewer.root).toHaveAttribute('data-state', 'error')
    await expect(viewer.root.getByRole('alert')).toContainText('tidak dapat berjalan')
  })

  await test.step('a worker that breaks down on a later page is said, and a press goes on there', async () => {
    await viewer.leave()
    await atTheFifthPage(page, 'setTimeout(() => { throw new Error("broken down") })')
    await viewer.openReady('/documents/ten.pdf')
    await viewer.goTo(5)
    await expect(viewer.root).toHaveAttribute('data-state', 'error')
    const again = viewer.root.getByRole('button', { name: 'Coba lagi' })
    // Without a document the keys are the browser's.
    await again.press('Control+f')
    await expect(viewer.root.getByRole('search')).toHaveCount(0)
    await page.unroute('**/pdf.worker.min.mjs')
    await again.click()
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
    await expect(viewer.root).toHaveAttribute('data-page', '5')
  })
})

test('a worker that hangs on a later page: said soon, given up in the end, and tried again', async ({
  page,
  viewer,
}) => {
  await page.clock.install()
  await atTheFifthPage(page, 'for (;;) {}')
  await viewer.openReady('/documents/ten.pdf')
  await viewer.goTo(5)
  await expect(viewer.root).toHaveAttribute('data-page', '5')
  const notice = viewer.root.locator('[data-slow]')
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(17_000)
  await expect(notice.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  // What was drawn before can still be read.
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  await page.clock.runFor(50_000)
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await page.unroute('**/pdf.worker.min.mjs')
  await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
  await page.clock.runFor(2_000)
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('.page[data-page-number="5"] .textLayer')).toContainText('Page 5 of 10')
})

test('an older browser keeps to the legacy build, also for another try', async ({ page, viewer }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Map.prototype, 'getOrInsertComputed'))
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/pdfjs-[ml]|pdf\.worker/.test(pathname)) asked.push(pathname)
  })
  await atTheFifthPage(page, 'setTimeout(() => { throw new Error("broken down") })')
  await viewer.openReady('/documents/ten.pdf')
  await viewer.goTo(5)
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await page.unroute('**/pdf.worker.min.mjs')
  await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('.page[data-page-number="5"] .textLayer')).toContainText('Page 5 of 10')
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.filter((path) => !path.includes('legacy'))).toEqual([])
})
