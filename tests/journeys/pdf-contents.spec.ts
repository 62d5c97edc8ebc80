import { readFile } from 'node:fs/promises'
import { makeAttachmentsPdf, makeDynamicFormPdf, makePages, makeTaggedPdf } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  const { documents } = documentServer
  documents.set('attachments.pdf', await makeAttachmentsPdf())
  documents.set('tagged.pdf', await makeTaggedPdf())
  documents.set('form.pdf', await makeDynamicFormPdf())
  documents.set('ten.pdf', await makePages(10))
})

test('attachments are listed and saved under names that do no harm', async ({ page, viewer }) => {
  await viewer.openReady('/documents/attachments.pdf')
  await viewer.use('Daftar isi dan miniatur')
  await viewer.root.getByRole('button', { name: 'Lampiran', exact: true }).click()
  await expect(viewer.root.getByText('Daftar pemegang saham')).toBeVisible()
  const saving = page.waitForEvent('download')
  await viewer.root.getByRole('button', { name: 'daftar.csv' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('daftar.csv')
  expect(await readFile(await saved.path(), 'utf8')).toBe('a;b')
  await expect(viewer.root.getByRole('button', { name: 'rungpj.exe' })).toBeVisible()
})

test('a document without attachments has no place for them', async ({ viewer }) => {
  await viewer.openReady('/documents/ten.pdf')
  await viewer.use('Daftar isi dan miniatur')
  await expect(viewer.root.getByRole('button', { name: 'Miniatur', exact: true })).toBeVisible()
  await expect(viewer.root.getByRole('button', { name: 'Lampiran', exact: true })).toHaveCount(0)
})

test('the properties of a document, in both languages', async ({ page, viewer }) => {
  await viewer.openReady('/documents/attachments.pdf')
  await viewer.use('Properti dokumen')
  const dialog = page.getByRole('dialog', { name: 'Properti dokumen' })
  await expect(dialog).toContainText('JudulAkta contoh')
  await expect(dialog).toContainText('PenulisSiti')
  await expect(dialog).toContainText('Ukuran halaman210 × 297 mm')
  await expect(dialog).toContainText('Versi PDF1.7')
  await expect(dialog).toContainText('Struktur untuk pembaca layarTidak ada')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await viewer.openReady('/documents/tagged.pdf', { query: 'lang=en' })
  const more = viewer.tool('Show more tools')
  if (await more.isVisible()) await more.click()
  await viewer.tool('Document properties').click()
  const english = page.getByRole('dialog', { name: 'Document properties' })
  await expect(english).toContainText('Structure for screen readersYes')
  await expect(english).toContainText('LanguageIndonesian')
})

test('a form that browsers cannot show is said to be one', async ({ viewer }) => {
  await viewer.openReady('/documents/form.pdf')
  const notice = viewer.root.locator('[data-dynamic-form]')
  await expect(notice).toContainText('XFA')
  await expect(notice.getByRole('link', { name: 'Unduh dokumen' })).toHaveAttribute('download', 'form.pdf')
  await notice.getByRole('button', { name: 'Tutup' }).click()
  await expect(notice).toHaveCount(0)
})
