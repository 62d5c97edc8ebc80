/**
 * The viewer over documents of the world: each ends as in a bare page of the library (`samples.ts`). The files are not
 * part of the project: `PDF_SAMPLES`, or `../shared/pdfs` beside it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samples } from '../support/pdf/samples.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

const folder = process.env['PDF_SAMPLES'] ?? '../shared/pdfs'

/** No file may keep a user waiting longer than this, in milliseconds. */
const timeout = 60_000

/** Their first page is truly empty. */
const blank: readonly string[] = ['empty.pdf', 'labelled_pages.pdf', 'poppler-85140-0.pdf']

const errorText = 'Berkas ini rusak, terpotong, atau bukan PDF, sehingga tidak dapat ditampilkan.'

// A damaged document may make the library log errors.
test.use({ expectedConsole: /./s })

test('each sample document ends as in a bare page of the library', async ({ page, server, viewer }) => {
  const missing = samples.filter(({ name }) => !existsSync(join(folder, name)))
  test.skip(missing.length > 0, `${folder} lacks documents: set PDF_SAMPLES to a folder of the pdf.js test corpus.`)
  test.setTimeout(samples.length * 10_000 + timeout)
  for (const { name, state, password } of samples) {
    await test.step(`${name}: ${state}`, async () => {
      server.documents.set(name, readFileSync(join(folder, name)))
      await viewer.open(`/documents/${encodeURIComponent(name)}`)
      await expect(viewer.root, name).toHaveAttribute('data-state', /ready|password|error/, { timeout })
      await expect(viewer.root, name).toHaveAttribute('data-state', state)
      if (state === 'error') await expect(viewer.root.getByRole('alert'), name).toContainText(errorText)
      if (password !== undefined) {
        await viewer.root.getByLabel('Dokumen ini terkunci. Masukkan kata sandinya.').fill(password)
        await viewer.root.getByRole('button', { name: 'Buka dokumen' }).click()
        await expect(viewer.root, name).toHaveAttribute('data-state', 'ready', { timeout })
      }
      if (state !== 'error' && !blank.includes(name)) expect(await inkOf(page), name).toBeGreaterThan(0)
    })
  }
})
