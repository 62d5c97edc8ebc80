/**
 * Every island of the site where its script is refused, half loaded or late, or where its texts or its data are wrong: the
 * page says so, or is the plain page that it is without scripts. What comes late works then.
 */
import type { Page } from '@playwright/test'
import { storageName } from '../../src/storage/stored-keys.ts'
import { expect as baseExpect, test } from '../support/journey.ts'

test.use({
  expectedConsole:
    /Failed to load resource|Error hydrating|Unexpected|SyntaxError|Invalid or unexpected|missing \)|Unterminated|could not be loaded/,
  viewport: { width: 390, height: 800 },
})

// Each walk is one of its own.
test.describe.configure({ mode: 'parallel' })

// Each is asked again, after a step of the page's clock.
const expect = baseExpect.configure({ timeout: 700 })

interface Island {
  readonly name: string
  /** What is seen where it cannot be used. */
  plain(page: Page): Promise<void>
  /** What is seen where it can. */
  works(page: Page): Promise<void>
  /** It loads texts of the dictionary. */
  readonly hasDictionary?: boolean
  /** The file of data that it loads, and what is seen where that is another. */
  readonly data?: { readonly file: RegExp; says(page: Page): Promise<void> }
}

interface IslandPage {
  readonly address: string
  /** What makes its islands load, beside a key. */
  wake?(page: Page): Promise<void>
  readonly islands: readonly Island[]
}

