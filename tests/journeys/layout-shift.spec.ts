import type { Page } from '@playwright/test'
import { storageName } from '../../src/storage/stored-keys.ts'
import { expect, movePointer, test } from '../support/journey.ts'

const pages = [
  '/',
  // Home says that there is no such address.
  '/tidak-ada',
  '/en',
  '/layanan',
  '/layanan/pendirian-pt',
  '/blog',
  '/blog/pt-atau-cv',
  '/en/blog/modal-pt',
  '/infohukum',
  '/infohukum/pp-28-2025',
  '/infohukum/panduan/panduan-data-pribadi',
  '/infohukum/glosarium',
  '/alat',
  '/alat/cek-nama',
  '/pilih-badan-usaha',
  '/ubah-badan-usaha',
  '/cari',
  '/cari?q=merek',
  '/about-us',
  '/contoh',
  '/data-terbuka',
  '/privacy-policy',
  '/terms-and-condition',
  '/thank-you',
]

/** Addresses that ask for an answer or a place of their page. */
const asked = [
  '/infohukum/glosarium#nib',
  '/alat/cek-nama#nama=Sinar+Jaya+Abadi',
  '/alat/bea-meterai#jenis=perjanjian',
  '/alat/cari-kbli#cari=roti&kode=10710',
  '/alat/cek-penawaran#layanan=pendirian-pt&isi=Notary+Rp+2.500.000',
  '/alat/biaya-tahun-pertama#bentuk=pt',
  '/ubah-badan-usaha#dari-cv',
  '/pilih-badan-usaha?mulai=baru',
]

/** Pages whose scripts answer what was asked for, or what only the device knows. */
const answered = ['/cari?q=merek', '/thank-you']

/** What a page may move in all, by the measure of the Layout Instability API: as its HTML arrives, and with a late font. */
const mostShift = 0.01

/** Less than any movement of a pixel: what hydration may move by rounding. */
const leastSeen = 0.0001

interface Shift {
  readonly value: number
  /** What has moved. */
  readonly nodes: string
  /** Not because more of the HTML has come. */
  readonly isParsed: boolean
}

/** Milliseconds of a page in the fallback, as on a slow network. */
const heldBack = 500

/** Opens a page until its islands are hydrated. */
async function openHydrated(page: Page, address: string): Promise<void> {
  // A page whose font is held back never ends loading.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // A movement before the script is there that waits for it would be the last.
  await page.evaluate(() => customElements.whenDefined('astro-island').then(() => {}))
  await movePointer(page, 100, 300)
  await expect(page.locator('astro-island:is([client="interaction"], [client="query"])[ssr]')).toHaveCount(0)
  await expect(page.locator('[data-search-state="loading"]')).toHaveCount(0)
}

/** What has moved since the page was opened, each with how far and what it was. */
async function shiftsOn(page: Page): Promise<Shift[]> {
  // Two frames, so that what has moved has been painted and told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(() => (window as unknown as { shiftsSoFar: () => Shift[] }).shiftsSoFar())
}

function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** For a message. */
function listed(shifts: readonly Shift[]): string {
  return shifts.map(({ value, nodes }) => `${value} ${nodes}`).join('; ')
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const shifts: Shift[] = []
    let parsedAt = Number.POSITIVE_INFINITY
    // What the last piece of the HTML has moved is told with the frame after it.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          parsedAt = performance.now()
        }),
      ),
    )
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources, startTime } of entries as (PerformanceEntry & {
        value: number
        sources: { node: Element | null }[]
      })[])
        shifts.push({ value, nodes: sources.map(({ node }) => node?.nodeName).join(), isParsed: startTime > parsedAt })
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftsSoFar = () => {
      // What the observer has not been told yet.
      add(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { shiftsSoFar })
  })
})

/**
 * Opens a page whose font comes late, and answers what moves before and then.
 * @param hold of `holdFonts`
 */
async function moves(page: Page, address: string, hold: { release: () => void }) {
  const requested = page.waitForRequest('**/*.woff2')
  const arrived = page.waitForResponse('**/*.woff2')
  await openHydrated(page, address)
  await requested
  const without = (await shiftsOn(page)).filter(({ isParsed }) => isParsed)
  await page.waitForFunction(
    (limit) => performance.now() > limit,
    (await page.evaluate(() => performance.now())) + heldBack,
    // A look at each frame would draw each.
    { polling: 100 },
  )
  hold.release()
  await arrived
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('html[data-awaits-typeface]')).toHaveCount(0)
  return { without, all: await shiftsOn(page) }
}

async function holdFonts(page: Page) {
  const hold = { release: () => {} }
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => {
      hold.release = resolve
    })
    await route.continue()
  })
  return hold
}

const walks = [360, 1440].flatMap((width) => [
  { width, name: 'a page', addresses: pages },
  { width, name: 'what is asked for', addresses: asked },
])
for (const { width, name, addresses } of walks) {
  test(`nothing moves while ${name} loads, its islands are hydrated and the font comes late, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const hold = await holdFonts(page)
    await page.setViewportSize({ width, height: 800 })
    for (const address of addresses) {
      await page.evaluate(
        ([language, message, path]) => {
          // The privacy page shows what is kept, and the page of thanks what was opened.
          if (path === '/privacy-policy') localStorage.setItem(language, '"id"')
          if (path === '/thank-you') sessionStorage.setItem(message, '{"path":"/layanan/pt-pma"}')
        },
        [storageName('language', 1), storageName('opened-message', 1), address] as const,
      )
      const { without, all } = await moves(page, address, hold)
      const most = answered.includes(address) ? mostShift : leastSeen
      expect(sumOf(without), `${address} without the font: ${listed(without)}`).toBeLessThan(most)
      expect(sumOf(all), `${address} with the font: ${listed(all)}`).toBeLessThanOrEqual(mostShift)
    }
  })
}

test('the first page of a visit takes a font that comes late, unless it would move what is read', async ({
  context,
}) => {
  let taken = 0
  // The lines of the two laws break at other words in the typeface than in DejaVu Sans.
  for (const address of ['/layanan', '/en/infohukum/uu-20-2008', '/en/infohukum/uu-24-2009', '/blog/pt-atau-cv']) {
    const page = await context.newPage()
    await page.setViewportSize({ width: 360, height: 800 })
    const { all } = await moves(page, address, await holdFonts(page))
    expect(sumOf(all), `${address}: ${listed(all)}`).toBeLessThanOrEqual(mostShift)
    taken += await page.evaluate(
      () => [...document.fonts].filter(({ family }) => /Plus Jakarta Sans/.test(family)).length,
    )
    await page.close()
  }
  expect(taken).toBeGreaterThan(0)
})

test('a later page of a visit takes no late font that would move what is read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const hold = await holdFonts(page)
  await moves(page, '/konsultasi', hold)
  for (const address of ['/en/infohukum/uu-20-2008', '/en/infohukum/uu-24-2009']) {
    const { all } = await moves(page, address, hold)
    expect(sumOf(all), `${address}: ${listed(all)}`).toBeLessThanOrEqual(mostShift)
  }
})

// A cached font may still come a frame after the first paint.
test('nothing moves further than a late font may where the font is in the cache', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/konsultasi')
  await page.evaluate(() => document.fonts.ready)
  for (const address of ['/', '/blog/pt-atau-cv']) {
    await openHydrated(page, address)
    const shifts = await shiftsOn(page)
    expect(sumOf(shifts), `${address}: ${listed(shifts)}`).toBeLessThanOrEqual(mostShift)
  }
})
