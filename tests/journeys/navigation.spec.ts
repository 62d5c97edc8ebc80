import { expect, movePointer, test } from '../support/journey.ts'

/** Not the small file of all bodies, which closes the menu before its island is there. */
const islandScripts = /\/assets\/build\/(?!body\.)[^/]+\.js$/

test.describe('top bar', () => {
  test('lights where the visitor is and keeps it', async ({ page }) => {
    await test.step('is sticky above 50 px and not at 50', async () => {
      await page.goto('/')
      const bar = page.locator('header').first()
      await movePointer(page, 10, 10)
      await page.evaluate(() => scrollTo(0, 51))
      await expect(bar).toHaveAttribute('data-sticky', '')
      await page.evaluate(() => scrollTo(0, 50))
      await expect(bar).not.toHaveAttribute('data-sticky')
    })

    await test.step('a lit item leads to its own page, and Blog is in the menu', async () => {
      for (const [path, name] of [
        ['/about-us', 'Tentang kami'],
        ['/layanan', 'Biaya'],
        ['/infohukum', 'Info hukum'],
        ['/blog', 'Blog'],
      ] as const) {
        await page.goto(path)
        const lit = page.locator('nav#menu a[aria-current]')
        await expect(lit).toHaveText(name)
        await expect(lit).toHaveAttribute('aria-current', 'page')
        await expect(lit).toHaveAttribute('href', path)
      }
      await page.goto('/en/layanan/pendirian-pt')
      await expect(page.locator('nav#menu a[aria-current="true"]')).toHaveAttribute('href', '/en/layanan')
      await page.locator('nav#menu').getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveURL(/\/en\/blog$/)
    })

    await test.step('the language switch keeps the page and the anchor', async () => {
      await page.goto('/konsultasi#pricing')
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(/\/en\/konsultasi#pricing$/)
      // The script takes the anchor along.
      await page.waitForLoadState()
      await page.getByRole('link', { name: 'Bahasa Indonesia' }).click()
      await expect(page).toHaveURL(/\/konsultasi#pricing$/)
    })
  })
})

test.describe('menu on a small screen', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('opens and closes by every way, and tells its state', async ({ page }) => {
    await test.step('opens, closes on Escape with the focus returned, and holds the page still', async () => {
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Menu' })
      const menu = page.getByRole('navigation', { name: 'Menu utama' })
      await expect(menu).toBeHidden()
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(menu).toBeVisible()
      await movePointer(page, 180, 700)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    await test.step('its button tells its state in a valid way: by itself before the script, by ARIA with it', async () => {
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Menu' })
      await expect(button).toHaveAttribute('popovertarget', 'menu')
      await expect(button).not.toHaveAttribute('aria-expanded')
      await movePointer(page, 180, 700)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).not.toHaveAttribute('popovertarget')
      await expect(button).toHaveAttribute('aria-controls', 'menu')
      for (const expanded of ['true', 'false', 'true']) {
        await button.click()
        await expect(button).toHaveAttribute('aria-expanded', expanded)
      }
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    await test.step('closes on a click outside and on an item', async () => {
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Menu' })
      const menu = page.getByRole('navigation', { name: 'Menu utama' })
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.click(180, 780)
      await expect(menu).toBeHidden()
      await button.click()
      await menu.getByRole('link', { name: 'Kontak' }).click()
      await expect(menu).toBeHidden()
      await expect(page).toHaveURL(/#contact$/)
    })

    await test.step('works by keyboard alone', async () => {
      await page.goto('/')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
      // The brand and the search.
      for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'English' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Beranda' })).toBeFocused()
    })
  })

  for (const scripts of ['with its script', 'before its script']) {
    test.describe(scripts, () => {
      test.use({ expectedConsole: scripts === 'with its script' ? /(?!)/ : /Failed to load resource|Error hydrating/ })

      test('closes when it is left', async ({ page }) => {
        await test.step('closes when the focus leaves it, and nothing covers the focus', async () => {
          if (scripts === 'before its script') await page.route(islandScripts, (route) => route.abort())
          await page.goto('/')
          const menu = page.getByRole('navigation', { name: 'Menu utama' })
          await page.getByRole('button', { name: 'Menu' }).focus()
          await page.keyboard.press('Enter')
          await expect(menu).toBeVisible()
          if (scripts === 'with its script') await expect(menu.locator('summary')).toBeVisible()
          for (const stop of await menu.locator('a, summary').all()) {
            await page.keyboard.press('Tab')
            await expect(stop).toBeFocused()
          }
          await page.keyboard.press('Tab')
          await expect(menu).toBeHidden()
          await expect(page.locator('main :focus')).toHaveCount(1)
          const onTop = await page.evaluate(() => {
            const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
            return document.activeElement?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          })
          expect(onTop).toBe(true)
          // Backwards, past the button.
          await page.getByRole('button', { name: 'Menu' }).focus()
          await page.keyboard.press('Enter')
          await expect(menu).toBeVisible()
          await page.keyboard.press('Shift+Tab')
          await expect(menu).toBeHidden()
        })

        await test.step('closes when a section was reached', async () => {
          if (scripts === 'before its script') await page.route(islandScripts, (route) => route.abort())
          await page.goto('/')
          const menu = page.getByRole('navigation', { name: 'Menu utama' })
          await page.getByRole('button', { name: 'Menu' }).click()
          await menu.getByRole('link', { name: 'Biaya' }).click()
          await expect(menu).toBeHidden()
          await expect(page.locator('#pricing')).toBeInViewport()
          await expect(page).toHaveURL(/#pricing$/)
        })
      })
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, laterPage: false, viewport: { width: 360, height: 800 } })

  test('the menu and the receipt work', async ({ page }) => {
    await test.step('the menu stands open, every link leads somewhere, and no spinner is shown', async () => {
      await page.goto('/')
      await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
      await expect(page.getByRole('status')).toBeHidden()
      await page.getByRole('link', { name: 'Info hukum' }).first().click()
      await expect(page).toHaveURL(/#infohukum$/)
      await page.getByRole('link', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Legal matters')
    })

    await test.step('the receipt can be switched', async () => {
      await page.goto('/')
      await page.getByText('Tinjau kontrak', { exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 2, name: 'Tinjauan kontrak' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Pendirian PT', exact: true })).toBeHidden()
    })
  })
})

test('all services open beside their item, with prices', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog')
    // Its script comes at the first touch of the page.
    if (width === 360) await page.getByRole('button', { name: 'Menu' }).click()
    else await movePointer(page, 300, 400)
    const open = page.getByRole('navigation', { name: 'Menu utama' }).locator('summary')
    await open.click()
    const service = page.getByRole('link', { name: 'PT Perorangan dari Rp800.000' })
    await expect(service).toBeVisible()
    if (width === 1440) {
      await page.keyboard.press('Escape')
      await expect(service).toBeHidden()
      await expect(open).toBeFocused()
      await open.click()
    }
    await service.click()
    await expect(page).toHaveURL(/\/layanan\/pt-perorangan$/)
  }
})
