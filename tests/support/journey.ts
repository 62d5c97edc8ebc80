/**
 * `test` for journeys over the built site. A page fails its test when it writes to the console, throws, breaks the
 * content security policy or asks another host for anything, unless the test says that it expects it.
 */
import { test as base, type Locator, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface JourneyOptions {
  /** What the test provokes on the console. */
  expectedConsole: RegExp
  /** Begin as on a later page of a visit, without the loading spinner. */
  laterPage: boolean
}

/** Matches no text. */
const nothing = /(?!)/

/**
 * Chromium rejects promises that the page never asked for when it leaves out the fade between two pages
 * (w3c/csswg-drafts, issue 13726): the error names no script, and no script of a page can have caused it.
 */
const skippedPageTransition = /^Transition was (aborted|skipped)\b/

export const test = base.extend<JourneyOptions>({
  expectedConsole: [nothing, { option: true }],
  laterPage: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  baseURL: async ({}, use) => {
    const { SITE_URL } = process.env
    await use(SITE_URL)
  },
  page: async ({ page, baseURL, expectedConsole, laterPage }, use) => {
    const problems = watch(page, baseURL ?? '', expectedConsole)
    if (laterPage) await leave(page)
    await use(page)
    base.expect(problems, 'unexpected console output, errors or requests').toEqual([])
  },
})

/** Leaves for a file of the site, so that the next address is opened anew, also where it differs in its fragment alone. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/assets/i18n/id.json')
}

/**
 * Moves the pointer as a visitor does, there and on the way. A browser tells no movement of its first event, and makes one
 * event of two movements that a busy page has not seen yet: so the second begins when the first has arrived.
 */
export async function movePointer(page: Page, x: number, y: number): Promise<void> {
  await page.evaluate(() => {
    const moved = new Promise<void>((resolve) => {
      addEventListener('pointermove', () => resolve(), { once: true, capture: true })
    })
    Object.assign(window, { moved })
  })
  await page.mouse.move(x - 5, y - 5)
  await page.evaluate(() => (window as unknown as { moved: Promise<void> }).moved)
  await page.mouse.move(x, y)
}

/** Lays out what a phone leaves out at first, as it is some moments after the visitor's first action (`startup/below.ts`). */
export async function layOutBelow(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-skips-below'))
}

/**
 * Waits until the islands of an opened page are at work. Before that the browser itself follows a click on a link after
 * 1.5 s (`src/hydration/interaction.ts`), and a busy machine may take longer to load a script.
 */
export async function islandsAtWork(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await base.expect(page.locator('astro-island:is([client="interaction"], [client="query"])[ssr]')).toHaveCount(0)
}

/** Ticks a box as a visitor does. Where its script comes at that moment, the box may be drawn once without the tick. */
export async function tick(box: Locator): Promise<void> {
  await box.click()
  await base.expect(box).toBeChecked()
}

/** Collects what a page must not do; read the list after the journey. */
function watch(page: Page, origin: string, expectedConsole: RegExp = nothing): string[] {
  const problems: string[] = []
  const add = (problem: string) => {
    if (!expectedConsole.test(problem)) problems.push(problem)
  }
  page.on('console', (message) => add(`${message.type()}: ${message.text()}`))
  page.on('pageerror', ({ message }) => {
    if (!skippedPageTransition.test(message)) add(`uncaught: ${message}`)
  })
  page.on('request', (request) => {
    const ours = request.url().startsWith(`${origin}/`) || /^(data|blob):/.test(request.url())
    if (!ours) add(`request to another host: ${request.url()}`)
  })
  return problems
}
