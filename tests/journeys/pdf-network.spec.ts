import type { IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { makeHeavyPdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

// The browser reports failed requests, the library pages that cannot be had.
test.use({ expectedConsole: /Failed to load resource|net::ERR|Unable to get|renderView|Failed to fetch|text content/ })

test.beforeAll(async ({ documentServer }) => {
  const { documents } = documentServer
  documents.set('ten.pdf', await makePages(10))
  documents.set('heavy.pdf', await makeHeavyPdf(40, 100_000))
})

/** As a browser whose user saves data. */
async function spareData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

test('a server or a connection that fails is said, and tried again', async ({ context, server, viewer }) => {
  await test.step('no connection: the error is shown, and the document opens when the connection is back', async () => {
    const [offline, online] = [() => context.setOffline(true), () => context.setOffline(false)]
    server.intercept = (request) => {
      request.socket.destroy()
      return true
    }
    await viewer.open('/documents/ten.pdf')
    await expect(viewer.root.getByRole('alert')).toContainText(
      'Sambungan internet terputus sebelum dokumen selesai dimuat.',
    )
    await offline()
    server.intercept = null
    await online()
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  })

  await test.step('a server that fails, and then works: one press tries again', async () => {
    await viewer.leave()
    server.intercept = (_, response) => {
      response.writeHead(500).end()
      return true
    }
    await viewer.open('/documents/ten.pdf')
    await expect(viewer.root).toHaveAttribute('data-state', 'error')
    server.intercept = null
    await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  })
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

test('with save-data a document is fetched as it is read, and goes on after a loss', async ({
  page,
  server,
  viewer,
  context,
}) => {
  await spareData(page)
  await test.step('with save-data only the shown pages are fetched; one that failed is opened anew by a press', async () => {
    await viewer.openReady('/documents/heavy.pdf')
    const bytes = server.requests.reduce((sum, request) => {
      const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request) ?? []
      // The first request is for the whole, and is cancelled when the headers have come.
      return first === undefined ? sum : sum + Number(last) - Number(first) + 1
    }, 0)
    // Of four million.
    expect(bytes).toBeLessThan(1_500_000)
    server.intercept = (request) => {
      request.socket.destroy()
      return true
    }
    await viewer.goTo(30)
    const note = page.locator('.page[data-page-number="30"] [data-page-note]')
    await expect(note).toContainText('Halaman ini tidak dapat ditampilkan.')
    server.intercept = null
    await note.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.locator('.page[data-page-number="30"] .textLayer')).toContainText('Page 30 of 40')
  })

  await test.step('a connection that is lost midway: the document goes on at the same page when it is back', async () => {
    await viewer.leave()
    // The search reads on by itself; without this, it has fetched page 30 before the connection is lost, if it is quick.
    server.intercept = ({ headers, socket }) => {
      const first = Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1])
      const isBeyond = first > 2_400_000 && first < 3_600_000
      if (isBeyond) socket.destroy()
      return isBeyond
    }
    await viewer.openReady('/documents/heavy.pdf', { fragment: 'page=1&zoom=80&rotate=90&search=Page' })
    await context.setOffline(true)
    await viewer.goTo(30)
    await expect(viewer.root.locator('[data-waiting]')).toHaveText(
      'Sambungan terputus. Dokumen dimuat lagi begitu tersambung.',
    )
    await expect(page.locator('.page[data-page-number="30"] [data-page-note]')).toBeVisible()
    server.intercept = null
    await context.setOffline(false)
    await expect(page.locator('.page[data-page-number="30"] .textLayer')).toContainText('Page 30 of 40')
    await expect(viewer.root.locator('[data-waiting]')).toHaveCount(0)
    await expect(viewer.root).toHaveAttribute('data-page', '30')
    await expect(viewer.root).toHaveAttribute('data-zoom', '0.8')
    await expect(viewer.root).toHaveAttribute('data-rotation', '90')
    await expect(viewer.root.getByRole('searchbox')).toHaveValue('Page')
  })
})

test('a server that never answers a later range is said too', async ({ page, server, viewer }) => {
  await spareData(page)
  await page.clock.install()
  await viewer.openReady('/documents/heavy.pdf')
  const unanswered: IncomingMessage[] = []
  server.intercept = (request) => {
    unanswered.push(request)
    return true
  }
  await viewer.goTo(20)
  await expect(viewer.root).toHaveAttribute('data-page', '20')
  await page.clock.runFor(17_000)
  await expect(viewer.root.locator('[data-slow]')).toBeVisible()
  const again = await viewer.root.getByRole('button', { name: 'Coba lagi' }).elementHandle()
  server.intercept = null
  // At once, before a range that is asked for only now can make the button go.
  await again?.evaluate((button: HTMLButtonElement) => button.click())
  // The browser lets other requests for a document wait while one for it is open.
  for (const { socket } of unanswered) socket.destroy()
  await page.clock.runFor(2_000)
  await expect(page.locator('.page[data-page-number="20"] .textLayer')).toContainText('Page 20 of 40')
})
