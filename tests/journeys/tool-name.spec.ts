import { violationsInBothThemes } from '../support/axe.ts'
import { expect, leave, test } from '../support/journey.ts'

const path = '/alat/cek-nama'

test('names are checked as they are written, pasted or typed by keyboard alone', async ({ page }) => {
  await test.step('names are checked while they are written, each finding with its article, and the address keeps them', async () => {
    await page.goto(path)
    const field = page.getByLabel('Nama yang Anda inginkan')
    await field.fill('PT Suluh Karya Nusantara')
    const first = page.getByRole('region', { name: 'Suluh Karya Nusantara' })
    await expect(first).toContainText('Kami tidak menemukan masalah pada aturan yang diperiksa.')
    await expect(first).toContainText('“PT” di depan tidak termasuk nama')
    await field.fill('Global Digital Solutions\nMaju Jaya')
    const foreign = page.getByRole('region', { name: 'Global Digital Solutions' })
    await expect(foreign.getByRole('list').first().getByRole('listitem')).toHaveText([
      'Berisiko ditolak · Bahasa Indonesia: “solutions” (Pasal 11 PP 43/2011)',
    ])
    await expect(
      page.getByRole('region', { name: 'Maju Jaya' }).getByRole('list').first().getByRole('listitem'),
    ).toHaveText([/^Praktik, bukan aturan · Tiga kata/])
    await expect(
      page.getByRole('status').filter({ hasText: 'Global Digital Solutions: Nama ini berisiko' }),
    ).toBeAttached()
    await page.getByLabel('Pemegang saham').selectOption('Ada orang atau badan asing')
    await expect(foreign).toContainText('Kami tidak menemukan masalah')
    await expect(foreign).toContainText('Tidak diperiksa: Bahasa Indonesia (ada pemegang saham asing).')
    const result = page.locator('[data-tool-result]')
    await expect(result).toContainText('hanya terlihat di AHU')
    await expect(result).toContainText('Diperiksa 22 November 2026')
    await expect(result.getByRole('link', { name: 'Pencarian nama di Ditjen AHU' })).toHaveAttribute(
      'href',
      /ahu\.go\.id/,
    )
    await expect(page).toHaveURL(/#nama=Global\+Digital\+Solutions%0AMaju\+Jaya&pemegang=asing$/)
    await page.reload()
    await expect(foreign).toContainText('Kami tidak menemukan masalah')
  })

  await test.step('what cannot be checked is answered beside its field, and signs are shown as text', async () => {
    await leave(page)
    await page.goto(path)
    const field = page.getByLabel('Nama yang Anda inginkan')
    await page.getByRole('button', { name: 'Periksa nama' }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Tulis dulu nama/)
    await field.fill('Satu; Dua; Tiga; Empat')
    await expect(field).toHaveAccessibleDescription(/Paling banyak tiga nama/)
    await field.fill('PT')
    await expect(field).toHaveAccessibleDescription(/Tulis dulu nama/)
    await field.fill('<b>Сулух</b> Karya Abadi')
    await expect(page.locator('[data-name-result]').getByRole('listitem').first()).toContainText(
      'Bertentangan · Huruf Latin: “<”',
    )
    await leave(page)
    await page.goto(`${path}#nama=Maju+Jaya&pemegang=siapa`)
    await expect(page.getByText('Sebagian isi tautan ini tidak dikenali')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Maju Jaya' })).toBeVisible()
  })

  await test.step('the verdict stands before the details, of each name of a pasted list', async () => {
    await leave(page)
    await page.goto(path)
    await page
      .getByLabel('Nama yang Anda inginkan')
      .fill('1. "PT.Suluh Karya Nusantara"\n2. Pertamina Karya Utama\n3. Budi & Sons')
    for (const [name, verdict] of [
      ['Suluh Karya Nusantara', 'Lolos'],
      ['Pertamina Karya Utama', 'Perhatikan'],
      ['Budi & Sons', 'Berisiko'],
    ] as const) {
      const found = page.getByRole('region', { name })
      await expect(found.locator('h3 + *')).toHaveText(verdict)
      await expect(found.locator('h3 + * svg')).toBeVisible()
    }
  })

  await test.step('axe finds nothing in an answer, in both themes', async () => {
    await leave(page)
    await page.goto(`${path}#nama=Global+Digital+Solutions%0AXYZ+QRT+BBB&singkatan=KPK`)
    await expect(page.getByRole('region', { name: 'XYZ QRT BBB' })).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
  })

  await test.step('the keyboard alone leads from the name to what was found', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/en${path}`)
    const field = page.getByLabel('The name that you want')
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(field).toBeEnabled()
    await field.focus()
    await page.keyboard.type('Sinar Konstruksi Jaya')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Information')
    await expect(page.getByLabel('Main activity (optional)')).toHaveValue('teknologi')
    await page.keyboard.press('Tab')
    await page.keyboard.type('SKJ')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-tool-result]')).toBeFocused()
    await expect(page.getByRole('region', { name: 'Sinar Konstruksi Jaya' }).getByRole('listitem')).toContainText([
      'Check yourself · Fits the activity: “konstruksi”',
    ])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })

  test('the rules, the words, worked cases and the official place can be read', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Formulirnya memerlukan JavaScript')).toBeVisible()
    await expect(page.getByLabel('Nama yang Anda inginkan')).toBeHidden()
    await expect(page.getByText('Ini praktik sistem. Pasal 5 PP 43/2011 tidak menyebutnya')).toBeVisible()
    await page.getByText('Nama lembaga', { exact: true }).click()
    await expect(page.getByText('kementerian, menteri, komisi')).toBeVisible()
    await expect(page.locator('dl:visible')).toContainText('Bertentangan: Tidak hanya maksud dan tujuan')
    await expect(page.getByRole('link', { name: 'Pencarian nama di Ditjen AHU' })).toBeVisible()
  })
})
