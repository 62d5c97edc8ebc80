import { makeOutlinePdf } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('outline.pdf', await makeOutlinePdf())
})

test('on a phone the other tools are in a menu, and the side panel is a sheet over the pages', async ({
  page,
  viewer,
}) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await viewer.openReady('/documents/outline.pdf')

  await test.step('the menu closes by Escape, by a choice and when the focus leaves', async () => {
    const names = ['Cari dalam dokumen', 'Putar ke kanan', 'Cetak', 'Unduh dokumen', 'Pintasan keyboard']
    for (const name of names) await expect(viewer.tool(name)).toBeHidden()
    const menu = viewer.tool('Tampilkan alat lain')
    await menu.click()
    for (const name of names) await expect(viewer.tool(name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer.tool('Cetak')).toBeHidden()
    await expect(menu).toBeFocused()
    await viewer.use('Putar ke kanan')
    await expect(viewer.root).toHaveAttribute('data-rotation', '90')
    await expect(viewer.tool('Cetak')).toBeHidden()
    await menu.click()
    await expect(viewer.tool('Cetak')).toBeVisible()
    await viewer.root.getByLabel('Nomor halaman').focus()
    await expect(viewer.tool('Cetak')).toBeHidden()
  })

  await test.step('the sheet closes when a place is chosen', async () => {
    await viewer.use('Daftar isi dan miniatur')
    const panel = viewer.root.getByRole('complementary')
    const [sheet, frame] = [await panel.boundingBox(), await viewer.root.boundingBox()]
    expect(Math.abs((sheet?.width ?? 0) - (frame?.width ?? 999))).toBeLessThanOrEqual(2)
    expect(sheet?.height ?? 999).toBeLessThan((frame?.height ?? 0) * 0.75)
    await panel.getByRole('button', { name: 'Bab 2', exact: true }).click()
    await expect(viewer.root).toHaveAttribute('data-page', '12')
    await expect(panel).toHaveCount(0)
  })
})
