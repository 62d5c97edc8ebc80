import type { Page } from '@playwright/test'
import { makeEncryptedPdf } from '../support/pdf/encrypted-pdf.ts'
import { makeHeavyPdf, makeMissingPagePdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  const { documents } = documentServer
  documents.set('ten.pdf', await makePages(10))
  documents.set('heavy.pdf', await makeHeavyPdf(40, 100_000))
  documents.set('gap.pdf', await makeMissingPagePdf())
  documents.set('locked.pdf', makeEncryptedPdf('rahasia'))
  documents.set('page.html', new TextEncoder().encode('<!doctype html><title>Not here</title>'.repeat(40)))
  documents.set('nothing.pdf', new Uint8Array())
  documents.set('broken.pdf', new TextEncoder().encode(`%PDF-1.7\n${'broken '.repeat(400)}`))
})

test('a locked document asks for its password until it is right', async ({ page, viewer }) => {
  await viewer.open('/documents/locked.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'password')
  const field = viewer.root.getByLabel('Dokumen ini terkunci. Masukkan kata sandinya.')
  await field.fill('salah')
  await field.press('Enter')
  await expect(viewer.root.getByRole('alert')).toHaveText('Kata sandi itu salah. Coba lagi.')
  await field.fill('rahasia')
  await field.press('Enter')
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  expect(await inkOf(page)).toBeGreaterThan(0)
})

test('what is not there is said, in both languages, with a way on', async ({ viewer, consoleErrors }) => {
  await viewer.open('/documents/none.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await expect(viewer.root.getByRole('alert')).toContainText('tidak ditemukan')
  await expect(viewer.root.getByRole('link', { name: 'Buka sumber resmi' })).toBeVisible()
  await viewer.open('/documents/none.pdf', { query: 'lang=en' })
  await expect(viewer.root.getByRole('alert')).toContainText('was not found')
  consoleErrors.length = 0
})

const troubles: readonly (readonly [source: string, status: number | null, text: string])[] = [
  ['/documents/none.pdf', null, 'Dokumen ini tidak ditemukan. Mungkin sudah dipindahkan.'],
  ['/documents/ten.pdf', 410, 'Dokumen ini tidak ditemukan. Mungkin sudah dipindahkan.'],
  ['/documents/ten.pdf', 403, 'Server tidak mengizinkan dokumen ini dibuka.'],
  ['/documents/ten.pdf', 503, 'Server tidak dapat mengirim dokumen ini sekarang.'],
  ['/documents/page.html', null, 'Berkas ini bukan PDF, sehingga tidak dapat ditampilkan.'],
  ['/documents/broken.pdf', null, 'Dokumen ini rusak atau terpotong, sehingga tidak dapat ditampilkan.'],
]

for (const [source, status, text] of troubles) {
  test(`trouble in Indonesian: ${status ?? source}`, async ({ server, viewer, consoleErrors }) => {
    if (status) {
      server.intercept = (_, response) => {
        response.writeHead(status).end()
        return true
      }
    }
    await viewer.open(source)
    await expect(viewer.root).toHaveAttribute('data-state', 'error')
    await expect(viewer.root.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
    await expect(viewer.root.getByRole('alert').getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    consoleErrors.length = 0
  })
}

test('trouble in Indonesian: no connection', async ({ page, server, viewer, consoleErrors }) => {
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

test('trouble in Indonesian: a server that never answers the first range', async ({ page, server, viewer }) => {
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

test('trouble in Indonesian: a worker that hangs while it opens the document', async ({ page, viewer }) => {
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

test('what is not a PDF is said', async ({ viewer, consoleErrors }) => {
  await viewer.open('/documents/page.html')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await expect(viewer.root.getByRole('alert')).toContainText('bukan PDF')
  await viewer.open('/documents/nothing.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await expect(viewer.root.getByRole('alert').getByRole('link', { name: 'Unduh dokumen' })).toBeVisible()
  // The browser notes that an empty file has no first range.
  consoleErrors.length = 0
})

test('a document that is cut off anywhere, or noise, ends in a state', async ({
  page,
  server,
  viewer,
  consoleErrors,
}) => {
  test.setTimeout(60_000)
  const whole = server.documents.get('ten.pdf') ?? new Uint8Array()
  for (let tenth = 1; tenth <= 9; tenth++) {
    server.documents.set('cut.pdf', whole.slice(0, Math.floor((whole.length * tenth) / 10)))
    await viewer.open('/documents/cut.pdf')
    await expect(viewer.root, `${tenth} tenths`).toHaveAttribute('data-state', /ready|error/, { timeout: 15_000 })
    if ((await viewer.root.getAttribute('data-state')) === 'ready') {
      const note = await viewer.root.locator('[data-page-note]').count()
      expect((await inkOf(page)) > 0 || note > 0).toBe(true)
    }
  }
  const noise = crypto.getRandomValues(new Uint8Array(50_000))
  server.documents.set('noise.pdf', noise)
  await viewer.open('/documents/noise.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error', { timeout: 15_000 })
  noise.set(new TextEncoder().encode('%PDF-1.7\n'))
  await viewer.open('/documents/noise.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error', { timeout: 15_000 })
  consoleErrors.length = 0
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
  const field = viewer.root.getByLabel('Nomor halaman')
  await field.fill('30')
  await field.press('Enter')
  await expect(viewer.root.locator('[data-waiting]')).toBeVisible()
  server.intercept = null
  await expect(page.locator('.page[data-page-number="30"] .textLayer')).toContainText('Page 30 of 40', {
    timeout: 15_000,
  })
  await expect(viewer.root.locator('[data-waiting]')).toHaveCount(0)
  consoleErrors.length = 0
})

test('a worker that cannot start is said', async ({ page, viewer, consoleErrors }) => {
  await page.route('**/pdf.worker.min.mjs', (route) => route.fulfill({ status: 404 }))
  await viewer.open('/documents/ten.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await expect(viewer.root.getByRole('alert')).toContainText('tidak dapat berjalan')
  consoleErrors.length = 0
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

test('a worker that hangs on a later page: said soon, given up in the end, and tried again', async ({
  page,
  viewer,
  consoleErrors,
}) => {
  test.setTimeout(60_000)
  await page.clock.install()
  await atTheFifthPage(page, 'for (;;) {}')
  await viewer.openReady('/documents/ten.pdf')
  const field = viewer.root.getByLabel('Nomor halaman')
  await field.fill('5')
  await field.press('Enter')
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
  consoleErrors.length = 0
})

test('a worker that breaks down on a later page is said, and a press goes on there', async ({
  page,
  viewer,
  consoleErrors,
}) => {
  await atTheFifthPage(page, 'setTimeout(() => { throw new Error("broken down") })')
  await viewer.openReady('/documents/ten.pdf')
  const field = viewer.root.getByLabel('Nomor halaman')
  await field.fill('5')
  await field.press('Enter')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await page.unroute('**/pdf.worker.min.mjs')
  await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  await expect(viewer.root).toHaveAttribute('data-page', '5')
  consoleErrors.length = 0
})

test('a page that cannot be had says so in its place; the others stay', async ({ page, viewer, consoleErrors }) => {
  await viewer.openReady('/documents/gap.pdf')
  await viewer.root.getByRole('button', { name: 'Halaman berikutnya' }).click()
  const note = page.locator('.page[data-page-number="2"] [data-page-note]')
  await expect(note).toContainText('Halaman ini tidak dapat ditampilkan.')
  await note.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(note).toContainText('Halaman ini tidak dapat ditampilkan.')
  await viewer.root.getByRole('button', { name: 'Halaman sebelumnya' }).click()
  await expect(page.locator('.page[data-page-number="1"] .textLayer')).toContainText('First')
  await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  consoleErrors.length = 0
})

test('a server that never answers a later range is said too', async ({ page, server, viewer }) => {
  await spareData(page)
  await page.clock.install()
  await viewer.openReady('/documents/heavy.pdf')
  server.intercept = () => true
  const field = viewer.root.getByLabel('Nomor halaman')
  await field.fill('20')
  await field.press('Enter')
  await expect(viewer.root).toHaveAttribute('data-page', '20')
  await page.clock.runFor(17_000)
  await expect(viewer.root.locator('[data-slow]')).toBeVisible()
  server.intercept = null
  await viewer.root.getByRole('button', { name: 'Coba lagi' }).click()
  await page.clock.runFor(2_000)
  await expect(page.locator('.page[data-page-number="20"] .textLayer')).toContainText('Page 20 of 40')
})

test('a viewer whose own code does not load leaves a link to the document', async ({ page, viewer, consoleErrors }) => {
  await page.route('**/viewer-shell*', (route) => route.abort())
  await viewer.open('/documents/ten.pdf', { query: 'title=Panduan' })
  await expect(page.getByRole('link', { name: 'Buka dokumen (PDF): Panduan' })).toBeVisible()
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  consoleErrors.length = 0
})

/** As a visitor's browser says it who has asked to spare data. */
async function spareData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}
