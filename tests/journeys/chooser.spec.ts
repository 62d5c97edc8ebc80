import { violationsOn } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'

const chooserPath = '/pilih-badan-usaha'

test('question after question leads to an answer with its reasons, its articles and the ways on', async ({ page }) => {
  await page.goto(chooserPath)
  await page.getByRole('link', { name: 'Usaha yang mencari laba' }).click()
  await expect(page.getByRole('heading', { name: 'Ada pemilik atau pendiri asing?' })).toBeFocused()
  await page.getByRole('link', { name: 'Tidak, semuanya Indonesia' }).click()
  await page.getByRole('link', { name: 'Saya sendiri' }).click()
  await page.getByRole('link', { name: 'Sampai Rp5 miliar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Menurut jawaban Anda: PT Perorangan' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'PT Perorangan', level: 2 })).toBeFocused()
  await expect(page.locator('[data-outcome]:visible')).toHaveCount(1)
  const outcome = page.locator('[data-outcome="pt-perorangan"]')
  await expect(outcome.getByRole('link', { name: 'Pasal 6 PP 8/2021' }).first()).toHaveAttribute(
    'href',
    /pp-8-2021#pasal-6$/,
  )
  await outcome.getByText('Dasar hukum').click()
  await expect(outcome.locator('details li')).toHaveText([
    /^Pasal 6 PP 8/,
    /^Pasal 3 UU 40/,
    /^Pasal 35 PP 7/,
    /PP 8/,
    /PP 8/,
  ])
  await expect(outcome.getByRole('link', { name: 'Rincian PT Perorangan' })).toHaveAttribute(
    'href',
    '/layanan/pt-perorangan',
  )
  await expect(outcome.getByRole('link', { name: 'Tanya lewat WhatsApp' })).toHaveAttribute('href', /PT%20Perorangan/)
  await expect(page).toHaveURL(/\?tujuan=usaha&asing=tidak&pendiri=sendiri&modal=kecil$/)
})

test('Back takes one answer back, and a given answer can be changed', async ({ page }) => {
  await page.goto(`${chooserPath}?tujuan=usaha`)
  await page.getByRole('link', { name: 'Tidak, semuanya Indonesia' }).click()
  await page.getByRole('link', { name: 'Dua orang atau lebih' }).click()
  await expect(page.getByRole('heading', { name: /Harta pribadi/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Berapa pendirinya?' })).toBeVisible()
  await page.getByRole('link', { name: 'Ubah jawaban: Untuk apa badan itu?' }).click()
  await expect(page.getByRole('heading', { name: 'Untuk apa badan itu?' })).toBeFocused()
  await expect(page).toHaveURL(/\/pilih-badan-usaha$/)
})

test('a shared address shows its outcome, and nonsense in it begins anew', async ({ page }) => {
  await page.goto('/en/pilih-badan-usaha?tujuan=usaha&asing=ya&investasi=kecil')
  await expect(page.getByRole('status').filter({ hasText: 'Ask first' })).toBeVisible()
  await expect(page.locator('[data-outcome]:visible')).toHaveCount(1)
  await page.goto('/en/pilih-badan-usaha?tujuan=%3Cb%3E&asing=ya')
  await expect(page.getByRole('heading', { name: 'What is it for?' })).toBeVisible()
})

test("what must be asked first is said of the visitor's own case alone", async ({ page }) => {
  const asked = page.locator('[data-outcome]:visible')
  await page.goto(`${chooserPath}?tujuan=sosial&asing=ya`)
  await expect(asked).toHaveCount(1)
  await expect(asked).toContainText('yayasan')
  await expect(asked).not.toContainText('PT PMA')
  await expect(asked.getByRole('link', { name: 'Pasal 6 PP 63/2008' })).toBeVisible()
  await page.goto(`${chooserPath}?tujuan=usaha&asing=ya&investasi=kecil`)
  await expect(asked).toHaveCount(1)
  await expect(asked).toContainText('PT PMA')
  await expect(asked).not.toContainText('yayasan')
  await expect(asked.getByRole('link', { name: /Peraturan BKPM 5\/2025/ })).toBeVisible()
})

test('the language changes and the answers stay', async ({ page }) => {
  await page.goto(`${chooserPath}?tujuan=sosial&asing=tidak`)
  await expect(page.getByRole('status').filter({ hasText: 'Yayasan' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'foundation' })).toBeVisible()
})

test('axe finds nothing in an outcome, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${chooserPath}?tujuan=usaha&asing=ya&investasi=besar`)
    await expect(page.locator('[data-outcome]:visible')).toHaveCount(1)
    expect(await violationsOn(page)).toEqual([])
  }
})

test('the overview of the services leads here', async ({ page }) => {
  await page.goto('/en/layanan')
  await page.getByRole('link', { name: 'Answer a few questions to choose' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which entity do you need?')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })

  test('every outcome is there with what leads to it', async ({ page }) => {
    await page.goto(chooserPath)
    await expect(page.locator('[data-outcome]:visible')).toHaveCount(7)
    await expect(page.locator('[data-outcome="pendirian-cv"]')).toContainText('Dua orang atau lebih · Tidak harus')
    await expect(page.getByRole('heading', { name: 'Untuk apa badan itu?' })).toBeHidden()
  })
})
