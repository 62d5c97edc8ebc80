import { makePages } from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('ten.pdf', await makePages(10))
})

test('a document is shown, with ink on its page', async ({ page, viewer }) => {
  await viewer.openReady('/documents/ten.pdf')
  await expect(viewer.root).toHaveAttribute('data-page', '1')
  await expect(viewer.root).toHaveAttribute('data-page-count', '10')
  await expect(viewer.root).toHaveAttribute('data-rotation', '0')
  expect(await inkOf(page)).toBeGreaterThan(0.001)
})
