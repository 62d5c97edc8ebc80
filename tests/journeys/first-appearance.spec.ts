import { expect, movePointer, test } from '../support/journey.ts'

test.use({ laterPage: false })

test('the spinner covers the first page of a visit for 600 ms and no later one', async ({ page }) => {
  await page.addInitScript(() => {
    // The flag's life, read where it happens: present before there is any content, until 600 ms after the next frame.
    const seen = { on: Number.NaN, frame: Number.NaN, off: Number.NaN, contentsFirst: false }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const on = document.documentElement.hasAttribute('data-root-loading')
      if (on && Number.isNaN(seen.on)) {
        seen.on = performance.now()
        seen.contentsFirst = document.querySelector('header, main') !== null
        requestAnimationFrame(() => {
          seen.frame = performance.now()
        })
      }
      if (!on && !Number.isNaN(seen.on)) seen.off = performance.now()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-root-loading'] })
  })
  await page.goto('/')
  const root = page.locator('html')
  const spinner = page.getByRole('status')
  await expect(root).not.toHaveAttribute('data-root-loading')
  await expect(spinner).toBeHidden()
  const first = await page.evaluate(
    () => (window as unknown as { seen: { frame: number; off: number; contentsFirst: boolean } }).seen,
  )
  // Measured on a machine that others use too: not sooner, and not much later.
  expect(first.contentsFirst).toBe(false)
  expect(first.off - first.frame).toBeGreaterThan(595)
  expect(first.off - first.frame).toBeLessThan(3_000)

  await page.goto('/konsultasi')
  await expect(root).not.toHaveAttribute('data-root-loading')
  const seen = await page.evaluate(() => (window as unknown as { seen: { on: number } }).seen)
  expect(seen.on).toBeNaN()
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
  // In the first frame it stands alone.
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.clock.runFor(50)
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
