/** Browsers inside other programs that have one window alone: the chat opens in it. */
import { expect, test, tick } from '../support/journey.ts'

test.use({ expectedConsole: /wa\.me/ })

for (const [kind, open] of [
  ['goes there in its one window', '(address) => { location.assign(address); return window }'],
  ['refuses a second one', '() => null'],
] as const) {
  test(`a browser that ${kind} opens the chat, not the page of thanks`, async ({ page }) => {
    await page.addInitScript(`window.open = ${open}`)
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/html' }))
    await page.goto('/layanan/pendaftaran-merek#hitung')
    const total = page.locator('[data-estimate] p:visible > span > output').first()
    const beginning = (await total.textContent()) ?? ''
    await tick(page.locator('[data-estimate] input[type=checkbox]:visible').first())
    await expect(total, 'the script of the bill is there').not.toHaveText(beginning)
    await page.locator('[data-estimate] a[href^="https://wa.me/"]').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/^https:\/\/wa\.me\//)
  })
}
