import { expect, test } from '../support/journey.ts'

/** Links that stand alone in a list or a bill. */
const lists = [
  { what: 'cited regulations', address: '/layanan/nib-perizinan#dasar-hukum', links: '#dasar-hukum li > a' },
  {
    what: 'tariffs of a bill',
    address: '/layanan/pendirian-pt#biaya',
    links: '[data-estimate] li p a',
  },
  { what: 'ways without us', address: '/layanan/pendirian-pt#urus-sendiri', links: '#urus-sendiri dd a' },
  { what: 'search results', address: '/cari?q=merek', links: 'main li h2 a' },
  { what: 'guides', address: '/infohukum', links: '#panduan li > a' },
  { what: 'glossary terms', address: '/infohukum/glosarium', links: 'main details > summary' },
]

test.use({ viewport: { width: 360, height: 800 } })

test('links that stand alone are at least 48 px high for fingers', async ({ page }) => {
  for (const { what, address, links } of lists) {
    await page.goto(address)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expect(page.locator(links).first(), what).toBeVisible()
    const low = await page.locator(links).evaluateAll((found) =>
      found
        .filter((link) => link.checkVisibility())
        .map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height }))
        .filter(({ height }) => height < 48),
    )
    expect(low, what).toEqual([])
  }
})
