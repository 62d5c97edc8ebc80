import { expect, layOutBelow, movePointer, test } from '../support/journey.ts'

test('the shortcut leads to the chat and gives way; the footer leads to everything', async ({ page }) => {
  await test.step('the chat shortcut is a plain link with a greeting that names the page', async () => {
    for (const [address, greeting] of [
      ['/', 'Halo Suluh Legal, saya ingin bertanya.'],
      ['/en/layanan/pt-pma', 'Hello Suluh Legal, I have a question about: '],
      ['/thank-you', 'Halo Suluh Legal'],
    ] as const) {
      await page.goto(address)
      const shortcut = page.locator('a[data-chat]')
      const href = new URL((await shortcut.getAttribute('href')) ?? '')
      expect(href.origin + href.pathname).toBe('https://wa.me/620000000000')
      expect(href.searchParams.get('text')).toContain(greeting)
      await expect(shortcut).toHaveAttribute('rel', 'noopener')
      await expect(shortcut).toHaveAttribute('target', '_blank')
      const box = await shortcut.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48)
    }
  })

  await test.step('the footer leads to the pages of the company and says what it is not', async () => {
    await page.goto('/en')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('is not a law firm')
    for (const path of ['about-us', 'layanan', 'infohukum', 'terms-and-condition', 'privacy-policy']) {
      await expect(footer.locator(`a[href="/en/${path}"]`)).toBeVisible()
    }
    await expect(footer.getByRole('link', { name: 'halo@suluhlegal.example' })).toBeVisible()
  })

  await test.step('the footer leads to every service and every tool', async () => {
    for (const overview of ['/layanan', '/alat']) {
      await page.goto(overview)
      const all = await page
        .locator(`main a[href^="${overview}/"]`)
        .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))])
      expect(all.length).toBeGreaterThan(5)
      const footer = page.getByRole('contentinfo')
      for (const path of all) await expect(footer.locator(`a[href="${path}"]`), path).toBeVisible()
      await expect(footer.locator(`a[href="${overview}"]`)).toBeVisible()
    }
  })

  await test.step('the chat shortcut gives way while the page itself shows the way to the chat', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    const shortcut = page.locator('a[data-chat]')
    await expect(shortcut).toBeVisible()
    await page.locator('#contact').getByRole('link', { name: 'Tanya lewat WhatsApp' }).scrollIntoViewIfNeeded()
    await expect(shortcut).toBeHidden()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(shortcut).toBeVisible()
  })

  await test.step('the chat shortcut gives way to what an island draws later, too', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/cari?q=zzxxqqww')
    await expect(page.locator('main').getByRole('link', { name: /WhatsApp/ })).toBeInViewport()
    await expect(page.locator('a[data-chat]')).toBeHidden()
  })

  await test.step('a window too low for a second bar has the shortcut in the bar at the top, beside its links', async () => {
    // 1280 × 720 px at 400 %.
    await page.setViewportSize({ width: 320, height: 180 })
    await page.goto('/')
    const shortcut = page.locator('a[data-chat]')
    await page.evaluate(() => scrollTo(0, 400))
    await expect(shortcut).toBeInViewport({ ratio: 1 })
    const box = await shortcut.boundingBox()
    const bar = page.getByRole('banner')
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual((await bar.boundingBox())?.height ?? 0)
    for (const control of await bar.locator('a:visible, button:visible').all()) {
      const other = await control.boundingBox()
      if (!box || !other) throw new Error('A control of the bar has no place.')
      // Half a pixel is rounding.
      expect(other.x + other.width <= box.x + 0.5 || other.x >= box.x + box.width).toBe(true)
    }
  })
})

test('the chat shortcut covers no focused element', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    // The focus brings what it is given to into view, whoever gives it.
    const { stops, covered } = await page.locator('a[href], button, input, summary').evaluateAll((all) => {
      const shortcut = document.querySelector('[data-chat]')
      const b = shortcut?.getBoundingClientRect() ?? new DOMRect()
      const stops = all.filter((one) => {
        if (one instanceof HTMLElement) one.focus()
        return one === document.activeElement && one !== shortcut
      })
      const covered = stops.filter((one) => {
        if (one instanceof HTMLElement) one.focus()
        const a = one.getBoundingClientRect()
        return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom
      })
      return { stops: stops.length, covered: covered.map(({ textContent }) => textContent) }
    })
    expect(stops, `${width} px`).toBeGreaterThan(30)
    expect(covered, `${width} px`).toEqual([])
  }
})

test('the chat shortcut has a place of its own in every width: no words and no control ever lie under it', async ({
  page,
}) => {
  for (const address of ['/', '/layanan', '/layanan/pendirian-pt', '/blog/modal-pt', '/infohukum', '/thank-you']) {
    await page.goto(address)
    // Up to 960 px it is a bar, for which the page leaves room at its end.
    for (const width of [320, 960, 968, 1024, 1280, 1376, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await layOutBelow(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const covered = await page.evaluate(wordsUnderShortcut)
      expect(covered, `${address} at ${width} px`).toEqual([])
    }
  }
})

test.describe('the language offer', () => {
  test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } })

  test("stands above the page's words, covers nothing and scrolls away", async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const address of ['/', '/layanan/nib-perizinan']) {
        await page.goto(address)
        const offer = page.locator('[data-language-offer]')
        await expect(offer).toBeInViewport({ ratio: 1 })
        const [line, heading] = [await offer.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
        expect(line?.y).toBeGreaterThanOrEqual(60)
        expect((line?.y ?? Number.NaN) + (line?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(offer).not.toBeInViewport()
      }
    }
  })
})

test.describe('a script that fails to start', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module/ })

  test('is written to the console, and the page stays usable', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.route('**/assets/build/*.js', (route) => route.abort())
    await page.goto('/layanan')
    await movePointer(page, 100, 100)
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Kontak' }).click()
    await expect(page).toHaveURL(/\/#contact$/)
  })
})

/**
 * Runs in the page, scrolled to its end: what the shortcut covers. As a bar over the whole width it is the window's edge,
 * and covers only what cannot be scrolled above it; beside the page it must leave every word and control free.
 */
function wordsUnderShortcut(): string[] {
  const shortcut = document.querySelector('[data-chat]')?.getBoundingClientRect()
  if (!shortcut) return ['no shortcut']
  const isBar = shortcut.left <= 0 && shortcut.right >= document.documentElement.clientWidth
  if (isBar && shortcut.height > 64) return ['a bar too high']
  const covers = ({ right, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && (isBar ? bottom > shortcut.top : right > shortcut.left)
  /** What a box that scrolls cuts off is not under anything. */
  const visible = (rect: DOMRect, element: Element) => {
    const box = element.closest('nav ol')?.getBoundingClientRect()
    return box ? new DOMRect(rect.x, rect.y, Math.max(0, Math.min(rect.right, box.right) - rect.x), rect.height) : rect
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const covered: string[] = []
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement
    if (!parent?.checkVisibility() || parent.closest('[data-chat], .visually-hidden')) continue
    range.selectNodeContents(words.currentNode)
    if (covers(visible(range.getBoundingClientRect(), parent))) covered.push(words.currentNode.textContent ?? '')
  }
  const controls = [...document.querySelectorAll('a[href], button, input, summary')]
    .filter((control) => control.checkVisibility() && !control.closest('[data-chat], .visually-hidden'))
    .filter((control) => covers(visible(control.getBoundingClientRect(), control)))
  return [...covered.filter((text) => text.trim()), ...controls.map((control) => control.outerHTML.slice(0, 80))]
}
