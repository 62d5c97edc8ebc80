/** What visitors do with services: compare, read a bill, tick documents, work out a cost and share it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, leave, movePointer, test, tick } from '../support/journey.ts'

const trademark = '/layanan/pendaftaran-merek'

test('entity forms are compared on a screen and on paper', async ({ page }) => {
  await test.step('a cell answers in a few words, and one switch explains them all', async () => {
    await page.goto('/layanan')
    const founders = page
      .getByRole('row', { name: /^Pendiri/ })
      .locator('td')
      .first()
    await expect(founders).toContainText('Dua orang atau lebih')
    const explained = founders.getByText('Minimal dua orang, dengan akta notaris')
    await expect(explained).toBeHidden()
    await page.getByRole('checkbox', { name: 'Dengan penjelasan tiap jawaban' }).check()
    await expect(explained).toBeVisible()
  })

  await test.step('the number of an article opens the list of articles at its note', async () => {
    await page.goto('/layanan')
    const note = page.locator('#catatan-1')
    await expect(note).toBeHidden()
    await page.locator('#kutipan-1 a').click()
    await expect(note).toBeInViewport()
    await expect(note).toContainText('Pasal 7 UU 40/2007')
  })

  await test.step('five entity forms stand side by side on a wide window, under heads that stay with their prices', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/layanan')
    const table = page.getByRole('table', { name: 'Bentuk usaha mana yang cocok?' })
    await expect(table.getByRole('row', { name: /^Modal/ }).locator('td:visible')).toHaveCount(5)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await table.getByRole('row', { name: /^Hari kerja/ }).scrollIntoViewIfNeeded()
    const head = table.getByRole('columnheader', { name: /^PT PMA/ })
    await expect(head).toBeInViewport({ ratio: 1 })
    await expect(head).toContainText('Rp24,1–24,2 juta')
    await expect(head.getByRole('link', { name: 'Rincian PT PMA' })).toHaveAttribute('href', '/layanan/pt-pma')
  })

  await test.step('on paper the comparison begins on the first sheet', async () => {
    await page.goto('/layanan')
    const sheets = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise
    const { items } = await (await sheets.getPage(1)).getTextContent()
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Rp9,75–9,85 juta')
    await sheets.loadingTask.destroy()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('bills, timelines and lists can be read and chosen from', async ({ page }) => {
    await test.step('the bill changes with the case, and each line opens to what it is made of', async () => {
      await page.goto(trademark)
      const bill = page.locator('[data-estimate]')
      const state = bill.locator('summary:visible', { hasText: 'Biaya negara' })
      await expect(state).toContainText('Rp500.000')
      await expect(bill.getByText('Rp2.200.000', { exact: true }).first()).toBeVisible()
      await bill.getByText('Umum', { exact: true }).first().click()
      await expect(state).toContainText('Rp2.800.000')
      await state.click()
      await expect(bill.getByText('Rp2.800.000 per kelas', { exact: true }).last()).toBeVisible()
      await expect(bill.getByText('Rp500.000 per kelas', { exact: true }).first()).toBeHidden()
    })

    await test.step('a timeline has the steps of its case alone', async () => {
      await page.goto('/layanan/nib-perizinan#waktu')
      const timeline = page.locator('#waktu')
      await expect(timeline.getByText('Verifikasi standar')).toBeHidden()
      await timeline.locator('label', { hasText: 'Risiko menengah tinggi' }).click()
      await expect(timeline.getByText('Verifikasi standar')).toBeVisible()
    })

    await test.step('a timeline has its days, and no field for another start', async () => {
      await leave(page)
      await page.goto('/layanan/nib-perizinan#waktu')
      await expect(
        page
          .locator('#waktu')
          .getByText(/^Selesai /)
          .first(),
      ).toBeVisible()
      await expect(page.getByLabel('Jika mulai')).toBeHidden()
    })

    await test.step('extras stand in the bill with their prices, and documents can be ticked', async () => {
      await page.goto(trademark)
      const bill = page.locator('[data-estimate]')
      const option = bill.getByRole('listitem').filter({ hasText: 'Pemantauan merek serupa' }).first()
      await expect(option).toContainText('Rp480.000 per tahun')
      await expect(bill.locator('input[type="checkbox"]:visible')).toHaveCount(0)
      const box = page.getByRole('checkbox', { name: 'Label merek' })
      await tick(box)
      await expect(box).toBeChecked()
    })

    await test.step('a phone shows two entity forms side by side, of its choice', async () => {
      await page.setViewportSize({ width: 320, height: 740 })
      await page.goto('/layanan')
      const founders = page.getByRole('row', { name: /^Pendiri/ })
      const shown = () =>
        founders
          .locator('td:visible')
          .evaluateAll((cells) =>
            cells
              .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
              .map((cell) => cell.getAttribute('data-label')),
          )
      expect(await shown()).toEqual(['PT', 'PT Perorangan'])
      await page.getByRole('combobox', { name: 'Bentuk usaha di kanan' }).selectOption('CV')
      expect(await shown()).toEqual(['PT', 'CV'])
      // The left one stays left whatever the order of the table.
      await page.getByRole('combobox', { name: 'Bentuk usaha di kiri' }).selectOption('PT PMA')
      expect(await shown()).toEqual(['PT PMA', 'CV'])
      await page.getByRole('combobox', { name: 'Bentuk usaha di kanan' }).selectOption('PT PMA')
      expect(await shown()).toEqual(['PT PMA'])
    })
  })
})

test.describe('a calculator whose prices do not come', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('says so below all prices, and computes at the next try', async ({ page }) => {
    let isAway = true
    await page.route('**/assets/facts/*.json', (route) => (isAway ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(trademark)
    const bill = page.locator('[data-estimate]')
    await movePointer(page, 100, 300)
    await expect(bill.getByText('Hitungan tidak dapat dimuat')).toBeVisible()
    const option = bill.getByRole('checkbox', { name: 'Pemantauan merek serupa' }).first()
    await tick(option)
    isAway = false
    await bill.getByRole('button', { name: 'Coba lagi' }).click()
    // What was ticked meanwhile counts: 2.200.000 + 480.000
    await expect(bill.getByText('Rp2.680.000').first()).toBeVisible()
    await expect(option).toBeChecked()
  })
})

test('a service counts, keeps what was ticked, and leads through its sections', async ({ page }) => {
  await test.step('a timeline starts on a day whose holidays are known, and says the year of days that are not in this one', async () => {
    await page.goto('/layanan/pendirian-cv#waktu')
    const timeline = page.locator('#waktu')
    const field = timeline.getByLabel('Jika mulai')
    const [first, last] = [await field.getAttribute('min'), await field.getAttribute('max')]
    const finish = timeline.getByText(/^Selesai /)
    for (const day of ['2020-01-15', `${Number(last?.slice(0, 4)) + 1}-01-04`]) {
      await field.fill(day)
      await expect(timeline.getByText(/^Pilih tanggal dari /)).toBeVisible()
      await expect(field).toHaveAccessibleDescription(/^Pilih tanggal dari /)
      await expect(finish).toHaveCount(0)
      await expect(timeline.locator('li i')).toHaveCount(0)
    }
    await field.fill(`${Number(first?.slice(0, 4)) + 1}-02-01`)
    await expect(timeline.getByText(/^Pilih tanggal dari /)).toHaveCount(0)
    await expect(finish).toHaveText(new RegExp(` ${Number(first?.slice(0, 4)) + 1}$`))
    await expect(timeline.getByText(/^Hari libur setelah /)).toHaveCount(0)
    await field.fill(last ?? '')
    await expect(timeline.getByText(/^Hari libur setelah /)).toBeVisible()
  })

  await test.step('ticked documents are remembered for their service alone, and can be cleared', async () => {
    // Not by reloading: a browser that has kept the scroll position does not open the section of the address then.
    const comeBack = async () => {
      await page.goto('/layanan')
      await page.goto('/layanan/pendirian-pt#dokumen')
    }
    await comeBack()
    await tick(page.getByRole('checkbox', { name: 'Tiga pilihan nama' }))
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
    await expect(page.locator('[data-checklist] input').first()).toBeFocused()
    await comeBack()
    await expect(page.getByRole('checkbox', { name: 'Tiga pilihan nama' })).not.toBeChecked()
  })

  await test.step('a fee of unknown amount is named, and never counted as nothing', async () => {
    await page.goto('/layanan/pendirian-cv')
    const bill = page.locator('[data-estimate]')
    const state = bill.locator('summary', { hasText: 'Biaya negara' })
    await expect(state).toContainText('Belum diketahui')
    await state.click()
    await expect(bill.getByText('Lihat tagihan resmi')).toBeVisible()
    await expect(bill.getByText('Belum termasuk: Nama dan pendaftaran CV (PNBP)')).toBeVisible()
    await expect(bill.getByRole('status').filter({ hasText: /^Rp3\.600\.000$/ })).toBeVisible()
    await expect(bill.getByText('Negara: Belum diketahui')).toBeVisible()

    await tick(bill.getByRole('checkbox', { name: 'Perjanjian tambahan' }))
    await expect(bill.getByRole('status').filter({ hasText: /^Rp5\.100\.000$/ })).toBeVisible()
    const chat = await bill.getByRole('link', { name: 'Tanya soal hitungan ini' }).getAttribute('href')
    const message = new URL(chat ?? '').searchParams.get('text') ?? ''
    expect(message).toContain('Nama dan pendaftaran CV (PNBP): Belum diketahui')
    expect(message).toContain('Total: Rp5.100.000 + biaya yang belum diketahui')
  })

  await test.step('the steps of a quantity keep the keyboard at their limits', async () => {
    await page.goto(trademark)
    const bill = page.locator('[data-estimate]')
    await bill.getByText('Umum', { exact: true }).first().click()
    const item = bill.getByRole('listitem').filter({ hasText: 'Biaya negara per kelas, umum', visible: true })
    const option = item.filter({ has: page.getByRole('button') })
    const quantity = option.getByRole('status')
    const fewer = bill.getByRole('button', { name: 'Kurangi: Biaya negara per kelas, umum' })
    await bill.getByRole('button', { name: 'Tambah: Biaya negara per kelas, umum' }).click()
    await expect(quantity).toHaveText('2')
    await fewer.press('Enter')
    await expect(quantity).toHaveText('1')
    await expect(fewer).toBeDisabled()
    await expect(fewer).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(quantity).toHaveText('1')
  })

  await test.step('the timeline counts real days from a chosen start, and passes over holidays', async () => {
    await page.goto('/layanan/pendirian-pt')
    const start = page.getByLabel('Jika mulai')
    await movePointer(page, 100, 300)
    await expect(page.locator('#waktu astro-island[ssr]')).toHaveCount(0)
    await start.fill('2026-12-21')
    // 6 and 20 working days: 24 and 25 December, 1 and 5 January are holidays.
    await expect(page.locator('#waktu').getByText('Selesai 30 Des – 21 Jan 2027')).toBeVisible()
  })

  await test.step('the sections of a service stay at hand: a row on a wide window, one button on a phone', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/layanan/pendirian-pt')
    const last = page.locator('#dasar-hukum')
    const sections = page.getByRole('navigation', { name: 'Isi halaman ini' })
    const link = sections.getByRole('link', { name: 'Dasar hukum' })
    await page.getByRole('heading', { name: 'Layanan terkait' }).scrollIntoViewIfNeeded()
    await link.click()
    await expect(last).toBeInViewport()
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(link).toHaveAttribute('aria-current', 'true')

    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/layanan/pendirian-pt')
    const button = page.getByRole('button', { name: 'Isi halaman ini' })
    await expect(sections).toBeHidden()
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await link.click()
    await expect(sections).toBeHidden()
    await expect(last).toBeInViewport()
    await expect(page.getByRole('button', { name: '§8 Dasar hukum' })).toBeInViewport({ ratio: 1 })
  })

  await test.step('the checklist prints alone', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await leave(page)
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.goto('/layanan/pendirian-pt#dokumen')
    await tick(page.getByRole('checkbox', { name: 'Tiga pilihan nama' }))
    await page.getByRole('button', { name: 'Cetak daftar ini' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Dokumen: Pendirian PT')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('the sum stays in the dock once the head has left, and follows what is ticked', async ({ page }) => {
    await page.goto('/layanan/pendirian-pt')
    const dock = page.locator('a[data-chat]')
    await page
      .locator('[data-estimate]')
      .getByRole('checkbox', { name: 'Kantor virtual' })
      .evaluate((box) => box.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await expect(dock).toContainText('Rp9,75–9,85 juta')
    await tick(page.locator('[data-estimate]').getByRole('checkbox', { name: 'Kantor virtual' }))
    await expect(dock).toContainText('Rp12,25–15,85 juta')
    await expect(dock).toHaveAttribute('href', /Kantor%20virtual|Kantor\+virtual/)
  })
})

test.describe('the calculator', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('counts what was chosen, before and after its fees came, and carries it on', async ({ page }) => {
    await test.step('keeps what was ticked and what was pressed before its fees came', async () => {
      let arrive = () => {}
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route('**/assets/facts/biaya-*', async (route) => {
        await arrival
        await route.continue()
      })
      await page.goto(trademark)
      const bill = page.locator('[data-estimate]')
      const extra = bill.getByRole('checkbox', { name: 'Pemantauan merek serupa' }).filter({ visible: true })
      const more = bill.getByRole('button', { name: /^Tambah: Biaya negara per kelas/ }).filter({ visible: true })
      await tick(extra)
      await more.click()
      await more.click()
      await expect(more).toHaveAttribute('aria-busy', 'true')
      arrive()
      await expect(bill.locator('output').filter({ visible: true }).first()).toHaveText('3')
      await expect(extra).toBeChecked()
    })

    await test.step('says that it computes while the fees of a choice are on their way', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const arrival = Promise.withResolvers<void>()
      await page.route('**/assets/facts/biaya-*', async (route) => {
        await arrival.promise
        await route.continue()
      })
      await page.goto(trademark)
      const bill = page.locator('[data-estimate]')
      const computing = bill.getByText('Menghitung…')
      // The word stands behind it, in the style sheet.
      const sum = bill.locator('p:visible > span > output').first()
      await movePointer(page, 100, 300)
      await page.waitForRequest('**/assets/facts/biaya-*')
      await expect(computing).toHaveCount(0)
      await tick(bill.getByRole('checkbox', { name: 'Pemantauan merek serupa' }).filter({ visible: true }))
      await expect(computing).toBeVisible()
      await expect(sum).toHaveAttribute('aria-busy', 'true')
      await expect(sum).toHaveCSS('font-size', '0px')
      await expect(page.locator('[data-running-total]').first()).toHaveText('Menghitung…')
      arrival.resolve()
      await expect(sum).toHaveText('Rp2.680.000')
      await expect(sum).not.toHaveAttribute('aria-busy')
      await expect(page.locator('[data-running-total]').first()).toHaveText(/2,68/)
      await expect(computing).toHaveCount(0)
    })

    await test.step('says that an address asks for what it does not have', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const said = page.locator('[data-estimate]').getByText('tidak dikenali, jadi diabaikan')
      for (const [query, count] of [
        ['varian=zzz', 1],
        ['pemantauan=99', 1],
        ['utm_source=surat', 0],
      ] as const) {
        await page.goto(`${trademark}?${query}`)
        await movePointer(page, 100, 300)
        await expect(page.locator('[data-estimate]').getByRole('button', { name: 'Salin tautan' }).last()).toBeEnabled()
        await expect(page.locator('astro-island[ssr]:has([data-estimate])')).toHaveCount(0)
        await expect(said).toHaveCount(count)
      }
    })

    await test.step('shows what an address chose, also among what is folded away', async () => {
      await page.goto('/layanan/pendirian-pt?per=2026-11-22&akta-laporan-tahunan=2')
      const folded = page.locator('[data-estimate]').getByRole('checkbox', { name: 'Akta persetujuan laporan tahunan' })
      await expect(folded).toBeVisible()
      await expect(folded).toBeChecked()
      await folded.click()
      await expect(folded).toBeVisible()
    })

    await test.step('counts classes everywhere, is shared by link and carried into the chat', async () => {
      await page.goto(trademark)
      const bill = page.locator('[data-estimate]')
      await bill.getByText('Umum', { exact: true }).first().click()
      await bill.getByRole('button', { name: 'Tambah: Biaya negara per kelas, umum' }).click()
      // The first press is answered once the script is there.
      await expect(bill.locator('output').filter({ visible: true }).first()).toHaveText('2')
      await tick(bill.getByRole('checkbox', { name: 'Pemantauan merek serupa' }).last())
      // 950.000 + 350.000 + 2 × 2.800.000 + 2 × 750.000 + 480.000
      const sum = 'Rp8.880.000'
      await expect(bill.getByText(sum).last()).toBeVisible()
      await expect(bill.getByText('Belum terkonfirmasi: Biaya negara per kelas, umum').last()).toBeVisible()

      const chat = await bill.getByRole('link', { name: 'Tanya soal hitungan ini' }).last().getAttribute('href')
      const message = new URL(chat ?? '').searchParams.get('text') ?? ''
      expect(message).toContain('Pendaftaran merek (Umum)')
      expect(message).toContain(sum)
      expect(message).toContain('Belum terkonfirmasi, diperiksa 22 Nov 2026.')

      await test.step('and stays through a reload and a change of language', async () => {
        // The address takes a choice over once it is drawn.
        const [, search] = /pendaftaran-merek(\?[^\s#]+)/.exec(message) ?? []
        await expect.poll(() => new URL(page.url()).search).toBe(search)
        await page.reload()
        await expect(bill.getByText(sum).last()).toBeVisible()
        await page.locator('a[data-language-link]').filter({ visible: true }).first().click()
        await expect(page).toHaveURL(/\/en\/layanan\/pendaftaran-merek\?/)
        await expect(bill.getByText('Rp8,880,000').last()).toBeVisible()
        await expect(bill.getByRole('checkbox', { checked: true }).last()).toBeVisible()
        await page.goBack()
        await expect(bill.getByText(sum).last()).toBeVisible()
      })

      await bill.getByRole('button', { name: 'Salin tautan' }).last().click()
      await expect(bill.getByText('Tautan tersalin.').last()).toBeVisible()
      const address = await page.evaluate(() => navigator.clipboard.readText())
      expect(message).toContain(new URL(address).search)
      await page.goto('/')
      await page.goto(address)
      await movePointer(page, 100, 300)
      await expect(page.locator('[data-estimate]').getByText(sum).last()).toBeVisible()
      const changed = page.locator('[data-estimate]').getByText('Harga diperbarui')
      await expect(changed).toHaveCount(0)
      await page.goto(address.replace(/per=[\d-]+/, 'per=2026-10-01'))
      await movePointer(page, 100, 300)
      await expect(changed).toContainText('1 Oktober 2026')
    })
  })
})
