import { violationsInBothThemes } from '../support/axe.ts'
import { expect, islandsAtWork, test } from '../support/journey.ts'

const chooserPath = '/pilih-badan-usaha'

const given = 'mulai=baru&tujuan=laba&asing=tidak&orang=satu&ukuran=sampai-5&risiko=ya&rencana=tidak'

test('answers lead to an outcome, can be taken back, changed, shared and translated', async ({ page }) => {
  await test.step('question after question leads to an answer with its reasons, its articles and the ways on', async () => {
    await page.goto('/layanan')
    await page.getByRole('link', { name: 'Jawab beberapa pertanyaan untuk memilih' }).click()
    await expect(page).toHaveURL(/\/pilih-badan-usaha$/)
    await page.waitForLoadState()
    await islandsAtWork(page)
    await page.getByRole('link', { name: 'Belum ada, saya mulai baru' }).click()
    await expect(page.getByRole('heading', { name: 'Apa tujuan usaha ini?' })).toBeFocused()
    await page.getByRole('link', { name: 'Usaha yang mencari laba' }).click()
    await page.getByRole('link', { name: 'Tidak, semuanya Indonesia' }).click()
    await page.getByRole('link', { name: 'Saya sendiri' }).click()
    await page.getByRole('link', { name: 'Sampai Rp5 miliar' }).click()
    await expect(page.getByText('Pertanyaan 6, paling banyak tujuh')).toBeVisible()
    await page.getByRole('link', { name: 'Ya', exact: true }).click()
    await page.getByRole('link', { name: 'Tidak', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Yang cocok untuk Anda: PT Perorangan' })).toBeFocused()
    await expect(page.locator('[data-outcome]:visible')).toHaveCount(1)
    const result = page.locator('[data-chosen]')
    await expect(result).toContainText('Rp800.000 · 4–12 hari kerja')
    const reason = result.getByRole('listitem').filter({ hasText: 'Tanggung jawab: Terpisah dari harta pribadi.' })
    await expect(reason).toContainText(
      'Karena Anda menjawab: Ada utang, kontrak besar, atau tanggung jawab produk? Ya.',
    )
    await expect(result.getByRole('link', { name: 'Pasal 3 UU 40/2007' })).toHaveAttribute('href', /\/uu-40-2007#/)
    await expect(result.getByRole('link', { name: 'Lihat layanan ini' })).toHaveAttribute(
      'href',
      '/layanan/pt-perorangan',
    )
    await expect(result.getByRole('link', { name: 'Kirim hasil' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*PT%20Perorangan.*rencana%3Dtidak/,
    )
    const outcome = page.locator('[data-outcome="pt-perorangan"]')
    await expect(outcome.getByRole('link', { name: 'Rincian PT Perorangan' })).toHaveAttribute(
      'href',
      '/layanan/pt-perorangan',
    )
    await expect(outcome.getByRole('figure', { name: 'Utang usaha ditanggung dengan harta siapa' })).toContainText(
      'Pintu tertutup.',
    )
    await expect(outcome.getByRole('figure', { name: 'Bentuk usaha berdampingan' })).toContainText('Sampai Rp5 miliar')
    await expect(outcome.getByRole('heading', { name: 'Dasar hukum' })).toBeVisible()
    await expect(outcome.getByRole('link', { name: 'Tanya lewat WhatsApp' })).toHaveAttribute('href', /PT%20Perorangan/)
    await expect(page).toHaveURL(new RegExp(`\\?${given}$`))
    await page.emulateMedia({ media: 'print' })
    await expect(reason).toBeVisible()
    await expect(page.getByText('Ubah', { exact: true }).first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('beside the questions stand the forms that are possible, and those ruled out with the answer', async () => {
    await page.goto(`${chooserPath}?mulai=baru&tujuan=laba`)
    await islandsAtWork(page)
    const possible = page.getByRole('complementary', { name: 'Bentuk yang masih mungkin' })
    await expect(possible.getByRole('heading', { name: 'Masih mungkin (7)' })).toBeVisible()
    await page.getByRole('link', { name: 'Ya, ada yang asing' }).click()
    await expect(possible.getByRole('heading', { name: 'Masih mungkin (2)' })).toBeVisible()
    await expect(possible.getByRole('listitem').last()).toContainText('PT Perorangan')
    await expect(possible.getByRole('listitem').last()).toContainText(
      'Ada pemilik atau pendiri asing? Ya, ada yang asing',
    )
  })

  await test.step('the next best stands beside the outcome, with what it differs by', async () => {
    await page.goto(`${chooserPath}?mulai=baru&tujuan=laba&asing=tidak&orang=dua&risiko=ya`)
    const second = page.getByRole('complementary', { name: 'Pilihan kedua' })
    await expect(second).toContainText('CV')
    await expect(second).toContainText('Rp6,15–6,25 juta lebih murah sebelum biaya negara yang belum diketahui')
    await expect(second).toContainText('1–2 hari kerja lebih cepat')
    await expect(second.getByRole('link', { name: 'CV' })).toHaveAttribute('href', '/layanan/pendirian-cv')
  })

  await test.step('Back takes one answer back, a given answer can be changed, and everything can start again', async () => {
    await page.goto(`${chooserPath}?mulai=baru&tujuan=laba`)
    await islandsAtWork(page)
    await page.getByRole('link', { name: 'Tidak, semuanya Indonesia' }).click()
    await page.getByRole('link', { name: 'Dua sampai delapan orang' }).click()
    await expect(page.getByRole('heading', { name: /utang, kontrak besar/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Berapa orang yang benar-benar memilikinya?' })).toBeVisible()
    await page.getByRole('link', { name: 'Pertanyaan sebelumnya' }).click()
    await expect(page.getByRole('heading', { name: 'Ada pemilik atau pendiri asing?' })).toBeFocused()
    await page.getByRole('link', { name: 'Ubah jawaban: Apa tujuan usaha ini?' }).click()
    await expect(page.getByRole('heading', { name: 'Apa tujuan usaha ini?' })).toBeFocused()
    await page.getByRole('link', { name: 'Mulai dari awal' }).click()
    await expect(page).toHaveURL(/\/pilih-badan-usaha$/)
  })

  await test.step('a shared address shows its outcome with a warning of borrowed names, and nonsense in it begins anew', async () => {
    await page.goto('/en/pilih-badan-usaha?mulai=baru&tujuan=laba&asing=ya&ukuran=kecil')
    await expect(page.getByRole('heading', { name: /Ask first: a smaller foreign investment/ }).first()).toBeVisible()
    await expect(page.getByText('Do not borrow a name. An agreement')).toBeVisible()
    await expect(page.locator('[data-outcome]:visible')).toHaveCount(1)
    await page.goto('/en/pilih-badan-usaha?mulai=%3Cb%3E&asing=ya')
    await expect(page.getByRole('heading', { name: 'What do you have now?' })).toBeVisible()
  })

  await test.step('an existing business is led to the way of changing it', async () => {
    await page.goto(`${chooserPath}?mulai=cv&asing=tidak&risiko=ya`)
    await page.getByRole('link', { name: 'Cara berpindah dari bentuk yang sekarang' }).click()
    await expect(page).toHaveURL(/\/ubah-badan-usaha#dari-cv$/)
    await expect(page.locator('#dari-cv').getByText(/Bubarkan CV dengan akta/)).toBeVisible()
  })

  await test.step('axe finds nothing in an outcome, in both themes', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${chooserPath}?mulai=baru&tujuan=laba&asing=ya&ukuran=besar&orang=dua`)
    await expect(page.locator('[data-outcome]:visible')).toHaveCount(1)
    expect(await violationsInBothThemes(page)).toEqual([])
  })

  await test.step('the language changes and the answers stay', async () => {
    await page.goto(`${chooserPath}?mulai=baru&tujuan=sosial&asing=tidak&orang=lima`)
    await expect(page.getByRole('status').filter({ hasText: 'Yayasan' })).toBeVisible()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'foundation' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })

  test('every outcome can be opened, with what leads to it', async ({ page }) => {
    await page.goto(chooserPath)
    await page.getByText('Semua kemungkinan').click()
    await expect(page.locator('[data-outcome]:visible')).toHaveCount(19)
    const cv = page.locator('[data-outcome="pendirian-cv"]')
    await expect(cv).toContainText('Ada yang hanya menyetor modal')
    await expect(page.getByRole('heading', { name: 'Apa yang Anda punya sekarang?' })).toBeHidden()
  })
})
