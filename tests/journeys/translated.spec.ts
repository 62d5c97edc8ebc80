/** A page that the browser translates (`src/startup/translated.ts`): numbers stay true, and nothing throws. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, movePointer, test } from '../support/journey.ts'

const translator = readFileSync(new URL('../support/browsers/translator.js', import.meta.url), 'utf8')

const translate = (page: Page) => page.evaluate(translator)

for (const moment of ['before the island', 'as its islands begin', 'after it'] as const) {
  test(`an estimate counts on in a page that was translated ${moment}`, async ({ page }) => {
    if (moment === 'as its islands begin') {
      // React has been asked to compare an island with the page, and has not begun.
      await page.addInitScript(
        `document.addEventListener('astro:hydrate', () => queueMicrotask(() => { ${translator} }), true)`,
      )
    }
    await page.goto('/en/layanan/pendaftaran-merek#hitung')
    if (moment === 'before the island') await translate(page)
    const estimate = page.locator('[data-estimate]')
    const more = estimate.locator('output + button').first()
    await expect(more).toBeVisible()
    const count = estimate.locator('output').first()
    let classes = 1
    const oneMore = async () => {
      classes += 1
      await more.click()
      await expect(count).toHaveText(String(classes))
    }
    if (moment === 'after it') {
      // Its first answer tells that it is at work.
      await oneMore()
      await translate(page)
    }
    const totals: string[] = []
    while (totals.length < 2) {
      await oneMore()
      totals.push(await estimate.locator('p:visible > span > output').first().innerText())
      await translate(page)
    }
    expect(totals[0]).not.toBe(totals[1])
  })
}

test('answers are drawn anew, and what must not be translated is marked', async ({ page }) => {
  await test.step('a search can be asked again', async () => {
    await page.goto('/en/cari')
    const field = page.getByRole('searchbox')
    const answer = page.locator('[data-search-state]')
    for (const query of ['trademark', 'zzzzqqqq', 'company']) {
      await field.fill(query)
      await expect(answer).toHaveAttribute('data-search-state', query === 'zzzzqqqq' ? 'none' : 'found')
      await expect(answer.locator('[role=status]')).toContainText(query)
      await translate(page)
    }
  })

  await test.step('a name check can be repeated', async () => {
    await page.goto('/en/alat/cek-nama')
    await movePointer(page, 300, 300)
    const field = page.getByRole('textbox').first()
    for (const name of ['Sinar Jaya Abadi', 'PT', 'Bank Negara Makmur', 'Sinar Jaya Abadi']) {
      await field.fill(name)
      await page.getByRole('button', { name: 'Check' }).first().click()
      await translate(page)
    }
    await expect(page.locator('[data-tool-result]')).toBeVisible()
  })

  await test.step('sums, codes and names of laws are kept from the translator', async () => {
    await page.goto('/en/layanan/pt-pma')
    for (const text of [/^UU \d+\/\d{4}$/, /^(?:PP|Perpres) \d+\/\d{4}$/, /^Rp[\d,.]+$/]) {
      const found = page.locator('main').getByText(text)
      expect(await found.count(), String(text)).toBeGreaterThan(0)
      await expect(found.first()).toHaveAttribute('translate', 'no')
    }
    await page.goto('/en/alat/cari-kbli/g')
    await expect(
      page
        .locator('main')
        .getByText(/^\d{5}$/)
        .first(),
    ).toHaveAttribute('translate', 'no')
  })
})
