/** What every tool's page does, and what it is without script. */
import { expect, test } from '../support/journey.ts'

const pages = {
  '/alat/bea-meterai': 'Kuitansi Rp5.000.001',
  '/alat/cek-penawaran': 'Yang tidak diketahui alat ini',
  '/alat/biaya-tahun-pertama': 'PT Perorangan, tanpa pilihan tambahan',
  '/alat/cek-nama': 'Berisiko ditolak: Nama lembaga',
  '/alat/cari-kbli': 'Kode 2020; tidak ada di KBLI 2025',
  '/alat/kalender-kewajiban': '16 Maret 2027, karena 15 Maret cuti bersama',
}

for (const [path, read] of Object.entries(pages)) {
  test(`${path} takes the first answer without scrolling on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const first = page.locator('[data-tool] :is(select, input, textarea)').first()
    await expect(first).toBeEnabled()
    await expect(first).toBeInViewport({ ratio: 1 })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`${path} has its rules, examples, official place and three next steps`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('[data-tool]')).toBeHidden()
      await expect(page.getByText(read, { exact: true })).toBeVisible()
      await expect(page.getByText('Tempat resminya:')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Tiga langkah berikutnya' }).getByRole('link')).toHaveCount(3)
    })
  })
}

test('an address that no form wrote is passed over, and said', async ({ page }) => {
  await page.goto('/alat/bea-meterai#jenis=palsu')
  await expect(page.getByText('tidak kami kenali dan diabaikan')).toBeVisible()
})
