import { violationsInBothThemes } from '../support/axe.ts'
import { expect, leave, test } from '../support/journey.ts'

const path = '/alat/cari-kbli'
const label = 'Kegiatan usaha, atau nomor kode'

test('words and numbers find codes with their descriptions, which go into a message', async ({ page }) => {
  await test.step('everyday words find codes, their descriptions come on demand, and chosen codes go into a message', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.getByLabel(label).fill('kedai kopi')
    const [stall, cafe] = [page.locator('[data-code="56304"]'), page.locator('[data-code="56303"]')]
    await expect(stall).toContainText('Aktivitas kedai minuman')
    await expect(cafe).toContainText('I: Akomodasi dan makan minum')
    const descriptions = () => asked.filter((address) => /\/assets\/kbli\/\d/.test(address))
    expect(descriptions()).toEqual([])
    await stall.getByText('Uraian kode').click()
    await expect(stall).toContainText('kedai kopi')
    await cafe.getByText('Uraian kode').click()
    await expect(cafe).toContainText('Termasuk')
    // One file holds the division of both.
    expect(descriptions()).toHaveLength(1)
    await stall.getByRole('button', { name: 'Pilih kode 56304' }).click()
    await cafe.getByRole('button', { name: 'Pilih kode 56303' }).click()
    const chosen = page.getByRole('region', { name: 'Kode pilihan Anda: 2' })
    await expect(chosen.getByRole('listitem')).toContainText(['56304 Aktivitas kedai minuman', '56303 Aktivitas'])
    await expect(chosen.getByRole('link', { name: 'Kirim daftar ini lewat WhatsApp' })).toHaveAttribute(
      'href',
      /text=Kode%20KBLI%202025.*56304%20Aktivitas%20kedai%20minuman.*56303/,
    )
    await expect(page).toHaveURL(/#cari=kedai\+kopi&kode=56304%2C56303$/)
    await page.reload()
    await expect(chosen.getByRole('listitem')).toHaveCount(2)
    await chosen.getByRole('button', { name: 'Keluarkan 56304' }).click()
    await expect(page.getByRole('region', { name: 'Kode pilihan Anda: 1' })).toBeVisible()
  })

  await test.step('typing errors, numbers of 2020, levels and nonsense are answered', async () => {
    await page.goto(path)
    const field = page.getByLabel(label)
    const result = page.locator('[data-tool-result]')
    await field.fill('roit')
    await expect(page.locator('[data-code="10710"]')).toBeVisible()
    await field.fill('62019')
    await expect(result).toContainText('62019 tidak ada di KBLI 2025, mungkin kode 2020')
    await expect(page.locator('[data-code^="62"]').first()).toBeVisible()
    await field.fill('691')
    await expect(result).toContainText('4 kode berawalan 691.')
    await expect(result).toContainText('691 Aktivitas hukum')
    await field.fill('kbli 56101')
    await expect(result).toContainText('Kode ini ada di KBLI 2025.')
    await expect(page.locator('[data-code]')).toHaveCount(1)
    await field.fill('UMKM')
    await expect(result).toContainText('Kata ini cocok untuk semua usaha.')
    await field.fill('asdfgh')
    await expect(result).toContainText('Tidak ada yang cocok.')
    await field.fill('<b>laundry</b>')
    await expect(page.locator('[data-code="96100"]')).toBeVisible()
    await page.getByLabel('Kategori', { exact: true }).selectOption('Q: Pendidikan')
    await expect(result).toContainText('tidak dalam kategori ini')
    await field.fill('')
    await expect(result).toContainText('64 kode dalam kategori Q: Pendidikan.')
    await page.getByRole('button', { name: 'Tampilkan 10 lagi' }).click()
    await expect(page.locator('[data-code]')).toHaveCount(20)
    await expect(page.locator('[data-code]').nth(10).getByRole('link')).toBeFocused()
  })

  await test.step('a word that is merely like another is no answer but a query to try, and codes for some words say so', async () => {
    await page.goto(path)
    const field = page.getByLabel(label)
    const result = page.locator('[data-tool-result]')
    await field.fill('kopli')
    await expect(result).toContainText('Tidak ada kode untuk “kopli”.')
    await expect(page.locator('[data-code]')).toHaveCount(0)
    await result.getByRole('button', { name: 'kopi', exact: true }).click()
    await expect(field).toHaveValue('kopi')
    await expect(result).toContainText('mulai dari yang paling dekat')
    await field.fill('broker kuda')
    await expect(result).toContainText('hanya cocok dengan “broker”')
    // Words of descriptions come on demand.
    await field.fill('akordeon')
    await expect(result).toContainText('Tidak ada kode untuk “akordeon” saja.')
  })

  await test.step('axe finds nothing in an answer, in both themes', async () => {
    await leave(page)
    await page.goto(`${path}#cari=roti&kode=10710,99999`)
    await page.locator('[data-code="10710"]').getByText('Uraian kode').click()
    await expect(page.locator('[data-code="10710"]')).toContainText('Tidak termasuk')
    await expect(page.getByText('99999 tidak ada di KBLI 2025')).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
  })

  await test.step('a link to a code on the page of its category opens its description', async () => {
    await page.goto(`/en${path}/i#56303`)
    await expect(page.getByText('Kelompok ini mencakup penyediaan utamanya minuman')).toBeVisible()
  })

  await test.step('the keyboard alone leads from English words to a choice', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/en${path}`)
    const field = page.getByLabel('Activity, or the number of a code')
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(field).toBeEnabled()
    await field.focus()
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/First write the activity/)
    await page.keyboard.type('software house')
    await expect(field).toHaveValue('software house')
    await expect(page.locator('[data-code="62199"]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-tool-result]')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'the closest first' })).toBeAttached()
    for (const stop of ['link', 'summary', 'button']) {
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-code]').first().locator(':focus'), stop).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Codes you chose: 1' })).toBeVisible()
  })
})

test.describe('where the network fails', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('what did not come can be asked for again', async ({ page }) => {
    await test.step('a description that did not come can be asked for again', async () => {
      await page.route('**/assets/kbli/56.*', (route) => route.abort())
      await page.goto(`${path}#cari=kedai+kopi`)
      const stall = page.locator('[data-code="56304"]')
      await stall.getByText('Uraian kode').click()
      await expect(stall.getByRole('status')).toHaveText('Memuat uraian …')
      await expect(stall.getByRole('status')).toContainText('Uraian tidak dapat dimuat.')
      await page.unroute('**/assets/kbli/56.*')
      await stall.getByRole('button', { name: 'Coba lagi' }).click()
      await expect(stall).toContainText('Termasuk')
      await expect(page.locator('body')).not.toBeFocused()
      await expect(stall.locator(':focus')).toContainText('Termasuk')
    })

    await test.step('another try for the codes leaves the focus at the answer', async () => {
      await leave(page)
      await page.route('**/assets/kbli/index.*', (route) => route.abort())
      await page.goto(`${path}#cari=kedai+kopi`)
      const again = page.getByRole('button', { name: 'Coba lagi' })
      await expect(again).toBeVisible()
      await page.unroute('**/assets/kbli/index.*')
      await again.press('Enter')
      await expect(page.locator('[data-code="56304"]')).toBeVisible()
      await expect(page.locator('[data-tool-result] :focus')).toContainText('Ditemukan')
    })

    await test.step('without the codes the visitor is led to the categories, and the finder comes back with the network', async () => {
      await leave(page)
      await page.route('**/assets/kbli/index.*', (route) => route.abort())
      await page.goto(`${path}#cari=kedai+kopi`)
      await expect(page.locator('[data-tool-result]')).toContainText('telusuri menurut kategori di bawah')
      await page.unroute('**/assets/kbli/index.*')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.locator('[data-code="56304"]')).toBeVisible()
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })

  test('the categories lead to every code with what it includes', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Formulirnya memerlukan JavaScript')).toBeVisible()
    await page.getByRole('link', { name: 'C: Industri' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('KBLI C: Industri')
    await page.getByText('Industri produk bakeri').last().click()
    await expect(page.getByText('pembuatan roti tawar dan roti kadet')).toBeVisible()
    await expect(page.getByText('pembuatan pasta, lihat kelompok 10740')).toBeVisible()
  })
})
