/** What is folded up on the screen is on paper, in every browser, and what a tool was asked. */
import { expect, test } from '../support/journey.ts'

const addresses = [
  '/layanan/pendirian-pt',
  '/about-us',
  '/ubah-badan-usaha',
  '/pilih-badan-usaha',
  '/alat/kalender-kewajiban',
  '/alat/cari-kbli/g',
]

test('on paper nothing is folded up, and what was chosen can be told', async ({ page }) => {
  await test.step('what was chosen in a bill is told from what was not', async () => {
    await page.goto('/layanan/pendaftaran-merek')
    const boxes = page.locator('[data-estimate] li:visible input[type=checkbox]')
    await boxes.first().click()
    await expect(boxes.first()).toBeChecked()
    await page.emulateMedia({ media: 'print' })
    await expect(boxes.first()).toBeVisible()
    expect(await boxes.evaluateAll((all) => all.filter((box) => box.checkVisibility()).length)).toBeGreaterThan(1)
  })

  await test.step('what a tool was asked stands above its answer', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/alat/cek-nama')
    const field = page.getByRole('textbox').first()
    await field.fill('Sinar Jaya Abadi')
    await page.getByRole('button', { name: 'Periksa' }).first().click()
    await expect(
      page.getByRole('region', { name: 'Sinar Jaya Abadi' }),
      'the script of the form is there',
    ).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(field).toBeHidden()
    await expect(page.locator('[data-tool-result] li', { hasText: 'Sinar Jaya Abadi' }).first()).toBeVisible()
  })

  await test.step('by the style sheet', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const address of addresses) {
      await page.goto(address)
      const hidden = await page.locator('main details').evaluateAll((parts) =>
        parts.filter((part) => {
          const content = [...part.children].filter(({ tagName }) => tagName !== 'SUMMARY')
          // What a page leaves out on paper as a whole is no folded part.
          return part.checkVisibility() && !content.some((element) => element.checkVisibility())
        }),
      )
      expect(hidden.length, address).toBe(0)
    }
  })

  await test.step('by script where the style sheet cannot, and folded up again afterwards', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.addInitScript(() => {
      const { supports } = CSS
      CSS.supports = (...given: [string]) => !given[0].includes('details-content') && supports.apply(CSS, given)
    })
    await page.goto('/ubah-badan-usaha')
    const folded = page.locator('main details:not([open])')
    const count = await folded.count()
    expect(count).toBeGreaterThan(3)
    await page.waitForLoadState('load')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(folded).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(folded).toHaveCount(count)
  })
})
