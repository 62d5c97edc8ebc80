import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DocumentServer } from '../support/pdf/document-server.ts'
import { makeHeavyPdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('heavy.pdf', await makeHeavyPdf(40, 100_000))
  // Short enough to come within a moment, too long to be taken whole without a look at how it comes.
  documentServer.documents.set('quick.pdf', await makeHeavyPdf(7, 100_000))
  documentServer.documents.set('ten.pdf', await makePages(10))
})

/** Whether a document is asked for from its beginning. */
const isStart = (request: IncomingMessage) => request.headers.range?.startsWith('bytes=0-') ?? false

/** Lets requests wait, for which `waits` says so, until the returned function is called. */
function hold(server: DocumentServer, waits: (request: IncomingMessage, response: ServerResponse) => boolean) {
  const held: (() => void)[] = []
  server.intercept = (request, response) => {
    if (!waits(request, response)) return response.headersSent
    held.push(() => response.writeHead(307, { Location: request.url ?? '' }).end())
    return true
  }
  return () => {
    server.intercept = null
    for (const release of held) release()
  }
}

/** Answers with a whole document of which no more comes than its beginning. */
function sendBeginning(response: ServerResponse, bytes: Uint8Array, length = 131_072): void {
  response
    .writeHead(206, {
      'Content-Range': `bytes 0-${bytes.length - 1}/${bytes.length}`,
      'Content-Length': bytes.length,
    })
    .write(bytes.subarray(0, length))
}

/** What the viewer is to say of so many bytes. */
const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`

test('the progress says what has come, and how much of it that is', async ({ server, viewer }) => {
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
})

test('where the server does not say the length, the progress says the bytes alone', async ({ server, viewer }) => {
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

test('the progress moves within the first bytes', async ({ server, viewer }) => {
  const bytes = server.documents.get('heavy.pdf') ?? new Uint8Array()
  const answered = Promise.withResolvers<ServerResponse>()
  const release = hold(server, (request, response) => {
    if (!isStart(request)) return true
    response.writeHead(206, { 'Content-Range': `bytes 0-131071/${bytes.length}`, 'Content-Length': 131_072 })
    answered.resolve(response)
    return false
  })
  await viewer.open('/documents/heavy.pdf')
  const response = await answered.promise
  response.write(bytes.subarray(0, 40_000))
  await expect(viewer.root.getByText('1% (40 kB)')).toBeVisible()
  response.write(bytes.subarray(40_000, 100_000))
  await expect(viewer.root.getByText('2% (100 kB)')).toBeVisible()
  response.end(bytes.subarray(100_000, 131_072))
  release()
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
})

test('what is nearly here is asked for once', async ({ server, viewer }) => {
  await viewer.openReady('/documents/quick.pdf')
  expect(server.requests).toHaveLength(1)
})

test('the end that was asked for need not come where the rest brings it', async ({ server, viewer }) => {
  const bytes = server.documents.get('heavy.pdf') ?? new Uint8Array()
  // Enough to be read on, not so much that the end is not asked for.
  const beginning = Math.round(bytes.length * 0.22)
  const givenUp = Promise.withResolvers<void>()
  const started = Promise.withResolvers<ServerResponse>()
  server.intercept = (request, response) => {
    if (isStart(request)) {
      sendBeginning(response, bytes, beginning)
      started.resolve(response)
    } else {
      response.once('close', givenUp.resolve)
      started.promise.then((start) => start.end(bytes.subarray(beginning)))
    }
    return true
  }
  await viewer.openReady('/documents/heavy.pdf')
  await givenUp.promise
  expect(server.requests).toHaveLength(2)
})

for (const way of ['its number', 'the outline']) {
  test(`of a document that comes no farther than its beginning, a page by ${way} takes one request`, async ({
    page,
    server,
    viewer,
  }) => {
    const bytes = server.documents.get('heavy.pdf') ?? new Uint8Array()
    server.intercept = (request, response) => {
      if (!isStart(request)) return false
      sendBeginning(response, bytes)
      return true
    }
    await viewer.openReady('/documents/heavy.pdf')
    const chapter = viewer.root.getByRole('button', { name: 'Bab akhir' })
    if (way === 'the outline') {
      await viewer.use('Daftar isi dan miniatur')
      await expect(chapter).toBeVisible()
    }
    const before = server.requests.length
    if (way === 'the outline') await chapter.click()
    else await viewer.goTo(30)
    await expect(page.locator('.page[data-page-number="30"] .textLayer')).toContainText('Page 30 of 40')
    // All that a far page needs comes with one request. Some of the second page may be asked for meanwhile.
    const far = server.requests.slice(before).filter((request) => Number(/-(\d+)$/.exec(request)?.[1]) > 1_000_000)
    expect(far).toHaveLength(1)
  })
}

test('the tools can be used while the first page is late', async ({ server, viewer }) => {
  const bytes = server.documents.get('heavy.pdf') ?? new Uint8Array()
  const release = hold(server, (request, response) => {
    if (!isStart(request)) return Number(/bytes=(\d+)/.exec(request.headers.range ?? '')?.[1]) < 3_500_000
    sendBeginning(response, bytes)
    return false
  })
  await viewer.open('/documents/heavy.pdf', { fragment: 'page=30' })
  await expect(viewer.tool('Halaman berikutnya')).not.toHaveAttribute('aria-disabled', 'true')
  await expect(viewer.root).toHaveAttribute('data-page-count', '40')
  await expect(viewer.root).toHaveAttribute('data-state', 'loading')
  release()
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
})

test('nothing moves by itself for readers who want less motion', async ({ page, server, viewer }) => {
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
