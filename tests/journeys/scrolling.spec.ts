import type { Page } from '@playwright/test'
import { expect, islandsAtWork, movePointer, test } from '../support/journey.ts'

/** Specification, section 9. */
const offsets = { home: 0, 'about-us': -55, pricing: 5, infohukum: -55, contact: 5 }

/** Where a scroll to a section ends: its top plus the offset, or as far as the page goes. */
function restingPlace(page: Page, section: string, offset: number) {
  return page.evaluate(
    ([id, offset]) => {
      const top = (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) + scrollY
      const longest = document.documentElement.scrollHeight - innerHeight
      return Math.round(Math.min(Math.max(0, top + offset), longest))
    },
    [section, offset] as const,
  )
}

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens Home with its islands at work, and stops its clock: no frame passes until the test runs the clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await islandsAtWork(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('jumps and scrolls end where they should, and the highlight follows', async ({ page }) => {
  await test.step('a jump by the address ends where a scroll ends', async () => {
    for (const [index, [section, offset]] of Object.entries(offsets).entries()) {
      // Another page each time, so that the address is loaded and not only changed.
      await page.goto(`${index % 2 === 0 ? '/' : '/konsultasi'}#${section}`)
      // Browsers round the margins of a jump differently by up to a pixel.
      const difference = async () => Math.abs((await position(page)) - (await restingPlace(page, section, offset)))
      await expect.poll(difference).toBeLessThanOrEqual(1)
    }
  })

  await test.step('the menu scrolls to each section, lights its item and moves the focus', async () => {
    await page.goto('/')
    await islandsAtWork(page)
    // Home last: its scroll needs a place to come from.
    for (const [section, offset] of Object.entries(offsets).toReversed()) {
      const item = page.locator(`nav a[data-section="${section}"]`)
      await item.click()
      await expect(page.locator(`#${section}`)).toBeFocused()
      await expect
        .poll(async () => (await position(page)) - (await restingPlace(page, section, offset)), { message: section })
        .toBe(0)
      await expect(item).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('nav a[aria-current]')).toHaveCount(1)
      await expect(page).toHaveURL(new RegExp(`#${section}$`))
    }
  })

  await test.step('after a jump Tab goes on from there, and later from where the visitor has clicked', async () => {
    await page.goto('/')
    await islandsAtWork(page)
    await page.locator('nav a[data-section="pricing"]').click()
    const section = page.locator('#pricing')
    await expect(section).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(section.locator('a').first()).toBeFocused()
    await expect(section).not.toHaveAttribute('tabindex')

    await page.locator('nav a[data-section="pricing"]').click()
    await expect(section).toBeFocused()
    // Text in the middle of the section, which is no link.
    await section
      .locator('a')
      .nth(1)
      .evaluate((link) => link.after('Text'))
    const [box] = await section
      .locator('a')
      .nth(1)
      .evaluateAll(([link]) => {
        const range = document.createRange()
        range.selectNode(link?.nextSibling ?? document.body)
        const { x, y } = range.getBoundingClientRect()
        return [{ x, y }]
      })
    await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + 3)
    await page.keyboard.press('Tab')
    await expect(section.locator('a').nth(2)).toBeFocused()
  })

  await test.step('from another page an item without a page of its own leads to its section on Home', async () => {
    await page.goto('/en/blog')
    await page.locator('nav a[data-section=contact]').click()
    await expect(page).toHaveURL(/\/en#contact$/)
    const difference = async () => Math.abs((await position(page)) - (await restingPlace(page, 'contact', 5)))
    await expect.poll(difference).toBeLessThanOrEqual(1)
    expect(await position(page)).toBeGreaterThan(0)
  })

  await test.step('the highlight follows the visitor through every section', async () => {
    await page.goto('/')
    await movePointer(page, 200, 300)
    for (const section of Object.keys(offsets)) {
      await page.locator(`#${section}`).evaluate((element) => {
        scrollTo(0, element.getBoundingClientRect().top + scrollY - 100)
      })
      await expect(page.locator(`nav a[data-section="${section}"]`)).toHaveAttribute('aria-current', 'true')
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('nav a[data-section=contact]')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('Back returns to where the visitor was', async () => {
    await page.goto('/')
    await islandsAtWork(page)
    await page.evaluate(() => scrollTo(0, 300))
    await expect(page.locator('header').first()).toHaveAttribute('data-sticky', '')
    await page.locator('nav a[data-section=contact]').click()
    await expect(page.locator('#contact')).toBeFocused()
    await page.goBack()
    await expect.poll(() => position(page)).toBe(300)
  })

  await test.step('the heading stands below the bar where a jump ends, at any width', async () => {
    await page.goto('/')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const section of ['about-us', 'pricing', 'infohukum', 'contact']) {
        const room = await page.evaluate((id) => {
          // The address without a section lets the next one be jumped to at once, whichever was the last.
          history.replaceState(null, '', '/')
          scrollTo({ top: 0, behavior: 'instant' })
          location.hash = id
          const text = document.createRange()
          text.selectNodeContents(document.querySelector(`#${id} h2`) ?? document.body)
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN
          return { scrolled: scrollY, below: text.getBoundingClientRect().top - bar }
        }, section)
        expect(room.scrolled, `${section} at ${width} px`).toBeGreaterThan(0)
        expect(room.below, `${section} at ${width} px`).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

test('the visitor interrupts a scroll', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.locator('nav a[data-section=contact]').click()
  await page.clock.runFor(300)
  const before = await position(page)
  expect(before).toBeGreaterThan(20)
  await page.mouse.wheel(0, -10)
  await expect.poll(() => position(page)).toBeLessThan(before)
  // Twice the specified duration: a scroll that went on would be at its end.
  await page.clock.runFor(1_300)
  expect(await position(page)).toBeLessThan(before)
  await expect(page.locator('#contact')).not.toBeFocused()
})

test('reduced motion jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithStoppedClock(page)
  await page.locator('nav a[data-section=contact]').click()
  await expect(page.locator('#contact')).toBeFocused()
  expect(await position(page)).toBe(await restingPlace(page, 'contact', 5))
})

test.describe('on a phone, whose first frames leave out what is below the first screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** How many parts of the page have no layout of their own yet. */
  const leftOut = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-below], [data-below-blocks] > *')].filter(
          (part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    )

  test('the menu leads to the very place as the first action of a visit', async ({ page }) => {
    await page.goto('/')
    expect(await leftOut(page)).toBeGreaterThan(4)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Kontak' }).click()
    await expect(page.locator('#contact')).toBeFocused()
    await expect
      .poll(async () => (await position(page)) - (await restingPlace(page, 'contact', offsets.contact)))
      .toBe(0)
  })

  test('everything is laid out some moments after the first action, or at once at an address with a place', async ({
    page,
  }) => {
    await page.goto('/#contact')
    expect(await leftOut(page)).toBe(0)
    await expect(page.locator('#contact')).toBeInViewport()
    for (const address of ['/', '/blog/modal-pt', '/alat/bea-meterai']) {
      await page.goto(address)
      expect(await leftOut(page), address).toBeGreaterThan(3)
      await page.keyboard.press('Shift')
      await expect.poll(() => leftOut(page), { message: address }).toBe(0)
    }
  })
})
