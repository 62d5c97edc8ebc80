import { expect, test } from '../support/development-site.ts'

const kept = { language: 'site:language:1', message: 'site:opened-message:1' }

test('shows what is kept on the device and erases it', async ({ page }) => {
  await page.goto('/dev/device-data')
  await page.evaluate(({ language, message }) => {
    localStorage.setItem(language, '"en"')
    localStorage.setItem('site:gone.x:1', '[]')
    localStorage.setItem('other-software', 'stays')
    sessionStorage.setItem(message, '{"path":"/layanan"}')
  }, kept)
  await page.reload()
  const data = page.locator('[data-device-data]')
  await expect(data.getByRole('status')).toHaveText('Situs ini menyimpan 3 data di perangkat Anda.')
  await expect(data.getByRole('listitem').first()).toBeHidden()
  await data.getByText('Lihat dan hapus').click()
  await expect(data.getByRole('listitem')).toContainText([
    /Sisa dari versi situs yang lama.*sampai Anda menghapusnya.*gone\.x: \[\]/,
    /Bahasa yang Anda pilih.*sampai Anda menghapusnya.*language: "en"/,
    /Pesan yang terakhir Anda buka.*sampai tab ini ditutup.*opened-message: /,
  ])

  await data.getByRole('button', { name: 'Hapus semua dari perangkat ini' }).click()
  await expect(data.getByRole('status')).toHaveText('Semua data situs ini di perangkat Anda sudah dihapus.')
  await expect(data.getByRole('status')).toBeFocused()
  await expect(data.getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['other-software'],
    [],
  ])
})

test('follows what another tab keeps and erases', async ({ page, context, developmentSite }) => {
  await page.goto('/dev/device-data')
  const status = page.locator('[data-device-data]').getByRole('status')
  await expect(status).toHaveText('Situs ini tidak menyimpan data apa pun di perangkat Anda.')
  const other = await context.newPage()
  await other.goto(`${developmentSite}/dev/device-data`)
  await other.evaluate((name) => localStorage.setItem(name, '"en"'), kept.language)
  await expect(status).toHaveText('Situs ini menyimpan 1 data di perangkat Anda.')
  // The tab that wrote past the helper is not told; what it shows after a reload is.
  await other.reload()
  await other.getByText('Lihat dan hapus').click()
  await other.getByRole('button', { name: 'Hapus semua dari perangkat ini' }).click()
  await expect(status).toHaveText('Situs ini tidak menyimpan data apa pun di perangkat Anda.')
})

test.describe('where the browser forbids storage', () => {
  test.use({ laterPage: false, expectedConsole: /^warning: The browser's (local|session) storage refuses to work/ })

  test('the page goes on, and says so once for each kind', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/dev/device-data')
    await expect.poll(() => warnings).toHaveLength(2)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(page.getByRole('status')).toHaveText('Situs ini tidak menyimpan data apa pun di perangkat Anda.')
    expect(warnings).toHaveLength(2)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is kept, and the page says so', async ({ page }) => {
    await page.goto('/dev/device-data')
    await expect(page.getByRole('status')).toHaveText('Situs ini tidak menyimpan data apa pun di perangkat Anda.')
  })
})
