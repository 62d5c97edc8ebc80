/** What every tool's page does, and what it is without script. */
import { expect, leave, test } from '../support/journey.ts'

const pages = {
  '/alat/bea-meterai': 'Kuitansi Rp5.000.001',
  '/alat/cek-penawaran': 'Batas alat ini',
  '/alat/biaya-tahun-pertama': 'PT Perorangan, tanpa pilihan tambahan',
  '/alat/cek-nama': 'Berisiko ditolak: Nama lembaga',
  '/alat/cari-kbli': 'Kode 2020; tidak ada di KBLI 2025',
  '/alat/kalender-kewajiban': '16 Maret 2027, karena 15 Maret cuti bersama',
}

test('forms come first, examples beside them, and addresses are read as far as they are known', async ({ page }) => {
  await test.step('each takes the first answer without scrolling on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of Object.keys(pages)) {
      await page.goto(path)
      const first = page.locator('[data-tool] :is(select, input, textarea)').first()
      await expect(first, path).toBeEnabled()
      await expect(first, path).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('the place of the answer shows examples until there is one, and none where it stands below the form', async () => {
    const samples = page.locator('[data-tool-result]').getByRole('heading', { name: 'Contoh' })
    for (const path of Object.keys(pages).filter((path) => !path.endsWith('tahun-pertama'))) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(samples, path).toBeVisible()
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(samples, path).toBeHidden()
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/alat/cek-nama#nama=Maju+Jaya')
    await expect(page.getByRole('region', { name: 'Maju Jaya' })).toBeVisible()
    await expect(samples).toHaveCount(0)
  })

  await test.step('a form that was begun names what is still empty', async () => {
    const answer = page.locator('[data-tool-result]')
    await leave(page)
    await page.goto('/alat/cek-penawaran')
    await expect(page.getByLabel('Untuk jasa apa?')).toBeEnabled()
    await expect(answer).not.toContainText('Masih kosong')
    await page.getByLabel('Tempel isi penawarannya').fill('Akta Rp 2.500.000')
    await expect(answer).toContainText('Masih kosong: “Untuk jasa apa?”')
    await page.getByLabel('Untuk jasa apa?').selectOption({ label: 'Pendirian PT' })
    await expect(answer).not.toContainText('Masih kosong')
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('an address that no form wrote is passed over, and said', async () => {
    await page.goto('/alat/bea-meterai#jenis=palsu')
    await expect(page.getByText('tidak dikenali, jadi diabaikan')).toBeVisible()
  })

  await test.step('a list in an address is taken as far as it is known, and the rest is said', async () => {
    for (const [address, ticked] of [
      ['/alat/biaya-tahun-pertama#pilihan=zzz,kantor-virtual:1', 'Kantor virtual'],
      ['/alat/biaya-tahun-pertama#pekerja=1&program=zzz,hari-tua', 'Jaminan hari tua'],
      ['/alat/kalender-kewajiban#hari-raya=natal,zzz', ''],
      ['/alat/kalender-kewajiban#centang=zzz', ''],
    ] as const) {
      await leave(page)
      await page.goto(address)
      await expect(page.getByText('jadi diabaikan; selebihnya tetap dipakai')).toBeVisible()
      if (ticked) await expect(page.getByRole('checkbox', { name: ticked }).first()).toBeChecked()
    }
  })

  await test.step('the page in the other language has the answers, in a new tab too', async () => {
    await page.goto('/alat/cek-nama')
    await page.getByLabel('Nama yang Anda inginkan').fill('Maju Jaya')
    const link = page.locator('a[data-language-link][hreflang="en"]').first()
    await expect(link).toHaveAttribute('href', /\/en\/alat\/cek-nama#nama=Maju\+Jaya$/)
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page.getByRole('region', { name: 'Maju Jaya' })).toBeVisible()
  })

  await test.step('an address that was cut on its way says so', async () => {
    const names = [
      'Suluh Karya Nusantara Utama Sentosa',
      'Global Digital Solutions Abadi',
      'Sinar Konstruksi Jaya Makmur',
    ]
    await page.goto('/alat/cek-nama')
    await page.getByLabel('Nama yang Anda inginkan').fill(names.join('\n'))
    await expect(page).toHaveURL(/Makmur$/)
    const whole = page.url()
    const told = page.getByText('Alamat ini tidak utuh')
    await leave(page)
    await page.goto(whole)
    await expect(page.getByRole('region', { name: names[2] ?? '' })).toBeVisible()
    await expect(told).toHaveCount(0)
    await leave(page)
    await page.goto(whole.slice(0, -20))
    await expect(told).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each has its rules, examples, official place and three next steps', async ({ page }) => {
    for (const [path, read] of Object.entries(pages)) {
      await page.goto(path)
      await expect(page.locator('[data-tool]'), path).toBeHidden()
      await expect(page.getByText(read, { exact: true }).last()).toBeVisible()
      await expect(page.getByText('Sumber resmi:'), path).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Langkah berikutnya' }).getByRole('link'), path).toHaveCount(3)
    }
  })
})

test.describe('on Home', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled, laterPage: javaScriptEnabled })

      test('the heading offers to try the tools there only where that works', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByRole('heading', { name: 'Coba di sini' })).toBeVisible({ visible: javaScriptEnabled })
        await expect(page.getByRole('heading', { name: 'Cek nama PT' })).toBeVisible()
        const tools = page.getByRole('main').getByRole('heading', { name: 'Alat bantu', exact: true })
        await expect(tools).toBeVisible({ visible: !javaScriptEnabled })
      })
    })
  }
})

test('an answer is read out once typing rests, not with each key', async ({ page }) => {
  await page.clock.install()
  await page.goto('/alat/cek-nama')
  const field = page.getByLabel('Nama yang Anda inginkan')
  await expect(field).toBeEnabled()
  const status = page.locator('[data-tool] > [role="status"]')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  for (const text of ['Komisi', 'Komisi Karya', 'Komisi Karya Jaya']) {
    await field.fill(text)
    await page.clock.runFor(600)
    await expect(status).toHaveText('')
  }
  await page.clock.runFor(100)
  await expect(status).toHaveText(/^Komisi Karya Jaya: /)
})
