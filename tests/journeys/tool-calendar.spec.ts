import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, test } from '../support/journey.ts'

test('six answers make a calendar to keep, with a second year and uncertain duties left without a day', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T03:00:00Z'))
  await page.goto('/alat/kalender-kewajiban')
  await page.getByLabel('Bentuk usaha').selectOption('pt')
  await page.getByLabel('Berapa pekerja?').fill('3')
  await page.getByLabel('PPh badan atau usaha').selectOption('umum')
  await page.getByLabel('Kapan badan usaha disahkan?').fill('31/02/2026')
  await expect(page.getByText('Tanggal itu tidak ada dalam kalender.')).toBeVisible()
  await page.getByLabel('Kapan badan usaha disahkan?').fill('10/11/2026')

  const result = page.locator('[data-tool-result]')
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