const see = async (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const seeNot = async (page: Page, text: string | RegExp) => {
  for (const place of await page.getByText(text).all()) await expect(place).toBeHidden()
}

/** The field of the timeline's first day, whose section is closed on narrow windows. */
const startOf = (page: Page) => page.locator('#waktu label:has(input[type=date])').first()

const tools = [
  'bea-meterai',
  'cek-penawaran',
  'biaya-tahun-pertama',
  'cek-nama',
  'cari-kbli',
  'kalender-kewajiban',
].map(
  (tool): IslandPage => ({
    address: `/alat/${tool}`,
    wake: (page) => page.locator('h1').first().scrollIntoViewIfNeeded(),
    islands: [
      {
        name: tool,
        async plain(page) {
          await see(page, 'Formulirnya tidak dapat dimuat.')
          await seeNot(page, 'Formulirnya memerlukan JavaScript.')
          await expect(page.locator('[data-tool]')).toBeHidden()
          await expect(page.locator('#aturan')).toBeVisible()
        },
        async works(page) {
          await expect(page.locator('[data-tool] fieldset').first()).toBeEnabled()
          await seeNot(page, 'Formulirnya tidak dapat dimuat.')
        },
        ...(tool === 'cari-kbli' && {
          data: {
            file: /\/assets\/kbli\/index/,
            async says(page) {
              await page.getByRole('textbox').first().fill('kopi')
              await see(page, /Daftar kode tidak dapat dimuat/)
            },
          },
        }),
      },
    ],
  }),
)

const pages: readonly IslandPage[] = [
  {
    address: '/layanan/pendirian-pt',
    async wake(page) {
      for (const island of ['a[data-term]', '[data-checklist] input', '[data-estimate]'])
        await page
          .locator(island)
          .first()
          .evaluate((element) => {
            for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
              part.open = true
            element.scrollIntoView()
          })
    },
    islands: [
      {
        name: 'top bar',
        async plain(page) {
          await expect(page.getByRole('button', { name: 'Menu' })).not.toHaveAttribute('aria-expanded')
          await expect(page.locator('header nav a[href="/blog"]')).toHaveCount(1)
        },
        async works(page) {
          await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
        },
      },
      {
        name: 'checklist',
        hasDictionary: true,
        async plain(page) {
          await page.locator('[data-checklist] input').first().check()
          await seeNot(page, 'Centang disimpan di perangkat ini saja.')
        },
        async works(page) {
          // Its script comes only once it is in the window.
          await page.locator('[data-checklist] input').first().scrollIntoViewIfNeeded()
          await see(page, /\d dari \d+ siap\. Centang disimpan/)
        },
      },
      {
        name: 'calculator',
        hasDictionary: true,
        async plain(page) {
          await expect(page.locator('#hitung output').last()).toBeVisible()
          await expect(page.locator('#hitung fieldset input').first()).toBeHidden()
        },
        works: (page) => expect(page.locator('#hitung fieldset input').first()).toBeVisible(),
        data: {
          file: /\/assets\/facts\/biaya-pendirian-pt-id/,
          async says(page) {
            await see(page, /tidak dapat dimuat/)
            await expect(page.locator('#hitung output').last()).toBeVisible()
          },
        },
      },
      {
        name: 'timeline',
        async plain(page) {
          const steps = page.locator('#waktu li').first()
          // On narrow windows its section is closed.
          if (!(await steps.isVisible())) await page.locator('details:has(#waktu) > summary').click()
          await expect(steps).toBeVisible()
          await expect(startOf(page)).toHaveCSS('display', 'none')
        },
        works: (page) => expect(startOf(page)).toHaveCSS('display', 'flex'),
        data: {
          file: /\/assets\/facts\/waktu-/,
          says: (page) => expect(startOf(page)).toHaveCSS('display', 'none'),
        },
      },
      {
        name: 'explanations of terms',
        plain: (page) => expect(page.locator('a[data-term]').first()).toHaveAttribute('href', /glosarium#/),
        works: (page) => expect(page.locator('#kartu-istilah')).toHaveCount(1),
        data: {
          file: /\/assets\/facts\/istilah/,
          async says(page) {
            if (!page.url().includes('glosarium')) await page.locator('a[data-term]').first().click()
            await expect(page).toHaveURL(/glosarium#/)
          },
        },
      },
    ],
  },
  {
    address: '/',
    islands: [
      {
        name: 'quick tools',
        plain: (page) => expect(page.locator('form[action="/alat/cek-nama"]')).toBeVisible(),
        works: (page) => expect(page.locator('form[action="/alat/cek-nama"]')).toBeVisible(),
        data: {
          file: /\/assets\/facts\/(?!istilah|biaya)/,
          async says(page) {
            const form = page.locator('form[action="/alat/cek-nama"]')
            if ((await form.count()) > 0 && (await form.getByRole('textbox').inputValue()) === '') {
              await form.getByRole('textbox').fill('Sinar Jaya Abadi')
              await form.getByRole('button').click()
            }
            await expect(page).toHaveURL(/\/alat\/cek-nama#nama=Sinar/)
          },
        },
      },
    ],
  },
  {
    address: '/blog/bea-meterai',
    // The button goes once its script is refused, which may be before the press.
    wake: (page) => page.locator('[data-copy]').first().dispatchEvent('click'),
    islands: [
      {
        name: 'texts to take away',
        async plain(page) {
          await expect(page.locator('[data-copy]').first()).toBeHidden()
          await expect(page.locator('[data-copy-text]').first()).toBeVisible()
        },
        works: (page) => see(page, /Teks tersalin|Teks sudah dipilih/),
      },
    ],
  },
  {
    address: '/privacy-policy',
    wake: (page) => page.locator('#privacy-device').scrollIntoViewIfNeeded(),
    islands: [
      {
        name: 'data on the device',
        hasDictionary: true,
        async plain(page) {
          await see(page, 'Daftar data di perangkat ini tidak dapat dimuat.')
          await seeNot(page, 'Situs ini tidak menyimpan data apa pun')
        },
        works: (page) => see(page, /Situs ini menyimpan \d data/),
      },
    ],
  },
  {
    address: '/cari?q=merek',
    islands: [
      {
        name: 'search',
        hasDictionary: true,
        async plain(page) {
          await see(page, 'Daftar pencarian tidak dapat dimuat.')
          await expect(page.locator('#semua')).toBeVisible()
        },
        async works(page) {
          await expect(page.locator('[data-search-state="found"]')).toBeVisible()
          await seeNot(page, 'Daftar pencarian tidak dapat dimuat.')
        },
        data: {
          file: /\/assets\/search\//,
          says: (page) => expect(page.locator('[data-search-state="failed"]')).toContainText('tidak dapat dimuat'),
        },
      },
    ],
  },
  {
    address: '/infohukum/glosarium',
    wake: (page) => page.getByRole('searchbox').fill('materai'),
    islands: [
      {
        name: 'filter of terms',
        plain: (page) => expect(page.locator('form[action="/cari"] [name=q]')).toBeVisible(),
        works: (page) => expect(page.locator('div[data-terms]')).toHaveAttribute('data-filtered'),
      },
    ],
  },
  {
    address: '/pilih-badan-usaha?mulai=baru',
    islands: [
      {
        name: 'chooser',
        hasDictionary: true,
        async plain(page) {
          await see(page, 'Pertanyaannya tidak dapat dimuat')
          await expect(page.locator('main summary').first()).toBeVisible()
        },
        async works(page) {
          await see(page, 'Pertanyaan 2')
          await seeNot(page, 'Pertanyaannya tidak dapat dimuat')
        },
      },
    ],
  },
  {
    address: '/infohukum/panduan/panduan-hubungan-kerja',
    wake: (page) => page.getByRole('link', { name: 'Baca PDF' }).click(),
    islands: [
      {
        name: 'PDF viewer',
        hasDictionary: true,
        plain: (page) => expect(page.locator('a[data-opens-viewer]').last()).toHaveAttribute('href', /\.pdf$/),
        works: (page) => expect(page.locator('[data-pdf-viewer]')).toHaveAttribute('data-state', 'ready'),
        data: {
          file: /\.pdf$/,
          says: (page) => expect(page.locator('[data-pdf-viewer] [role=alert]')).toBeVisible(),
        },
      },
    ],
  },
  {
    address: '/about-us',
    wake: (page) => page.locator('[data-video]').scrollIntoViewIfNeeded(),
    islands: [
      {
        name: 'video',
        hasDictionary: true,
        plain: (page) => expect(page.locator('a[data-video-play]')).toHaveAttribute('href', /^https:\/\/www\.youtube/),
        works: (page) => expect(page.locator('a[data-video-play]')).toHaveRole('button'),
      },
    ],
  },
  {
    address: '/thank-you',
    islands: [
      {
        name: 'message that was opened',
        hasDictionary: true,
        plain: (page) => see(page, 'Dokumen di halaman tiap layanan'),
        works: (page) => see(page, 'Dokumen untuk layanan ini'),
      },
    ],
  },
  ...tools,
]

/** Where all tools are walked once, one of them stands for all: they are hydrated alike. */
const pagesWithOneTool = pages.filter((one) => one === tools[0] || !tools.includes(one))

/** The scripts of the islands: all but the file that starts them. */
const islandScripts = /\/assets\/build\/(?!body\.)[^/]+\.js(?:\?.*)?$/
const startingScript = /\/assets\/build\/body\.[^/]+\.js$/

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  // For the page of thanks.
  await page.addInitScript(([name, message]) => sessionStorage.setItem(name, message), [
    storageName('opened-message', 1),
    JSON.stringify({ path: '/layanan/pt-pma' }),
  ] as const)
})

/** Opens a page and does what makes its islands load. */
async function open(page: Page, { address, wake }: IslandPage): Promise<void> {
  await page.goto(address)
  await page.keyboard.press('Shift')
  await wake?.(page)
}

/** Goes on with the page's clock until it is as expected. */
async function reach(page: Page, step: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2_000)
    await check()
  }, step).toPass({ intervals: [20] })
}

