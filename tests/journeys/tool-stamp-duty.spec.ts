import { expect, leave, test } from '../support/journey.ts'

test('the duty is told, with what to do, on the screen and on paper', async ({ page }) => {
  await test.step('two originals of a contract owe twice the duty; bad input is answered beside its field; the address keeps it', async () => {
    await page.goto('/alat/bea-meterai')
    await page.getByRole('button', { name: 'Cek meterai' }).click()
    await expect(page.getByText('Pilih dulu jenis dokumennya.')).toBeVisible()
    await expect(page.getByLabel('Dokumen apa?')).toBeFocused()

    await page.getByLabel('Dokumen apa?').selectOption({ index: 1 })
    const originals = page.getByLabel('Berapa rangkap asli')
    await originals.fill('-2')
    await expect(page.getByText('Tulis jumlah dalam rentang 1–1.000.')).toBeVisible()
    await originals.fill('dua')
    await expect(page.getByText('Terbaca: 2', { exact: true })).toBeVisible()
    const result = page.locator('[data-tool-result]')
    await expect(result.getByText('Rp20.000', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Rp20.000' })).toBeAttached()
    await expect(result.getByText('Diperiksa')).toBeVisible()

    await expect(page).toHaveURL(/=dua(&|$)/)
    await page.reload()
    await expect(result.getByText('Rp20.000', { exact: true })).toBeVisible()
  })

  await test.step('a paper signed just now is not late, and the advice fits the case', async () => {
    await leave(page)
    await page.goto('/alat/bea-meterai#jenis=perjanjian')
    const result = page.locator('[data-tool-result]')
    await expect(result.getByText('Bubuhkan sebelum atau saat ditandatangani.')).toBeVisible()
    await page.getByLabel('Sudah ditandatangani?').selectOption('Baru saja, belum bermeterai')
    await expect(result.getByText('Rp10.000', { exact: true })).toBeVisible()
    await expect(result.getByText('Belum terlambat: bubuhkan hari ini juga.')).toBeVisible()
    await expect(page.getByLabel('Tahun ditandatangani')).toHaveCount(0)
  })

  await test.step('the printed sheet says what was asked', async () => {
    await leave(page)
    await page.goto('/alat/bea-meterai#jenis=kuitansi&jumlah=6+juta')
    await expect(page.locator('[data-tool-result]').getByText('Rp10.000', { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const asked = page.getByRole('list', { name: 'Yang ditanyakan' })
    await expect(asked).toContainText('Kuitansi atau bukti terima uang')
    await expect(asked).toContainText('6 juta')
    await page.emulateMedia({ media: 'screen' })
    await expect(asked).toBeHidden()
  })
})
