import { makeOutlinePdf, makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('ten.pdf', await makePages(10))
  documentServer.documents.set('outline.pdf', await makeOutlinePdf())
})

test('the address opens a place, follows the visitor, and is followed', async ({ page, viewer }) => {
  await test.step('the URL opens the document at a place', async () => {
    await viewer.openReady('/documents/ten.pdf', { fragment: 'page=3&zoom=125&rotate=90&search=contract' })
    await expect(viewer.root).toHaveAttribute('data-page', '3')
    await expect(viewer.root).toHaveAttribute('data-zoom', '1.25')
    await expect(viewer.root).toHaveAttribute('data-rotation', '90')
    await expect(viewer.root.getByRole('searchbox')).toHaveValue('contract')
    await expect(viewer.root.locator('[data-search-result]')).toHaveText(/dari 10$/)
    await expect(page.locator('.page[data-page-number="3"]')).toBeInViewport()
  })

  await test.step('what the user does is in the URL', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/ten.pdf')
    expect(new URL(page.url()).hash).toBe('')
    await viewer.root.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(page).toHaveURL(/#page=2$/)
    await viewer.root.getByLabel('Ukuran tampilan (persen)').fill('150')
    await viewer.root.getByLabel('Ukuran tampilan (persen)').press('Enter')
    await expect(page).toHaveURL(/#page=2&zoom=150$/)
  })

  await test.step('Back returns to where a jump in the document began', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/outline.pdf')
    await viewer.use('Daftar isi dan miniatur')
    const chapter = viewer.root.getByRole('button', { name: 'Bab 2', exact: true })
    await chapter.click()
    await expect(viewer.root).toHaveAttribute('data-page', '12')
    await expect(page).toHaveURL(/#page=12$/)
    await page.goBack()
    await expect(viewer.root).toHaveAttribute('data-page', '1')
    await page.goForward()
    await expect(viewer.root).toHaveAttribute('data-page', '12')
    await page.goBack()
    await expect(viewer.root).toHaveAttribute('data-page', '1')

    await test.step('also to a page that was turned to just before it', async () => {
      const last = await chapter.elementHandle()
      // Sooner than the URL is written.
      await viewer.root
        .getByRole('button', { name: 'Halaman berikutnya' })
        .evaluate(async (button: HTMLElement, entry) => {
          button.click()
          await new Promise(requestAnimationFrame)
          if (entry instanceof HTMLElement) entry.click()
        }, last)
      await expect(page).toHaveURL(/#page=12$/)
      await page.goBack()
      await expect(viewer.root).toHaveAttribute('data-page', '2')
    })
  })

  await test.step('a fragment that is typed is followed; another part’s is left alone', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/ten.pdf', { fragment: 'contact' })
    await expect(viewer.root).toHaveAttribute('data-page', '1')
    await expect(page).toHaveURL(/#contact$/)
    const type = (fragment: string) =>
      page.evaluate((hash) => {
        location.hash = hash
      }, fragment)
    await type('page=5&zoom=page-fit')
    await expect(viewer.root).toHaveAttribute('data-page', '5')
    await type('page=2&search=contract')
    const field = viewer.root.getByRole('searchbox')
    await expect(field).toHaveValue('contract')
    await expect(viewer.root.locator('[data-search-result]')).toHaveText(/dari 10$/)
    await expect(field).not.toBeFocused()
  })
})
