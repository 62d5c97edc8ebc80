import { expect, test } from '../support/journey.ts'

test('two originals of a contract owe twice the duty; bad input is answered beside its field; the address keeps it', async ({
  page,
}) => {
  await page.goto('/alat/bea-meterai')
  await page.getByRole('button', { name: 'Periksa' }).click()
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

  await page.reload()
  await expect(result.getByText('Rp20.000', { exact: true })).toBeVisible()
})