for (const [state, half] of [
  ['refused', false],
  ['half loaded', true],
] as const) {
  test(`scripts of islands ${state}`, async ({ page }) => {
    await page.route(islandScripts, async (route) => {
      if (!half) return route.abort()
      const response = await route.fetch()
      const script = await response.text()
      await route.fulfill({ response, body: script.slice(0, script.length / 2) })
    })
    // What ends midway, the engine refuses as what does not come: one page for each way in which islands are loaded.
    const walked = half
      ? pagesWithOneTool.filter(({ address }) => /pendirian-pt|bea-meterai|cari|panduan|about/.test(address))
      : pagesWithOneTool
    for (const islandPage of walked) {
      await open(page, islandPage)
      for (const { name, plain } of islandPage.islands) await reach(page, name, () => plain(page))
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('a form whose script is refused says so at once, and a press loads the page again with its answers', async ({
  page,
}) => {
  const address = '/alat/bea-meterai#nilai=7000000'
  const reload = page.getByRole('link', { name: 'Muat ulang halaman ini' })
  // The clock of the page stands still.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.route(startingScript, (route) => route.abort())
  const isSaid = async () => {
    await expect(reload).toBeVisible()
    await seeNot(page, 'Menyiapkan jawaban')
    // Below the form, and hidden while its answer is awaited.
    await expect(page.locator('#aturan')).toBeVisible()
  }
  await page.goto(address)
  await isSaid()
  await page.unroute(startingScript)
  await page.route(islandScripts, (route) => route.abort())
  await page.reload()
  await reach(page, 'scripts of islands', isSaid)
  await page.unroute(islandScripts)
  await reload.click()
  await expect(page.locator('[data-tool] fieldset').first()).toBeEnabled({ timeout: 10_000 })
  expect(page.url()).toContain('#nilai=7000000')
  await expect(reload).toBeHidden()
  await seeNot(page, 'Menyiapkan jawaban')
  await expect(page.locator('#aturan')).toBeVisible()
})

test('scripts of islands that come twenty seconds late', async ({ page }) => {
  for (const islandPage of pages) {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(islandScripts, async (route) => {
      await arrival
      await route.continue()
    })
    await open(page, islandPage)
    await reach(page, `late: ${islandPage.address}`, async () => {
      await page.clock.fastForward(18_000)
      for (const { name, plain } of islandPage.islands) {
        // Its button looks as what is at work until then.
        if (name === 'texts to take away') await expect(page.locator('[data-copy][aria-busy]')).toBeVisible()
        else await plain(page)
      }
    })
    arrive()
    for (const { name, works } of islandPage.islands) await reach(page, `${name} works`, () => works(page))
    await page.unroute(islandScripts)
  }
})

test('the file that starts islands does not come, or comes twenty seconds late', async ({ page }) => {
  for (const islandPage of pagesWithOneTool) {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    const isLate = islandPage.islands.length > 1 || islandPage.islands.some(({ hasDictionary }) => hasDictionary)
    await page.route(startingScript, async (route) => {
      if (!isLate) return route.abort()
      await arrival
      await route.continue()
    })
    await page.goto(islandPage.address, { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Shift')
    // What a press asks for is lost where nothing listens yet, or leads to the file; a scroll is not.
    const isPressed = islandPage.islands.some(({ name }) => name === 'texts to take away' || name === 'PDF viewer')
    if (!isPressed) await islandPage.wake?.(page)
    for (const { name, plain } of islandPage.islands) {
      await reach(page, name, async () => {
        await page.clock.fastForward(18_000)
        await plain(page)
      })
    }
    if (isLate && !isPressed) await islandPage.wake?.(page)
    arrive()
    if (isLate) {
      if (isPressed) {
        await page.evaluate(() => customElements.whenDefined('astro-island').then(() => {}))
        await islandPage.wake?.(page)
      }
      for (const { name, works } of islandPage.islands) await reach(page, `${name} works`, () => works(page))
    }
    await page.unroute(startingScript)
  }
})

test('a dictionary that is none, until there is one', async ({ page }) => {
  for (const islandPage of pages.filter(({ islands }) => islands.some(({ hasDictionary }) => hasDictionary))) {
    await page.route('**/assets/i18n/*.json', (route) => route.fulfill({ json: [] }))
    await open(page, islandPage)
    for (const { name, hasDictionary, plain, works } of islandPage.islands)
      await reach(page, name, () => (hasDictionary ? plain(page) : works(page)))
    await page.unroute('**/assets/i18n/*.json')
    for (const { name, works } of islandPage.islands) await reach(page, `${name} works`, () => works(page))
  }
})

test('a file of data that is another', async ({ page }) => {
  for (const islandPage of pages) {
    const withData = islandPage.islands.flatMap(({ name, data }) => (data ? [{ name, ...data }] : []))
    if (withData.length === 0) continue
    for (const { file } of withData) await page.route(file, (route) => route.fulfill({ json: {} }))
    await open(page, islandPage)
    for (const { name, says } of withData) await reach(page, name, () => says(page))
    for (const { file } of withData) await page.unroute(file)
  }
})
