import { expect, leave, test } from '../support/journey.ts'

test('an offer is sorted, corrected, chosen from, kept in view and printed whole', async ({ page, context }) => {
  await test.step('a pasted offer is sorted, its sum checked, and the questions copied', async () => {
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

  await test.step('a line of an offer is corrected and deleted, and typing on keeps the correction', async () => {
    await page.goto('/en/alat/cek-penawaran')
    await page.getByLabel('For which service?').selectOption('pendirian-pt')
    const offer = page.getByLabel('Paste the quote')
    await offer.fill('Legal fee Rp 2.500.000\nNotary IDR 15M\nUang lelah Rp 500.000')
    const result = page.locator('[data-tool-result]')
    const total = result
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .first()
    await expect(total).toHaveText('Rp3,000,000')

    const notary = result.getByRole('button', { name: 'Change: Notary' })
    await notary.press('Enter')
    await result.getByRole('button', { name: 'Rp15,000,000', exact: true }).click()
    await result.getByLabel('For whom', { exact: true }).selectOption('fee')
    await result.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(notary).toBeFocused()
    await expect(total).toHaveText('Rp18,000,000')

    await result.getByRole('button', { name: 'Change: Uang lelah' }).click()
    await result.getByRole('button', { name: 'Delete the line' }).click()
    await expect(result.getByRole('heading', { name: 'Lines as read' })).toBeFocused()
    await expect(total).toHaveText('Rp17,500,000')

    await offer.press('Control+Home')
    await offer.pressSequentially('NIB Rp 1.000.000\n')
    await expect(total).toHaveText('Rp18,500,000')
    await expect(page).toHaveURL(/1\.000\.000%0ALegal/)
    await page.reload()
    await expect(total).toHaveText('Rp18,500,000')
    await result.getByRole('button', { name: 'Restore' }).click()
    await expect(total).toHaveText('Rp19,000,000')
  })

  await test.step('of several packages one is chosen, with the focus kept, and only that one is added', async () => {
    await page.goto('/alat/cek-penawaran')
    await page.getByLabel('Untuk jasa apa?').selectOption('pendirian-pt')
    await page
      .getByLabel('Tempel isi penawarannya')
      .fill('Paket Silver: Rp 3.999.000\nPaket Gold: Rp 5.999.000\nPaket Platinum: Rp 8.499.000')
    const result = page.locator('[data-tool-result]')
    await expect(result.getByText('Belum ada harga yang dapat dijumlahkan').first()).toBeVisible()
    await result.getByRole('button', { name: 'Ubah: Paket Gold' }).press('Enter')
    await result.getByRole('button', { name: 'Rp5.999.000', exact: true }).press('Enter')
    await expect(
      result
        .getByRole('row', { name: /^Total|^Jumlah/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('Rp5.999.000')
    await expect(result.getByRole('textbox').first()).toBeFocused()
    // Whatever is chosen on the way, the line and the focus stay until it is done.
    const meaning = result.getByLabel('Angka ini apa?')
    await meaning.focus()
    for (const _ of [1, 2, 3, 4]) await meaning.press('ArrowDown')
    await expect(meaning).toBeFocused()
    await expect(meaning).not.toHaveValue('price')
    await result.getByRole('textbox').first().fill('')
    await expect(result.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('long lists of an answer are folded on the screen and whole on paper', async () => {
    await page.goto('/alat/cek-penawaran')
    await page.getByLabel('Untuk jasa apa?').selectOption('pendirian-pt')
    await page
      .getByLabel('Tempel isi penawarannya')
      .fill(Array.from({ length: 60 }, (_, line) => `Pekerjaan ke-${line} Rp 1.${100 + line}.000`).join('\n'))
    const last = page.locator('[data-tool-result] li[data-role]', { hasText: 'Pekerjaan ke-59' })
    const all = page.getByRole('button', { name: 'Tampilkan semua (60)' }).first()
    await expect(all).toBeVisible()
    await expect(last).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(last).toHaveCount(1)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(last).toHaveCount(0)
    await all.press('Enter')
    await expect(last).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tampilkan 40 yang pertama' })).toBeFocused()
  })

  await test.step('the verdict stays in view while its lines are read, in a window that has room for it', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/alat/cek-penawaran')
    await page.getByLabel('Untuk jasa apa?').selectOption('pendirian-pt')
    await page
      .getByLabel('Tempel isi penawarannya')
      .fill(Array.from({ length: 15 }, (_, line) => `Pekerjaan ke-${line} Rp 1.${100 + line}.000`).join('\n'))
    const verdict = page
      .locator('[data-tool-result]')
      .getByText(/ hitungan kami\.$/)
      .first()
    const last = page.locator('[data-tool-result] li[data-role]').last()
    await expect(verdict).toBeVisible()
    await last.getByRole('button').focus()
    await page.mouse.wheel(0, 400)
    await expect(verdict).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 700 })
    await last.scrollIntoViewIfNeeded()
    await expect(verdict).not.toBeInViewport()
  })
})

test('Home says what an offer comes to, also one that was filled in before its script came, and hands it to the tool', async ({
  page,
}) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/quick-offer.*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/')
  const form = page.locator('form[action="/alat/cek-penawaran"]')
  await form.getByLabel('Untuk jasa').selectOption('pendirian-cv')
  await form.getByRole('textbox').fill('Jasa pendirian CV Rp 9.000.000')
  arrive()
  await expect(page.locator('astro-island[ssr]').filter({ has: form })).toHaveCount(0)
  await form.getByRole('textbox').press('End')
  await form.getByRole('textbox').pressSequentially('\nAkta notaris Rp 1.500.000')
  await form.getByRole('button', { name: 'Periksa' }).click()
  await expect(
    form.getByText(
      /^\D*Rp[\d.]+ di atas hitungan kami\. Hitungan kami belum memuat biaya negara yang belum diketahui\.$/,
    ),
  ).toBeVisible()
  await expect(form.getByText(/^2 baris terbaca/)).toBeVisible()
  await form.getByRole('link', { name: 'Bandingkan dengan hitungan kami' }).click()
  await expect(page).toHaveURL(/\/alat\/cek-penawaran#.*layanan=pendirian-cv/)
  await expect(page.getByLabel('Tempel isi penawarannya')).toHaveValue(/Rp 9\.000\.000/)
})

test.describe('where the network fails', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('what did not come is asked for again', async ({ page }) => {
    await test.step('without its reader the tool says so, keeps what was typed, and answers after another try', async () => {
      await page.route('**/read-offer.*.js', (route) => route.abort())
      await page.goto('/alat/cek-penawaran#layanan=pendirian-pt')
      const offer = page.getByLabel('Tempel isi penawarannya')
      await offer.fill('Notaris Rp 2.500.000')
      const result = page.locator('[data-tool-result]')
      await expect(result).toContainText('Isian Anda tidak hilang')
      await offer.press('Control+End')
      await offer.pressSequentially('\nJasa Rp 1.000.000')
      await page.getByRole('button', { name: 'Periksa' }).click()
      await expect(result).toBeFocused()
      await page.unroute('**/read-offer.*.js')
      await result.getByRole('button', { name: 'Coba lagi' }).press('Enter')
      await expect(result).toContainText('2 baris terbaca')
      await expect(result).toBeFocused()
      await expect(offer).toHaveValue('Notaris Rp 2.500.000\nJasa Rp 1.000.000')
    })

    await test.step('a link with an offer is answered once the reader has come', async () => {
      await leave(page)
      await page.route('**/read-offer.*.js', (route) => route.abort())
      await page.goto('/en/alat/cek-penawaran#layanan=pendirian-pt&isi=Notary+Rp+2.500.000')
      const result = page.locator('[data-tool-result]')
      await expect(result).toContainText('could not be loaded')
      await page.unroute('**/read-offer.*.js')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(result.getByRole('row', { name: /^Total/ })).toContainText('Rp2,500,000')
    })
  })
})
