import { expect, test } from '../support/journey.ts'

test('the first year of a one-person PT, with one worker at five million', async ({ page }) => {
  await page.goto('/alat/biaya-tahun-pertama')
  await page.getByLabel('Bentuk usaha').selectOption('pt_perorangan')
  const result = page.locator('[data-tool-result]')
  await expect(result.getByText('Rp800.000').first()).toBeVisible()

  await page.getByLabel('Pekerja (0 kalau belum ada)').fill('1')
  await page.getByLabel('Upah sebulan, tiap pekerja').fill('5 juta')
  await page.getByLabel('Ukuran usaha').selectOption('menengah')
  await expect(result.getByRole('row', { name: 'Jumlah sebulan' })).toContainText('Rp512.000')
  await expect(result.getByText('Rp11.944.000').first()).toBeVisible()
})
