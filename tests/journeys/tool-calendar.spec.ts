import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { violationsInBothThemes } from '../support/axe.ts'
import { expect, leave, test } from '../support/journey.ts'

const path = '/alat/kalender-kewajiban'
const pt = '#bentuk=pt&ukuran=kecil&pekerja=3&pajak=umum&tanggal=10%2F01%2F2015'

async function openAt(page: Page, address: string) {
  await page.clock.setFixedTime(new Date('2026-11-25T03:00:00Z'))
  await page.goto(address)
  // What the address answers is drawn with the script: a press at that moment would miss what moves.
  await page.locator('[data-tool] fieldset:enabled').first().waitFor()
}

test('answers make a calendar to keep, to read and to mend', async ({ page }) => {
  await test.step('six answers make a calendar to keep, with a second year and uncertain duties left without a day', async () => {
    await page.clock.setFixedTime(new Date('2026-11-23T03:00:00Z'))
    await page.goto(path)
    await page.getByLabel('Bentuk usaha').selectOption('pt')
    await page.getByLabel('Berapa pekerja?').fill('3')
    await page.getByLabel('PPh badan atau usaha').selectOption('umum')
    await page.getByLabel('Kapan badan usaha disahkan?').fill('31/02/2026')
    await expect(page.getByText('Tanggal itu tidak ada dalam kalender.')).toBeVisible()
    await page.getByLabel('Kapan badan usaha disahkan?').fill('10/11/2026')

    const result = page.locator('[data-tool-result]')
    await result.getByText('Bergeser karena hari libur').click()
    await expect(result.getByText('Digeser ke hari kerja dari 15 Maret 2027.').first()).toBeVisible()
    await expect(result.getByText('Banyak kalender masih menulis tanggal 10.').first()).toBeVisible()
    const downloading = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Simpan ke kalender' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('kalender-kewajiban.ics')
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
    const days = new Map(
      calendar.getAllSubcomponents('vevent').map((one) => {
        const { uid, startDate } = new ICAL.Event(one)
        return [uid, startDate.toString()]
      }),
    )
    expect(days.get('tax-pph21-pay-2027-03-15@suluhlegal.example')).toBe('2027-03-16')
    expect(days.get('tax-pph21-report-2027-02-20@suluhlegal.example')).toBe('2027-02-20')

    await result.getByText('Tahun kedua', { exact: true }).click()
    await expect(result.getByText('Digeser ke hari kerja dari 15 Maret 2027.')).toHaveCount(0)
    await expect(result.getByRole('heading', { name: 'Periksa dulu' })).toBeVisible()
    await expect(page).toHaveURL(/tampilan=kedua/)
  })

  await test.step('two marks are four names in the file, with the visitor’s own label; how to import it is said before', async () => {
    await leave(page)
    await openAt(page, `${path}${pt}&merek=10%2F01%2F2017%0A10%2F07%2F2017`)
    const result = page.locator('[data-tool-result]')
    await result.getByText('Cara memasukkannya ke Google').click()
    for (const program of ['Google:', 'Apple (', 'Outlook:', 'Android:']) {
      await expect(result.getByRole('listitem').filter({ hasText: program })).toBeVisible()
    }
    await expect(result.getByText('tidak berubah sendiri. Datanya per 22 November 2026')).toBeVisible()
    await result.getByLabel('Nama usaha (opsional)').fill('Kopi Senja')
    const downloading = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Simpan ke kalender' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('kalender-kewajiban-kopi-senja.ics')
    const events = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(events.every(({ summary }) => summary.startsWith('Kopi Senja: '))).toBe(true)
    expect(events.filter(({ summary }) => summary.includes('Tanggal Penerimaan 10 Juli 2017'))).toHaveLength(3)
    await expect(result.getByRole('status').filter({ hasText: 'kalender-kewajiban-kopi-senja.ics' })).toBeVisible()
    // The same file, without reading on to the end.
    const again = page.waitForEvent('download')
    await result.getByRole('button', { name: 'Simpan berkas .ics' }).click()
    expect((await again).suggestedFilename()).toBe('kalender-kewajiban-kopi-senja.ics')
    await expect(page).toHaveURL(/nama=Kopi\+Senja/)
  })

  await test.step('the update that was due two days ago is told', async () => {
    await leave(page)
    await openAt(page, `${path}${pt.replace('10%2F01%2F2015', '22%2F11%2F2020')}`)
    const passed = page.locator('[data-tool-result] section').filter({ hasText: 'Baru lewat' })
    await expect(passed.getByRole('listitem').filter({ hasText: 'pemilik manfaat' })).toContainText('Jum, 20 Nov')
  })

  await test.step('a box that dates an uncertain duty keeps its place and the focus', async () => {
    await leave(page)
    await openAt(page, `${path}${pt}`)
    const boxes = page.locator('[data-tool-result] li input[type="checkbox"]')
    await expect(boxes.first()).toBeVisible()
    const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('name')))
    expect(names.length).toBeGreaterThan(2)
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await expect(boxes.first()).toBeChecked()
    await expect(boxes.first()).toBeFocused()
    expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('name')))).toEqual(names)
  })

  await test.step('after the button the head of the answer is on screen and has the focus, on each kind of window', async () => {
    await leave(page)
    await openAt(page, `${path}${pt}`)
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 768 })
      await page.getByRole('button', { name: 'Buat kalender' }).click()
      const result = page.locator('[data-tool-result]')
      await expect(result).toBeFocused()
      await expect(result.getByText('Berikutnya', { exact: false }).first()).toBeInViewport({ ratio: 1 })
      // 20,000 px before, when each date had its own lines.
      expect(await result.evaluate((element) => element.clientHeight), `${width} px`).toBeLessThan(6_500)
    }
  })

  await test.step('a wrong day behind the closed summary is opened and has the focus, and mending it keeps the focus', async () => {
    await leave(page)
    await openAt(page, `${path}${pt}`)
    await page.getByText('Lebih rinci (opsional)').click()
    const term = page.getByLabel('Masa jabatan direksi atau komisaris berakhir')
    await term.fill('31/02/2027')
    await page.getByText('Lebih rinci (opsional)').click()
    await expect(term).toBeHidden()
    await page.getByRole('button', { name: 'Buat kalender' }).click()
    await expect(term).toBeFocused()
    await expect(term).toHaveAccessibleDescription(/Tanggal itu tidak ada/)
    await term.fill('28/02/2027')
    await expect(page.locator('[data-tool-result]')).toContainText('Berikutnya')
    await expect(term).toBeFocused()
  })

  await test.step('a month opens its dates, a group is shown alone, and a duty opens its own; axe finds nothing in them', async () => {
    await leave(page)
    await openAt(page, `${path}${pt}`)
    const result = page.locator('[data-tool-result]')
    const december = result.getByRole('button', { name: 'Des 2026' })
    await december.click()
    await expect(december).toHaveAttribute('aria-expanded', 'true')
    const panel = page.locator(`[id="${await december.getAttribute('aria-controls')}"]`)
    await expect(panel).toContainText('Menyetor PPh Pasal 21/26 yang dipotong (masa November 2026)')
    await result.getByText('Ketenagakerjaan (BPJS, dinas)').click()
    await expect(page).toHaveURL(/saring=labour/)
    const rows = result.locator('summary').filter({ hasText: 'setiap bulan' })
    await expect(rows.filter({ hasText: 'Menyetor PPh' })).toHaveCount(0)
    const health = rows.filter({ hasText: 'BPJS Kesehatan' })
    await health.click()
    await expect(result.getByText('10 Mei 2027 (masa Mei 2027)')).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
  })
})

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile Safari/537.36 Instagram 350.0',
  })

  test('the page says that no file may come, and shows the list to copy', async ({ page }) => {
    await openAt(page, `${path}${pt}`)
    const result = page.locator('[data-tool-result]')
    await expect(result.getByText('terbuka di dalam aplikasi lain')).toBeVisible()
    await expect(result.getByRole('button', { name: 'Simpan berkas .ics' })).toHaveCount(0)
    await expect(result.getByLabel('Daftar tanggal sebagai teks')).toHaveValue(/^2026-12-10 {2}/)
  })
})
