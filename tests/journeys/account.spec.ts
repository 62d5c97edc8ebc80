import type { Locator, Page } from '@playwright/test'
import { type AccountServer, goodPassword, startAccountServer } from '../support/account-server.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { test as base, expect } from '../support/development-site.ts'

const test = base.extend<{ accounts: AccountServer }>({
  accounts: async ({ developmentSite }, use) => {
    const server = await startAccountServer(developmentSite)
    await use(server)
    await server.stop()
  },
  baseURL: async ({ accounts }, use) => use(accounts.origin),
})

async function open(page: Page, name: 'Masuk' | 'Daftar'): Promise<Locator> {
  await page.goto('/dev/account')
  await page.getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog')
}

/** A field of the form on the screen; the other form is there too, hidden. */
const field = (dialog: Locator, label: string) => dialog.locator('form:visible').getByLabel(label, { exact: true })

async function fillLogin(dialog: Locator, username: string, password = goodPassword): Promise<void> {
  await field(dialog, 'Nama pengguna atau email').fill(username)
  await field(dialog, 'Kata sandi').fill(password)
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Masuk', exact: true })

test('the dialogs are labelled, close, keep what was typed, say what is missing, and send it once it is there', async ({
  page,
  accounts,
}) => {
  await test.step('the login template has its fields, labelled and ready for password managers', async () => {
    const dialog = await open(page, 'Masuk')
    await expect(dialog).toHaveAccessibleName('Masuk ke akun Anda')
    const username = field(dialog, 'Nama pengguna atau email')
    await expect(username).toBeFocused()
    await expect(username).toHaveAttribute('autocomplete', 'username')
    const password = field(dialog, 'Kata sandi')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(dialog.getByRole('checkbox', { name: 'Ingat saya' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Lupa kata sandi?' })).toHaveAttribute('href', '/api/forgot-password')
    await expect(dialog.getByRole('link', { name: 'Masuk dengan Google' })).toHaveAttribute(
      'href',
      '/api/social/google',
    )

    await password.fill('rahasia')
    await expect(password).toHaveAttribute('type', 'password')
    const show = dialog.getByRole('button', { name: 'Tampilkan kata sandi' })
    await show.click()
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('rahasia')

    // So has the register template.
    await dialog.getByRole('button', { name: 'Belum punya akun? Daftar' }).click()
    await expect(dialog).toHaveAccessibleName('Buat akun')
    await expect(field(dialog, 'Nama pengguna')).toHaveAttribute('autocomplete', 'username')
    await expect(field(dialog, 'Email')).toHaveAttribute('autocomplete', 'email')
    await expect(field(dialog, 'Email')).toHaveAttribute('type', 'email')
    await expect(field(dialog, 'Kata sandi')).toHaveAttribute('autocomplete', 'new-password')
    await expect(dialog.getByRole('checkbox', { name: 'Ingat saya' })).toBeVisible()
  })

  await test.step('closes by Escape, its button and its backdrop, and gives the focus back', async () => {
    const dialog = await open(page, 'Masuk')
    const opener = page.getByRole('button', { name: 'Masuk', exact: true })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Tutup' }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await expect(dialog).toBeVisible()
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
    }
    // Selecting text and letting go outside is no wish to close.
    const box = await field(dialog, 'Nama pengguna atau email').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
  })

  await test.step('switching keeps what was typed, and the way back', async () => {
    const dialog = await open(page, 'Masuk')
    await fillLogin(dialog, 'sari')
    await dialog.getByRole('button', { name: 'Belum punya akun? Daftar' }).click()
    await expect(dialog).toHaveAccessibleName('Buat akun')
    await expect(field(dialog, 'Nama pengguna')).toBeFocused()
    await dialog.getByRole('button', { name: 'Sudah punya akun? Masuk' }).click()
    await expect(field(dialog, 'Nama pengguna atau email')).toHaveValue('sari')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeFocused()
  })

  await test.step('missing and malformed fields are said in place, before anything is sent', async () => {
    const dialog = await open(page, 'Daftar')
    await field(dialog, 'Email').fill('sari')
    await dialog.getByRole('button', { name: 'Buat akun' }).click()
    const username = field(dialog, 'Nama pengguna')
    await expect(username).toBeFocused()
    await expect(username).toHaveAttribute('aria-invalid', 'true')
    await expect(username).toHaveAccessibleDescription('Bagian ini wajib diisi.')
    await expect(field(dialog, 'Email')).toHaveAccessibleDescription(/alamat email yang lengkap/)
    await expect(dialog.getByRole('alert')).toHaveText('Periksa bagian yang ditandai.')

    // Repairing one field neither moves the focus nor hides what is wrong with the others.
    await page.keyboard.type('sa')
    await expect(username).toHaveValue('sa')
    await expect(username).toHaveAccessibleDescription('')
    await expect(field(dialog, 'Email')).toHaveAttribute('aria-invalid', 'true')
    expect(accounts.received).toEqual([])
  })

  await test.step('logs in with the token, as JSON', async () => {
    const dialog = await open(page, 'Masuk')
    await fillLogin(dialog, 'sari')
    await dialog.getByRole('checkbox', { name: 'Ingat saya' }).check()
    await submit(dialog).click()
    await expect(dialog.getByRole('status')).toHaveText('Anda sudah masuk.')
    await expect(field(dialog, 'Kata sandi')).toHaveValue('')
    expect(accounts.received).toHaveLength(1)
    expect(accounts.received[0]).toMatchObject({
      path: '/api/login',
      values: { username: 'sari', password: goodPassword, remember: true },
      headers: { 'content-type': 'application/json', 'x-xsrf-token': 'a+b=c', 'accept-language': 'id' },
    })
  })

  await test.step('registers', async () => {
    accounts.received.length = 0
    const dialog = await open(page, 'Daftar')
    await field(dialog, 'Nama pengguna').fill('sari')
    await field(dialog, 'Email').fill('sari@contoh.example')
    await field(dialog, 'Kata sandi').fill(goodPassword)
    await dialog.getByRole('button', { name: 'Buat akun' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Akun Anda sudah dibuat.')
    expect(accounts.received).toHaveLength(1)
    expect(accounts.received[0]).toMatchObject({
      path: '/api/register',
      values: { username: 'sari', email: 'sari@contoh.example', password: goodPassword, remember: false },
    })
  })

  await test.step('axe finds nothing in either form, with its errors, in both themes', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const dialog = await open(page, 'Masuk')
    for (const name of ['Masuk', 'Buat akun']) {
      await dialog.getByRole('button', { name, exact: true }).click()
      await expect(dialog.locator('form:visible').getByRole('alert')).not.toBeEmpty()
      expect(await violationsInBothThemes(page)).toEqual([])
      if (name === 'Masuk') await dialog.getByRole('button', { name: 'Belum punya akun? Daftar' }).click()
    }
  })
})

test.describe('what the server or the network refuses', () => {
  test.use({ expectedConsole: /^error: Failed to load resource/ })

  test('what was typed stays, and is sent when that is possible', async ({ page, context, accounts }) => {
    await test.step('is said, and nothing typed is lost: wrong credentials, too many tries, no answer in time, a wrong answer', async () => {
      const dialog = await open(page, 'Masuk')
      for (const [username, password, text] of [
        ['sari', 'salah', /tidak cocok/],
        ['too-often', 'x', /Terlalu banyak percobaan/],
        ['silent', 'x', /terlalu lama menjawab/],
        ['broken', 'x', /tidak dapat diproses/],
      ] as const) {
        await fillLogin(dialog, username, password)
        await submit(dialog).click()
        await expect(dialog.getByRole('alert')).toHaveText(text)
        await expect(field(dialog, 'Nama pengguna atau email')).toHaveValue(username)
        await expect(field(dialog, 'Kata sandi')).toHaveValue(password)
      }
    })

    await test.step('offline: said, and sent when the network is back', async () => {
      const dialog = await open(page, 'Masuk')
      await fillLogin(dialog, 'sari')
      await context.setOffline(true)
      await submit(dialog).click()
      await expect(dialog.getByRole('alert')).toHaveText(/Periksa sambungan internet/)
      await context.setOffline(false)
      await submit(dialog).click()
      await expect(dialog.getByRole('status')).toHaveText('Anda sudah masuk.')
      await expect(dialog.getByRole('alert')).toBeEmpty()
    })

    await test.step('a field that the server refuses is marked with its words', async () => {
      const dialog = await open(page, 'Daftar')
      await field(dialog, 'Nama pengguna').fill('sari')
      await field(dialog, 'Email').fill('taken@contoh.example')
      await field(dialog, 'Kata sandi').fill(goodPassword)
      await dialog.getByRole('button', { name: 'Buat akun' }).click()
      const email = field(dialog, 'Email')
      await expect(email).toHaveAccessibleDescription('Email ini sudah terdaftar.')
      await expect(email).toBeFocused()
      await expect(email).toHaveValue('taken@contoh.example')
      await expect(field(dialog, 'Nama pengguna')).not.toHaveAttribute('aria-invalid')
    })

    await test.step('sends once however often one presses, and no longer waits once closed', async () => {
      accounts.received.length = 0
      const dialog = await open(page, 'Masuk')
      await fillLogin(dialog, 'silent')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('status')).toHaveText('Mengirim…')
      await page.keyboard.press('Enter')
      const ended = page.waitForEvent('requestfailed')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(accounts.received).toHaveLength(1)

      await page.getByRole('button', { name: 'Masuk', exact: true }).click()
      await fillLogin(dialog, 'sari')
      await submit(dialog).click()
      await expect(dialog.getByRole('status')).toHaveText('Anda sudah masuk.')
      await ended
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(dialog.getByRole('alert')).toBeEmpty()
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is offered that would not work', async ({ page }) => {
    await page.goto('/dev/account')
    await expect(page.locator('[data-account]')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
