import { expect, leave, test } from '../support/journey.ts'

test('the first year of each form, and what is asked about', async ({ page }) => {
  await test.step('the first year of a one-person PT, with one worker at five million', async () => {
    await page.goto('/alat/biaya-tahun-pertama')
    await page.getByLabel('Bentuk usaha').selectOption('pt_perorangan')
    const result = page.locator('[data-tool-result]')
    await expect(result.getByText('Rp800.000').first()).toBeVisible()

    await page.getByLabel('Pekerja (0 jika belum ada)').fill('1')
    await page.getByLabel('Upah sebulan, tiap pekerja').fill('5 juta')
    await page.getByLabel('Ukuran usaha').selectOption('menengah')
    await expect(result.getByRole('row', { name: 'Jumlah sebulan' })).toContainText('Rp512.000')
    await expect(result.getByText('Rp11.944.000').first()).toBeVisible()
  })

  await test.step('a PMA company counts as large, and both ends of the sum are read out', async () => {
    await leave(page)
    await page.goto('/alat/biaya-tahun-pertama#bentuk=pt_pma&pekerja=1&upah=15+juta')
    const result = page.locator('[data-tool-result]')
    await expect(result.getByRole('row', { name: 'Jumlah sebulan' })).toContainText('Rp1.337.726')
    await expect(page.getByLabel('Ukuran usaha')).toHaveCount(0)
    await expect(page.getByText('PMA dihitung sebagai usaha besar').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Rp[\d.]+–Rp[\d.]+/ })).toBeAttached()
    // A cost that is not known makes each sum that it belongs to a least sum.
    await page.getByLabel('Pembukuan oleh orang lain').check()
    for (const name of ['Notaris dan pihak ketiga', 'Bulan 1 '])
      await expect(result.getByRole('row', { name }).first()).toContainText('mulai dari Rp')
    await expect(result.getByText(/^Dengan upah pekerja \(Rp180\.000\.000\): mulai dari Rp/)).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: /^mulai dari Rp.* \+ \d+ yang belum diketahui$/ }),
    ).toBeAttached()
  })

  await test.step('the wage of a day is asked about, no month of work costs nothing, and a limit is said', async () => {
    await leave(page)
    await page.goto('/alat/biaya-tahun-pertama#bentuk=pt_perorangan&pekerja=2&upah=150rb&ukuran=besar')
    await expect(page.getByText('Sepertinya ini upah sehari atau seminggu.')).toBeVisible()
    await page.getByLabel('Upah sebulan, tiap pekerja').fill('3,75 juta')
    const result = page.locator('[data-tool-result]')
    await expect(result.getByText('PT Perorangan hanya untuk usaha mikro dan kecil.')).toBeVisible()
    await page.getByLabel('Bulan kerja dalam tahun pertama').fill('0')
    await expect(result.getByText('Rp800.000').first()).toBeVisible()
    await leave(page)
    await page.goto('/alat/biaya-tahun-pertama#bentuk=pt_pma&pilihan=lkpm%3A99')
    await expect(result.getByText('batasnya dalam pilihan kami')).toBeVisible()
  })
})
