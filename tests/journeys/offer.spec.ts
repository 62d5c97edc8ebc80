/** A service on paper: an offer. That each fits on two sheets of A4 as it is opened is in `page-heights.spec.ts`. */
import { expect, test, tick } from '../support/journey.ts'

test('a service is an offer on two sheets', async ({ page }) => {
  await test.step('a service fits on two sheets also with everything that can be added', async () => {
    for (const address of ['/layanan/pendirian-pt', '/en/layanan/pt-pma']) {
      await page.goto(address)
      await page.locator('#hitung details').evaluateAll((parts) => {
        for (const part of parts) part.setAttribute('open', '')
      })
      const [first, ...others] = await page.locator('#hitung fieldset input').all()
      const total = page.locator('#hitung output').last()
      const beginning = (await total.textContent()) ?? ''
      if (first) await tick(first)
      // The first tick is answered with the script, and moves what stands below.
      await expect(total).not.toHaveText(beginning)
      for (const extra of others) await tick(extra)
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, address).toBeLessThanOrEqual(2)
    }
  })

  await test.step('with price, time, papers, limits and contact, and what was chosen; without the readings', async () => {
    await page.goto('/layanan/pendirian-pt')
    await tick(page.locator('#hitung fieldset input').first())
    await page.emulateMedia({ media: 'print' })
    for (const part of ['h1', '#biaya', '#waktu li', '#dokumen li', '#lingkup li', 'footer address'])
      await expect(page.locator(part).first(), part).toBeVisible()
    await expect(page.locator('#hitung output').last()).toBeVisible()
    await expect(page.locator('#hitung fieldset input').first()).toBeChecked()
    await expect(page.getByRole('link', { name: /^WhatsApp \+/ })).toBeVisible()
    for (const reading of ['#penjelasan', '#sesudahnya', '#urus-sendiri', '#tanya-jawab', '#dasar-hukum', '#terkait'])
      await expect(page.locator(reading), reading).toBeHidden()
  })
})
