import { expect, test } from '../support/journey.ts'

test('a pasted offer is sorted, its sum checked, and the questions copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/alat/cek-penawaran')
  await page.getByLabel('Untuk jasa apa?').selectOption('pendirian-pt')
  await page
    .getByLabel('Tempel isi penawarannya')
    .fill('- Jasa pengurusan 2,5 jt\n- Notaris Rp 6.650.000,-\nNIB 500rb (negara)\nTotal 9.500.000')
  const result = page.locator('[data-tool-result]')
  await expect(result.getByText('Rp2.500.000').first()).toBeVisible()
  await expect(result.getByText('Rp150.000').first()).toBeVisible()
  await result.getByRole('button', { name: 'Salin pertanyaan' }).click()
  await expect(result.getByText('Tersalin.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. ')
})
