/** What visitors do with services: compare, read a bill, tick documents, work out a cost and share it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from '../support/journey.ts'

const trademark = '/layanan/pendaftaran-merek'

test('services are compared by one measure at a time on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/layanan')
  const row = page.getByRole('row', { name: 'Pendirian PT Perorangan' }).first()
  await expect(row.getByText('Rp800.000')).toBeVisible()
  await expect(row.getByText('Rp750.000')).toBeHidden()
  await page.getByText('Jasa kami', { exact: true }).first().click()
  await expect(row.getByText('Rp750.000')).toBeVisible()
  await expect(row.getByText('Rp800.000')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the bill changes with the case', async ({ page }) => {
    await page.goto(`${trademark}#biaya`)
    const bill = page.locator('#biaya')
    await expect(bill.getByText('Rp500.000 per kelas', { exact: true })).toBeVisible()
    await bill.getByText('Umum', { exact: true }).first().click()
    await expect(bill.getByText('Rp2.800.000 per kelas', { exact: true })).toBeVisible()
    await expect(bill.getByText('Rp500.000 per kelas', { exact: true })).toBeHidden()
  })

  test('a timeline has the steps of its case alone', async ({ page }) => {
    await page.goto('/layanan/nib-perizinan#waktu')
    const timeline = page.locator('#waktu')
    await expect(timeline.getByText('4–15 hari kerja')).toBeVisible()
    await expect(timeline.getByText('Verifikasi standar')).toBeHidden()
    await timeline.locator('label', { hasText: 'Risiko menengah tinggi' }).click()
    await expect(timeline.getByText('4–45 hari kerja')).toBeVisible()
    await expect(timeline.getByText('Verifikasi standar')).toBeVisible()
    await expect(timeline.getByText('4–15 hari kerja')).toBeHidden()
  })

  test('the calculator is a table of all prices, and boxes can be ticked', async ({ page }) => {
    await page.goto(`${trademark}#hitung`)
    const options = page.locator('[data-estimate]')
    await expect(options.getByRole('row', { name: 'Biaya negara per kelas, umum' })).toBeVisible()
    await expect(options.getByRole('row', { name: 'Pemantauan merek serupa' })).toContainText('Rp480.000 per tahun')
    await expect(options.getByRole('checkbox')).toHaveCount(0)
    await page.locator('summary', { hasText: 'Dokumen yang Anda siapkan' }).click()
    const box = page.getByRole('checkbox', { name: 'Label merek' })
    await box.check()
    await expect(box).toBeChecked()
  })
})

test.describe('a calculator whose prices do not come', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('says so above all prices, and comes at the next try', async ({ page }) => {
    let isAway = true
    await page.route('**/assets/facts/*.json', (route) => (isAway ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(`${trademark}#hitung`)
    const calculator = page.locator('[data-estimate]')
    await expect(calculator.getByText('Kalkulator tidak dapat dimuat')).toBeVisible()
    await expect(calculator.getByRole('row', { name: 'Pemantauan merek serupa' })).toContainText('Rp480.000 per tahun')
    isAway = false
    await calculator.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(calculator.getByRole('checkbox').first()).toBeVisible()
    await expect(calculator.getByRole('row', { name: 'Pemantauan merek serupa' })).toHaveCount(1)
  })
})

test('ticked documents are remembered for their service alone, and can be cleared', async ({ page }) => {
  // Not by reloading: a browser that has kept the scroll position does not open the section of the address then.
  const comeBack = async () => {
    await page.goto('/layanan')
    await page.goto('/layanan/pendirian-pt#dokumen')
  }
  await comeBack()
  await page.getByRole('checkbox', { name: 'Tiga pilihan nama' }).check()
  await expect(page.getByText('1 dari 8 siap.')).toBeVisible()
  await comeBack()
  await expect(page.getByRole('checkbox', { name: 'Tiga pilihan nama' })).toBeChecked()

  await page.goto('/layanan/pt-perorangan#dokumen')
  await page.getByRole('checkbox', { name: 'Tiga pilihan nama' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('0 dari 7 siap.')).toBeVisible()

  await comeBack()
  await page.getByRole('checkbox', { name: 'Tiga pilihan nama' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Hapus semua centang' }).click()
  await expect(page.getByRole('checkbox', { name: 'Tiga pilihan nama' })).not.toBeChecked()
  await comeBack()
  await expect(page.getByRole('checkbox', { name: 'Tiga pilihan nama' })).not.toBeChecked()
})

test('the checklist prints alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto('/layanan/pendirian-pt#dokumen')
  await page.getByRole('checkbox', { name: 'Tiga pilihan nama' }).check()
  await page.getByRole('button', { name: 'Cetak daftar ini' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Dokumen: Pendirian PT')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('on paper the comparison begins on the first sheet', async ({ page }) => {
  await page.goto('/layanan')
  const sheets = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise
  const { items } = await (await sheets.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Rp9.750.000')
  await sheets.loadingTask.destroy()
})

test('a fee of unknown amount is named, and never counted as nothing', async ({ page }) => {
  const total = 'Rp3.600.000 + biaya yang belum diketahui'
  await page.goto('/layanan/pendirian-cv#biaya')
  const bill = page.locator('#biaya')
  await expect(bill.getByText('Belum diketahui', { exact: true })).toBeVisible()
  await expect(bill.getByText('Lihat tagihan resmi')).toBeVisible()
  await expect(bill.getByText('Belum termasuk: Nama dan pendaftaran CV (PNBP)')).toBeVisible()
  await expect(bill.getByText(total)).toBeVisible()
  await expect(bill.getByText('Biaya negara: Belum diketahui')).toBeVisible()

  await page.locator('summary', { hasText: 'Hitung biaya Anda' }).click()
  const calculator = page.locator('[data-estimate]')
  await calculator.getByRole('row', { name: 'Perjanjian tambahan' }).getByRole('checkbox').check()
  await expect(calculator.getByText('Rp5.100.000 + biaya yang belum diketahui')).toBeVisible()
  const chat = await calculator.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const message = new URL(chat ?? '').searchParams.get('text') ?? ''
  expect(message).toContain('Nama dan pendaftaran CV (PNBP): Belum diketahui')
  expect(message).toContain('Total: Rp5.100.000 + biaya yang belum diketahui')
})

test('the steps of a quantity keep the keyboard at their limits', async ({ page }) => {
  await page.goto(`${trademark}#hitung`)
  const calculator = page.locator('[data-estimate]')
  await calculator.scrollIntoViewIfNeeded()
  await calculator.getByText('Umum', { exact: true }).click()
  const quantity = calculator.getByRole('row', { name: 'Biaya negara per kelas, umum' }).getByRole('status')
  const fewer = calculator.getByRole('button', { name: 'Kurangi: Biaya negara per kelas, umum' })
  await calculator.getByRole('button', { name: 'Tambah: Biaya negara per kelas, umum' }).click()
  await expect(quantity).toHaveText('2')
  await fewer.press('Enter')
  await expect(quantity).toHaveText('1')
  await expect(fewer).toBeDisabled()
  await expect(fewer).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveText('1')
})

test.describe('the calculator', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('counts classes everywhere, is shared by link and carried into the chat', async ({ page }) => {
    await page.goto(`${trademark}#hitung`)
    const calculator = page.locator('[data-estimate]')
    await calculator.scrollIntoViewIfNeeded()
    await calculator.getByText('Umum', { exact: true }).click()
    await calculator.getByRole('button', { name: 'Tambah: Biaya negara per kelas, umum' }).click()
    await calculator.getByRole('row', { name: 'Pemantauan merek serupa' }).getByRole('checkbox').check()
    // 950.000 + 350.000 + 2 × 2.800.000 + 2 × 750.000 + 480.000
    const sum = 'Rp8.880.000'
    await expect(calculator.getByText(sum)).toBeVisible()
    await expect(calculator.getByText('Belum terkonfirmasi: Biaya negara per kelas, umum')).toBeVisible()

    const chat = await calculator.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    const message = new URL(chat ?? '').searchParams.get('text') ?? ''
    expect(message).toContain('Pendaftaran merek (Umum)')
    expect(message).toContain(sum)
    expect(message).toContain('Belum terkonfirmasi, diperiksa 22 Nov 2026.')

    await calculator.getByRole('button', { name: 'Salin tautan' }).click()
    await expect(calculator.getByText('Tautan tersalin.')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(message).toContain(new URL(address).search)
    await page.goto('/')
    await page.goto(address)
    await expect(page.locator('[data-estimate]').getByText(sum)).toBeVisible()
    const changed = page.locator('[data-estimate]').getByText('Harga diperbarui')
    await expect(changed).toHaveCount(0)
    await page.goto(address.replace(/per=[\d-]+/, 'per=2026-10-01'))
    await expect(changed).toContainText('1 Oktober 2026')
  })
})
