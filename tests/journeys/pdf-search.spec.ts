import { makeOutlinePdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('ten.pdf', await makePages(10))
  documentServer.documents.set('outline.pdf', await makeOutlinePdf())
})

test('every match is lit, counted and stepped through', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf')
  const outer = await page.evaluate(() => scrollY)
  await viewer.use('Cari dalam dokumen')
  const field = viewer.root.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('here')
  const result = viewer.root.locator('[data-search-result]')
  // `here, here and There` on each of ten pages.
  await expect(result).toHaveText('1 dari 30')
  await expect(page.locator('.page[data-page-number="1"] .highlight')).toHaveCount(3)
  await field.press('Enter')
  await expect(result).toHaveText('2 dari 30')
  await field.press('Shift+Enter')
  await expect(result).toHaveText('1 dari 30')
  await field.press('Shift+Enter')
  await expect(result).toHaveText('30 dari 30')
  await expect(viewer.root).toHaveAttribute('data-page', '10')
  await expect(page.locator('.highlight.selected')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(outer)
})

test('match case, whole words, diacritics, and closing, which puts the light out and the focus back', async ({
  page,
  viewer,
}) => {
  await viewer.openReady('/documents/ten.pdf', { fragment: 'search=There' })
  const result = viewer.root.locator('[data-search-result]')
  await expect(result).toHaveText('1 dari 10')
  const field = viewer.root.getByRole('searchbox')
  await field.fill('here')
  await viewer.root.getByLabel('Kata utuh').check()
  await expect(result).toHaveText('1 dari 20')
  await field.fill('there')
  await expect(result).toHaveText('1 dari 10')
  await viewer.root.getByLabel('Bedakan huruf besar').check()
  await expect(result).toHaveText('Tidak ditemukan')
  await viewer.root.getByLabel('Bedakan huruf besar').uncheck()
  await field.fill('resume')
  await expect(result).toHaveText('1 dari 10')
  await expect(page.locator('.highlight').first()).toBeVisible()
  await expect(page).toHaveURL(/search=resume/)
  await field.press('Escape')
  await expect(page.locator('.highlight')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Isi dokumen: Trial' })).toBeFocused()
  await expect(page).not.toHaveURL(/search/)
})

test('pages go by their own names; the outline and the thumbnails lead to them', async ({ viewer }) => {
  await viewer.openReady('/documents/outline.pdf')
  await test.step('the names that the document gives them', async () => {
    const field = viewer.root.getByLabel('Nomor halaman')
    await expect(field).toHaveValue('i')
    await viewer.goTo(5)
    await expect(viewer.root).toHaveAttribute('data-page', '7')
  })
  await test.step('the outline leads to its places and folds', async () => {
    await viewer.use('Daftar isi dan miniatur')
    const section = viewer.root.getByRole('button', { name: 'Bagian 1.1', exact: true })
    await section.click()
    await expect(viewer.root).toHaveAttribute('data-page', '8')
    await viewer.root.getByRole('button', { name: 'Isi bagian Bab 1' }).click()
    await expect(section).toBeHidden()
  })
  await test.step('only the thumbnails in view are drawn', async () => {
    await viewer.root.getByRole('button', { name: 'Miniatur', exact: true }).click()
    const thumbnails = viewer.root.locator('[data-thumbnail]')
    await expect(thumbnails).toHaveCount(20)
    await thumbnails.first().scrollIntoViewIfNeeded()
    await expect(thumbnails.first().locator('canvas')).toBeVisible()
    await expect(thumbnails.nth(19).locator('canvas')).toHaveCount(0)
    await thumbnails.nth(2).getByRole('button').click()
    await expect(viewer.root).toHaveAttribute('data-page', '3')
    await expect(thumbnails.nth(2).getByRole('button')).toHaveAttribute('aria-current', 'page')
  })
})
