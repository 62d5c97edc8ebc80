import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DocumentServer } from '../support/pdf/document-server.ts'
import { makeHeavyPdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('heavy.pdf', await makeHeavyPdf(40, 100_000))
  documentServer.documents.set('ten.pdf', await makePages(10))
})

/** Lets requests wait, for which `waits` says so, until the returned function is called. */
function hold(server: DocumentServer, waits: (request: IncomingMessage) => boolean) {
  const held: (() => void)[] = []
  server.intercept = (request, response) => {
    if (!waits(request)) return false
    held.push(() => response.writeHead(307, { Location: request.url ?? '' }).end())
    return true
  }
  return () => {
    server.intercept = null
    for (const release of held) release()
  }
}

/** What the viewer is to say of so many bytes. */
const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`

test('the progress says how much has come', async ({ page, server, viewer }) => {
  await test.step('a server without ranges sends the whole, and the progress says how much of it has come', async () => {
    const bytes = server.documents.get('heavy.pdf') ?? new Uint8Array()
    const answered = Promise.withResolvers<ServerResponse>()
    server.intercept = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': bytes.length })
      answered.resolve(response)
      return true
    }
    await viewer.open('/whole/heavy.pdf')
    const response = await answered.promise
    let sent = 0
    for (const percent of [12, 60, 95]) {
      const end = Math.round((bytes.length * percent) / 100)
      response.write(bytes.subarray(sent, end))
      sent = end
      await expect(viewer.root.getByText(`${percent}% (${kilobytes(end)})`)).toBeVisible()
      await expect(viewer.root.getByRole('progressbar')).toHaveAttribute('value', String(percent))
    }
    response.end(bytes.subarray(sent))
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
    await expect(viewer.root.getByRole('progressbar')).toHaveCount(0)
    expect(server.requests).toHaveLength(1)
    expect(await inkOf(page)).toBeGreaterThan(0)
  })

  await test.step('where the server does not say the length, the progress says the bytes alone', async () => {
    await viewer.leave()
    const bytes = server.documents.get('heavy.pdf') ?? new Uint8Array()
    const answered = Promise.withResolvers<ServerResponse>()
    server.intercept = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' })
      answered.resolve(response)
      return true
    }
    await viewer.open('/whole/heavy.pdf')
    const response = await answered.promise
    response.write(bytes.subarray(0, 250_000))
    await expect(viewer.root.getByText('250 kB', { exact: true })).toBeVisible()
    response.write(bytes.subarray(250_000, 900_000))
    await expect(viewer.root.getByText('900 kB', { exact: true })).toBeVisible()
    await expect(viewer.root.getByRole('progressbar')).not.toHaveAttribute('value')
    response.end(bytes.subarray(900_000))
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  })
})

test('the tools can be used while the first page is late', async ({ page, server, viewer }) => {
  // The ranges of the shown pages are requested one by one, and this page's never comes.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const isOfPage = (request: IncomingMessage) => {
    const first = Number(/bytes=(\d+)/.exec(request.headers.range ?? '')?.[1])
    return first > 1_000_000 && first < 3_500_000
  }
  const release = hold(server, isOfPage)
  await viewer.open('/documents/heavy.pdf', { fragment: 'page=30' })
  await expect(viewer.tool('Halaman berikutnya')).not.toHaveAttribute('aria-disabled', 'true')
  await expect(viewer.root).toHaveAttribute('data-page-count', '40')
  await expect(viewer.root).toHaveAttribute('data-state', 'loading')
  release()
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
})

test('nothing moves by itself for users who want less motion', async ({ page, server, viewer }) => {
  const moving = () =>
    page.evaluate(() => {
      const smooth = [...document.querySelectorAll('[data-pdf-viewer], [data-pdf-viewer] *')].filter(
        (element) => getComputedStyle(element).scrollBehavior === 'smooth',
      )
      return document.getAnimations().length + smooth.length
    })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = hold(server, () => true)
  await viewer.open('/documents/ten.pdf')
  await expect(viewer.root.getByText('Memuat dokumen…').first()).toBeVisible()
  expect(await moving()).toBe(0)
  release()
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  // Where the jump leads is where the next frame is.
  const [next, final] = await page.evaluate(async () => {
    const container = document.querySelector('[data-pdf-viewer] [role=region]:has(> .pdfViewer)')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const jumped = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
    location.hash = 'page=9'
    await jumped
    await frame()
    await frame()
    const soon = container?.scrollTop
    for (let frames = 0; frames < 60; frames++) await frame()
    return [soon, container?.scrollTop]
  })
  expect(next).toBeGreaterThan(0)
  expect(next).toBe(final)
  await viewer.use('Daftar isi dan miniatur')
  await expect(viewer.root.locator('[data-thumbnail="9"] canvas')).toBeVisible()
  expect(await moving()).toBe(0)
})
