/** The map of changes and its ways: from what one has to what one wants, without script. */
import { expect, test } from '../support/journey.ts'

const path = '/ubah-badan-usaha'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false })

  test('what one has and what one wants leads to the way, which opens at its name', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    const row = page.getByRole('row', { name: /^CV atau firma/ })
    await expect(row.getByRole('link')).toHaveCount(2)
    await expect(page.locator('#dari-cv')).toBeHidden()
    await row.getByRole('link', { name: 'menjadi PT tergantung kreditor' }).click()
    await expect(page.locator('#dari-cv')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dari CV atau firma menjadi PT' })).toBeInViewport()
  })
})

test('the map and the cards say what a change takes', async ({ page }) => {
  await test.step('a wide window draws the map, with the days on its ways', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const map = page.locator('main svg').filter({ hasText: 'PT Perorangan' })
    await expect(map).toBeInViewport()
    await expect(map).toContainText('sekitar 45 hari')
    // Words on the sheet keep clear of each other.
    const overlaps = await map.locator('text').evaluateAll((texts) => {
      const places = texts.map((text) => ({ words: text.textContent, ...text.getBoundingClientRect().toJSON() }))
      return places.flatMap((a, place) =>
        places
          .slice(place + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.words} / ${b.words}`),
      )
    })
    expect(overlaps).toEqual([])
  })

  await test.step('a card says its time and documents, and nothing in it is folded up again', async () => {
    await page.goto(path)
    const card = page.locator('main details', { hasText: 'Menutup PT Perorangan' })
    await expect(card.locator('summary')).toContainText('NPWP: sampai 12 bulan')
    await expect(card.locator('summary')).toContainText('4 dokumen')
    await expect(page.locator('main details')).toHaveCount(11)
    await expect(page.locator('main details details')).toHaveCount(0)
    await expect(page.locator('main').getByText(/\(\(|\)\)/)).toHaveCount(0)
  })
  await test.step('a way whose words have not arrived stands where it will', async () => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const moved = await page.locator('main table li').evaluateAll((ways) =>
        ways.flatMap((way) => {
          const words = way.querySelector('a > span')
          const place = () => [way.getBoundingClientRect().x, way.getBoundingClientRect().y].join()
          const [text, later] = [words?.textContent, place()]
          const next = words?.nextSibling ?? null
          words?.remove()
          const first = place()
          if (words) way.querySelector('a')?.insertBefore(words, next)
          return text && first === later ? [] : [`${text}: ${first}, then ${later}`]
        }),
      )
      expect(moved, `${width} px`).toEqual([])
    }
  })
})
