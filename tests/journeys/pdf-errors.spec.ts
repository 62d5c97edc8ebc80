import { violationsOn } from '../support/axe.ts'
import { makeEncryptedPdf } from '../support/pdf/encrypted-pdf.ts'
import { makeMissingPagePdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

// The browser reports failed requests, the library pages that cannot be had.
test.use({
  expectedConsole: /Failed to load resource|net::ERR|Unable to get page|renderView|could not be loaded|pdfPage/,
})

test.beforeAll(async ({ documentServer }) => {
  const { documents } = documentServer
  documents.set('ten.pdf', await makePages(10))
  documents.set('gap.pdf', await makeMissingPagePdf())
  documents.set('locked.pdf', makeEncryptedPdf('rahasia'))
  documents.set('page.html', new TextEncoder().encode('<!doctype html><title>Not here</title>'.repeat(40)))
  documents.set('nothing.pdf', new Uint8Array())
  documents.set('broken.pdf', new TextEncoder().encode(`%PDF-1.7\n${'broken '.repeat(400)}`))
})

test('a locked document and what cannot be shown say so, with a way on', async ({ page, viewer, server }) => {
  await test.step('a locked document asks for its password until it is right', async () => {
    await viewer.open('/documents/locked.pdf')
    await expect(viewer.root).toHaveAttribute('data-state', 'password')
    const field = viewer.root.getByLabel('Dokumen ini terkunci. Masukkan kata sandinya.')
    await field.fill('salah')
    await field.press('Enter')
    await expect(viewer.root.getByRole('alert')).toHaveText('Kata sandi itu salah. Coba lagi.')
    expect(await violationsOn(page, { within: '[data-pdf-viewer]' })).toEqual([])
    await field.fill('rahasia')
    await field.press('Enter')
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
    expect(await inkOf(page)).toBeGreaterThan(0)
  })

  await test.step('each error is said, with a way on', async () => {
    await viewer.leave()
    const alert = viewer.root.getByRole('alert')
    for (const [source, status, text] of errors) {
      await test.step(`${source} ${status ?? ''}`, async () => {
        server.intercept = (_, response) => {
          if (status) response.writeHead(status).end()
          return status !== null
        }
        await viewer.open(source)
        await expect(alert.getByText(text, { exact: true })).toBeVisible()
        await expect(viewer.root).toHaveAttribute('data-state', 'error')
        await expect(alert.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
      })
    }
    await expect(alert.getByRole('link', { name: 'Buka sumber resmi' })).toBeVisible()
    // What came, though it is none that can be shown, can be had.
    await expect(alert.getByRole('link', { name: 'Unduh dokumen' })).toBeVisible()
    await test.step('in English', async () => {
      server.intercept = null
      await viewer.open('/documents/none.pdf', { query: 'lang=en' })
      await expect(alert).toContainText('was not found')
      expect(await violationsOn(page, { within: '[data-pdf-viewer]' })).toEqual([])
    })
  })

  await test.step('a page that cannot be had says so in its place; the others stay', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/gap.pdf')
    await viewer.root.getByRole('button', { name: 'Halaman berikutnya' }).click()
    const note = page.locator('.page[data-page-number="2"] [data-page-note]')
    await expect(note).toContainText('Halaman ini tidak dapat ditampilkan.')
    await note.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(note).toContainText('Halaman ini tidak dapat ditampilkan.')
    await viewer.root.getByRole('button', { name: 'Halaman sebelumnya' }).click()
    await expect(page.locator('.page[data-page-number="1"] .textLayer')).toContainText('First')
    await expect(viewer.root).toHaveAttribute('data-state', 'ready')
  })
})

const damaged = 'Berkas ini rusak, terpotong, atau bukan PDF, sehingga tidak dapat ditampilkan.'

/** The status is the server's; which status means what is in `document-error.test.ts`. */
const errors: readonly (readonly [source: string, status: number | null, text: string])[] = [
  ['/documents/none.pdf', null, 'Dokumen ini tidak ditemukan. Mungkin sudah dipindahkan.'],
  ['/documents/ten.pdf', 403, 'Server tidak mengizinkan dokumen ini dibuka.'],
  ['/documents/ten.pdf', 503, 'Server tidak dapat mengirim dokumen ini sekarang.'],
  ['/documents/page.html', null, damaged],
  ['/documents/broken.pdf', null, damaged],
  ['/documents/nothing.pdf', null, damaged],
]

test('a document that is cut off anywhere, or noise, ends in a state', async ({ page, server, viewer }) => {
  const whole = server.documents.get('ten.pdf') ?? new Uint8Array()
  for (let tenth = 1; tenth <= 9; tenth += 2) {
    server.documents.set('cut.pdf', whole.slice(0, Math.floor((whole.length * tenth) / 10)))
    await viewer.open('/documents/cut.pdf')
    await expect(viewer.root, `${tenth} tenths`).toHaveAttribute('data-state', /ready|error/)
    if ((await viewer.root.getAttribute('data-state')) === 'ready') {
      const note = await viewer.root.locator('[data-page-note]').count()
      expect((await inkOf(page)) > 0 || note > 0).toBe(true)
    }
  }
  const noise = crypto.getRandomValues(new Uint8Array(50_000))
  server.documents.set('noise.pdf', noise)
  await viewer.open('/documents/noise.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  noise.set(new TextEncoder().encode('%PDF-1.7\n'))
  await viewer.open('/documents/noise.pdf')
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
})

test('a viewer whose own code does not load leaves a link to the document', async ({ page, viewer }) => {
  await page.route('**/build/viewer.*', (route) => route.abort())
  await viewer.open('/documents/ten.pdf', { query: 'title=Panduan' })
  await expect(page.getByRole('link', { name: 'Buka dokumen (PDF): Panduan' })).toBeVisible()
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
})

test('a browser too old for the viewer keeps the link to the document', async ({ page, viewer }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'))
  await viewer.open('/documents/ten.pdf', { query: 'title=Panduan' })
  await expect(viewer.root).toHaveAttribute('data-state', 'error')
  await expect(page.getByRole('link', { name: 'Buka dokumen (PDF): Panduan' })).toBeVisible()
})
