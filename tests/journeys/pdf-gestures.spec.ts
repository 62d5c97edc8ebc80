import type { CDPSession, Locator, Page } from '@playwright/test'
import { makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('ten.pdf', await makePages(10))
})

/** A word of the page whose place can be followed. */
async function wordOf(page: Page): Promise<{ word: Locator; x: number; y: number }> {
  const word = page.locator('.page[data-page-number="1"] .textLayer span', { hasText: 'résumé' })
  await expect(word).toBeVisible()
  const box = await word.boundingBox()
  if (!box) throw new Error('The word is not on the screen.')
  return { word, x: box.x, y: box.y }
}

async function expectStillThere({ word, x, y }: { word: Locator; x: number; y: number }): Promise<void> {
  // The text is laid out anew after a gesture; then it is where it was.
  await expect.poll(async () => Math.abs(((await word.boundingBox())?.x ?? 0) - x)).toBeLessThan(12)
  await expect.poll(async () => Math.abs(((await word.boundingBox())?.y ?? 0) - y)).toBeLessThan(12)
}

test('the wheel zooms around the pointer, and goes on in the page around the document at its end', async ({
  page,
  viewer,
}) => {
  await test.step('ctrl-wheel zooms around the pointer', async () => {
    await viewer.openReady('/documents/ten.pdf')
    const place = await wordOf(page)
    const start = Number(await viewer.root.getAttribute('data-zoom'))
    await page.mouse.move(place.x + 5, place.y + 5)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -120)
    await page.keyboard.up('Control')
    await expect.poll(async () => Number(await viewer.root.getAttribute('data-zoom'))).toBeGreaterThan(start)
    await expectStillThere(place)
  })

  await test.step('at the end of the document the wheel goes on in the page around it', async () => {
    await viewer.leave()
    await page.setViewportSize({ width: 1000, height: 400 })
    await viewer.openReady('/documents/ten.pdf', { fragment: 'page=10' })
    const container = page.getByRole('region', { name: 'Isi dokumen: Trial' })
    await container.evaluate((element) => {
      scrollTo(0, 0)
      element.scrollTo(0, element.scrollHeight)
    })
    const box = await container.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 30)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  })
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('a pinch zooms around the point between the fingers, and no page around it; one finger scrolls', async ({
    page,
    viewer,
  }) => {
    // Wider than the screen: a narrower page stays in the middle.
    await viewer.openReady('/documents/ten.pdf', { fragment: 'zoom=200' })
    const place = await wordOf(page)
    const session = await page.context().newCDPSession(page)
    const [x, y] = [place.x + 5, place.y + 5]
    await touch(session, 'touchStart', [x - 30, y], [x + 30, y])
    for (let apart = 35; apart <= 60; apart += 5) await touch(session, 'touchMove', [x - apart, y], [x + apart, y])
    await touch(session, 'touchEnd')
    // The fingers end twice as far apart as they began.
    await expect.poll(async () => Number(await viewer.root.getAttribute('data-zoom'))).toBeGreaterThan(3.6)
    expect(Number(await viewer.root.getAttribute('data-zoom'))).toBeLessThan(4.4)
    await expectStillThere(place)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)

    // Then one finger scrolls.
    const container = page.getByRole('region', { name: 'Isi dokumen: Trial' })
    const before = await container.evaluate((element) => element.scrollTop)
    const box = await container.boundingBox()
    const [left, top] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 400]
    await touch(session, 'touchStart', [left, top])
    for (let up = 20; up <= 300; up += 20) await touch(session, 'touchMove', [left, top - up])
    await touch(session, 'touchEnd')
    await expect.poll(() => container.evaluate((element) => element.scrollTop)).toBeGreaterThan(before + 200)
  })
})

function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) {
  return session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  })
}
