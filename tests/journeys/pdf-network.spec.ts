import type { Page } from '@playwright/test'
import { makeHeavyPdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  const { documents } = documentServer
  documents.set('ten.pdf', await makePages(10))
  documents.set('heavy.pdf', await makeHeavyPdf(40, 100_000))
})

/** As a visitor's browser says it who has asked to spare data. */
async function spareData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

test('no connection', async ({ page, server, viewer, consoleErrors }) => {
  await page.clock.install()
  server.intercept = (request) => {
    request.socket.destroy()
    return true
  }
  await viewer.open('/documents/ten.pdf')
  await expect(viewer.root.locator('[data-waiting]')).toHaveText(
    'Sambungan terputus. Dokumen dilanjutkan begitu sambungan kembali.',
  )
  await page.clock.runFor(25_000)
  await expect(viewer.root.getByRole('alert')).toContainText(
    'Sambungan internet terputus sebelum dokumen selesai dimuat.',
  )
  consoleErrors.length = 0
})

test('a server that never answers the first range', async ({ page, server, viewer }) => {
  await page.clock.install()
  const asked = Promise.withResolvers<void>()
  server.intercept = () => {
    asked.resolve()
    return true
  }
  await viewer.open('/documents/ten.pdf')
  await asked.promise
  await expect(viewer.root.getByRole('progressbar')).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(viewer.root.getByRole('alert')).toContainText('Dokumen ini tidak kunjung selesai dimuat.')
  server.intercept = null
  await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
  await page.clock.runFor(2_000)
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
})

test('a server that fails, and then works: one press tries again', async ({ server, viewer, consoleErrors }) => {
  server.intercept = (_, response) => {
    response.writeHead(500).end()
    return true
  }
  await viewer.open('/documents/ten.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  server.intercept = null
  await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  consoleErrors.length = 0
})

test('where data are dear, only what is read is fetched', async ({ page, server, viewer }) => {
  await spareData(page)
  await viewer.openReady('/documents/heavy.pdf')
  const bytes = server.requests.reduce((sum, request) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request) ?? []
    return sum + Number(last) - Number(first) + 1
  }, 0)
  // Of four million.
  expect(bytes).toBeLessThan(1_500_000)
})

test('a server without ranges sends the whole', async ({ page, server, viewer }) => {
  await viewer.openReady('/whole/heavy.pdf')
  expect(server.requests).toHaveLength(1)
  expect(await inkOf(page)).toBeGreaterThan(0)
})

test('a connection that is lost midway is waited for, and the document goes on', async ({
  page,
  server,
  viewer,
  consoleErrors,
}) => {
  await spareData(page)
  await viewer.openReady('/documents/heavy.pdf')
  server.intercept = (request) => {
    request.socket.destroy()
    return true
  }
  await viewer.goTo(30)
  await expect(viewer.root.locator('[data-waiting]')).toBeVisible()
  server.intercept = null
  await expect(page.locator('.page[data-page-number="30"] .textLayer')).toContainText('Page 30 of 40', {
    timeout: 15_000,
  })
  await expect(viewer.root.locator('[data-waiting]')).toHaveCount(0)
  consoleErrors.length = 0
})

test('a server that never answers a later range is said too', async ({ page, server, viewer }) => {
  await spareData(page)
  await page.clock.install()
  await viewer.openReady('/documents/heavy.pdf')
  server.intercept = () => true
  await viewer.goTo(20)
  await expect(viewer.root).toHaveAttribute('data-page', '20')
  await page.clock.runFor(17_000)
  await expect(viewer.root.locator('[data-slow]')).toBeVisible()
  server.intercept = null
  await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
  await page.clock.runFor(2_000)
  await expect(page.locator('.page[data-page-number="20"] .textLayer')).toContainText('Page 20 of 40')
})
