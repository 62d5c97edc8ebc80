import { expect, test } from '../support/journey.ts'

// While a debugger is attached, as here, Chromium fetches such a page ahead and leaves out rendering it ahead.
test('a page whose link the pointer rests on is fetched ahead, and is there without the spinner', async ({ page }) => {
  await page.goto('/blog')
  const link = page.getByRole('main').getByRole('link').first()
  const href = (await link.getAttribute('href')) ?? ''
  const ahead = page
    .context()
    .waitForEvent('request', (request) => new URL(request.url()).pathname === href)
    .then((request) => request.headerValue('sec-purpose'))
  await link.hover()
  expect(await ahead).toContain('prefetch')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.locator('html')).not.toHaveAttribute('data-root-loading')
})

test('the rules come as a file of their own type, by a header', async ({ request }) => {
  const answer = await request.get('/')
  const address = JSON.parse(answer.headers()['speculation-rules'] ?? '""')
  const rules = await request.get(address)
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json')
  expect(await rules.json()).toHaveProperty('prerender')
})
