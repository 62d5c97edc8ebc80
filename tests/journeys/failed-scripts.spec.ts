/** The script of a tool that does not come: the page says that its form does not run, and what can be read instead. */
import { expect, test } from '../support/journey.ts'

test.use({ expectedConsole: /Failed to load resource|Error hydrating|Unexpected|SyntaxError/ })

const states = {
  refused: (script: string) => script && undefined,
  // The bracket, since half of a script may be a whole one without what it exports, which no browser would run.
  'half loaded': (script: string) => `${script.slice(0, script.length / 2)}(`,
} as const

for (const [state, change] of Object.entries(states)) {
  test(`${state}: every tool says so`, async ({ page }) => {
    // Astro asks a second time, with a query.
    await page.route(
      /\/(?:stamp-duty|quote|first-year|company-name|kbli-finder|calendar)\.[^/]+\.js(?:\?.*)?$/,
      async (route) => {
        const response = await route.fetch()
        const body = change(await response.text())
        if (body === undefined) await route.abort()
        else await route.fulfill({ response, body })
      },
    )
    for (const tool of [
      'bea-meterai',
      'cek-penawaran',
      'biaya-tahun-pertama',
      'cek-nama',
      'cari-kbli',
      'kalender-kewajiban',
    ]) {
      await page.goto(`/alat/${tool}`)
      await page.locator('[data-tool]').scrollIntoViewIfNeeded()
      await expect(page.getByText('Formulirnya memerlukan JavaScript.'), tool).toBeVisible()
    }
  })
}

test('no script at all comes: every tool says so after a while', async ({ page }) => {
  await page.route(/\.js(?:\?.*)?$/, (route) => route.abort())
  await page.goto('/alat/cek-penawaran')
  await expect(page.getByText('Formulirnya memerlukan JavaScript.')).toBeVisible({ timeout: 10_000 })
})
