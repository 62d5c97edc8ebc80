import { expect, test } from '../support/journey.ts'

test.use({ laterPage: false })

test('the spinner covers the first page of a visit for 600 ms and no later one', async ({ page }) => {
  await page.addInitScript(() => {
    // The flag's life, read where it happens: present from before the first paint until the animation ends.
    const seen: { on: number; off: number } = { on: Number.NaN, off: Number.NaN }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const on = document.documentElement.hasAttribute('data-root-loading')
      if (on && Number.isNaN(seen.on)) seen.on = performance.now()
      if (!on && !Number.isNaN(seen.on)) seen.off = performance.now()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-root-loading'] })
  })
  await page.goto('/')
  const root = page.locator('html')
  const spinner = page.getByRole('status')
  await expect(root).not.toHaveAttribute('data-root-loading')
  await expect(spinner).toBeHidden()
  const first = await page.evaluate(() => (window as unknown as { seen: { on: number; off: number } }).seen)
  expect(first.on).not.toBeNaN()
  // Measured, it is not too short; a busy machine may end it late, so that the upper bound is what the style says.
  expect(first.off - first.on).toBeGreaterThan(550)

  const duration = await root.evaluate((element) => {
    // In one task: a moment later it may be over.
    element.setAttribute('data-root-loading', '')
    const covering = document.querySelector('[role=status]')
    return covering && getComputedStyle(covering).animationDuration
  })
  expect(duration).toBe('0.6s')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()

  await page.goto('/konsultasi')
  await expect(root).not.toHaveAttribute('data-root-loading')
  const seen = await page.evaluate(() => (window as unknown as { seen: { on: number } }).seen)
  expect(seen.on).toBeNaN()
})

test('the year beside the copyright sign is that of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T00:00:00Z'))
  await page.goto('/')
  await expect(page.locator('[data-current-year]')).toHaveText('2031')
})

test('no script is loaded before the visitor acts', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/assets/i18n/')) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.mouse.move(200, 200)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})
