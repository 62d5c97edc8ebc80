import { expect, movePointer, test } from '../support/journey.ts'

test.use({ laterPage: false })

test('the spinner covers the first page of a visit and no later one', async ({ page }) => {
  await page.addInitScript(() => {
    // The flag's life, read where it happens: it is set before anything is painted.
    const seen = { on: false, paintedFirst: false }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (seen.on || !document.documentElement.hasAttribute('data-root-loading')) return
      seen.on = true
      seen.paintedFirst = performance.getEntriesByType('paint').length > 0
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-root-loading'] })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: { on: boolean; paintedFirst: boolean } }).seen)
  await page.goto('/')
  const root = page.locator('html')
  // When that is, 600 ms after the first frame, is held with given times in `src/startup/startup.test.ts`.
  await expect(root).not.toHaveAttribute('data-root-loading')
  await expect(page.getByRole('status')).toBeHidden()
  expect(await seen()).toEqual({ on: true, paintedFirst: false })

  await page.goto('/konsultasi')
  await expect(root).not.toHaveAttribute('data-root-loading')
  expect(await seen()).toEqual({ on: false, paintedFirst: false })
})

test('the spinner covers the finished page, and ends where animations are switched off', async ({ page }) => {
  const begin = new Date('2026-11-22T10:00:00Z')
  await page.clock.install({ time: begin })
  await page.clock.pauseAt(new Date(begin.getTime() + 1_000))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
  })
  await page.goto('/')
  const spinner = page.getByRole('status')
  await expect(spinner).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.elementFromPoint(200, 200)?.closest('[role=status]') !== null)).toBe(true)
  await page.clock.runFor(700)
  await expect(spinner).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-root-loading')
})

test('the year beside the copyright sign is that of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T00:00:00Z'))
  await page.goto('/')
  await expect(page.locator('[data-current-year]')).toHaveText('2031')
})

test('before the visitor acts, no script is loaded but the small one that waits for that', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const isScript = request.resourceType() === 'script' || request.url().includes('/assets/i18n/')
    if (isScript && !request.url().includes('/body.')) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await movePointer(page, 200, 200)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})
