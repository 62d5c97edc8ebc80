/**
 * The oldest browsers that we support (docs/engineers.md, 'Browsers'): what is shipped uses nothing that they lack, or lacks
 * it well. Chromium stands for them with the features taken out.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
// @ts-expect-error: the package has no types of its own.
import DoIUse from 'doiuse'
import postcss from 'postcss'
import { builtPages } from '../support/built-pages.ts'
import { expect, test } from '../support/journey.ts'

const initScript = (name: string) => readFileSync(new URL(`../support/browsers/${name}.js`, import.meta.url), 'utf8')

test.describe('what is shipped', () => {
  /** What a style sheet may use although one of the browsers lacks it, and what is seen there. */
  const lackedWell: Readonly<Record<string, string>> = {
    'css-container-queries': 'Safari 15.6 lays out by the defaults, which fit the narrowest container',
    'css-container-query-units': 'the declaration before it holds, or the inherited size',
    'css-has':
      'Firefox 115 shows all choices: rules below `@supports not selector(:has(*))`; lists are narrowed by `startup/older-browsers.ts`',
    'css-media-scripting': 'for visitors without scripts alone',
    'css-resize': 'a field of several lines keeps its size',
    'css-selection': 'the system marks what is selected',
    'css-paged-media': 'the margins that the browser prints with',
    'css-overscroll-behavior': 'the page behind scrolls on',
    'css3-cursors': 'the usual cursor',
    'css-content-visibility': 'layout takes a little longer',
    'extended-system-fonts': 'the next font of the list',
    'css-touch-action': 'desktop Safari has no touch',
    'css-color-adjust': 'the browser decides on printed colours',
    'css-scrollbar': 'a scroll bar of the usual width',
    'text-size-adjust': 'the browser enlarges text by its own rules',
  }

  test('style sheets use nothing else that one of the browsers lacks', async () => {
    const styles = [
      ...globSync('dist/assets/build/*.css').map((file) => readFileSync(file, 'utf8')),
      ...[...builtPages().values()].flatMap((html) =>
        [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css),
      ),
    ]
    const lacked = new Set<string>()
    const reader = new DoIUse({
      browsers: ['chrome 109', 'samsung 21', 'safari 15.6', 'ios_saf 15.6-15.8', 'firefox 115'],
      onFeatureUsage: ({ feature, featureData }: { feature: string; featureData: { missing?: string } }) => {
        if (featureData.missing) lacked.add(feature)
      },
    })
    for (const css of new Set(styles)) await postcss([reader]).process(css ?? '', { from: undefined })
    expect([...lacked].filter((feature) => !(feature in lackedWell))).toEqual([])
    // Written in an older notation by the build (`oldestBrowsers` in astro.config.ts), which the data above do not know.
    for (const css of styles) expect(css).not.toMatch(/light-dark\(|@media[^{]*\(width[<>]=/)
  })

  test('scripts use no syntax and no function that one of the browsers lacks', () => {
    // The viewer asks for what its library needs before it loads it (`load-pdfjs.ts`, `pdf-viewer.tsx`).
    const files = globSync('dist/assets/build/*.js').filter((file) => !/^(?:pdfjs-|viewer)/.test(basename(file)))
    expect(files.length).toBeGreaterThan(20)
    // The first two are in all of them; the others are given to those that lack them (`src/startup/older-browsers.ts`).
    const given = [
      'ArrayFindLast',
      'ArrayFindLastIndex',
      'ArrayToSorted',
      'ArrayToReversed',
      'ArrayToSpliced',
      'MapGroupBy',
      'ObjectGroupBy',
    ]
    const options = ['--module', '--checkFeatures', '--noColor', `--allowList=${given.join(',')}`]
    const program = 'node_modules/es-check/lib/cli/index.js'
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'es2022', ...files, ...options], {
      encoding: 'utf8',
    })
    // Safari before 16.4 refuses a whole file for one lookbehind; the viewer asks for more than that Safari has.
    const lookbehind = files.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))
    expect(lookbehind, 'lookbehind in regular expressions').toEqual([])
    expect(`${stdout}${stderr}`.match(/erroring file.*|Unsupported features.*/g) ?? []).toEqual([])
    expect(status).toBe(0)
  })
})

test.describe('without popovers', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the bar stays and its menu opens and closes', async ({ page }) => {
    await page.addInitScript(initScript('without-popovers'))
    for (const address of ['/', '/layanan/pendirian-pt']) {
      await page.goto(address)
      const button = page.getByRole('button', { name: 'Menu' })
      const menu = page.getByRole('navigation', { name: 'Menu utama' })
      await expect(menu).toBeHidden()
      // The first press may come before the island, the others after it.
      await button.click()
      await expect(menu.getByRole('link', { name: 'Blog' })).toBeInViewport()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await expect(menu).toBeVisible()
      await page.mouse.click(200, 780)
      await expect(menu).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(page.locator('header').first()).toBeVisible()
      await button.click()
      await menu.getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveURL(/\/blog$/)
    }
  })
})

test.describe('without newer functions and notations', () => {
  // The hashes of the policy are those of the style sheets as they were.
  test.use({ viewport: { width: 390, height: 800 }, bypassCSP: true })

  const newerNotations =
    /:has(?=\()|:popover-open|::details-content|@container|@view-transition|light-dark(?=\()|color-mix(?=\()|animation-timeline|position-area|anchor-scope|text-wrap|\bscripting:/g

  test.beforeEach(async ({ page }) => {
    for (const name of ['without-popovers', 'without-newer-functions']) await page.addInitScript(initScript(name))
    await page.route(/\.css$|\/[^.]*$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(newerNotations, (notation) => `${notation}-unknown`)
      await route.fulfill({ response, body })
    })
  })

  test('pages are read, answered, narrowed and printed', async ({ page }) => {
    await test.step('the page is readable: grounds have colours, every price is seen, and choices can be told', async () => {
      await page.goto('/layanan/pendirian-pt')
      for (const part of ['html', 'header']) {
        const ground = await page
          .locator(part)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor)
        expect(ground, part).not.toBe('rgba(0, 0, 0, 0)')
      }
      const radios = page.locator('input[type=radio]:visible')
      for (const radio of await radios.all()) await expect(radio).toHaveCSS('opacity', '1')
      await page.goto('/')
      for (const price of await page.locator('#pricing data').all()) await expect(price).toBeVisible()
    })

    await test.step('a tool answers', async () => {
      await page.goto('/alat/cek-nama')
      await page.getByRole('textbox').first().fill('Sinar Jaya Abadi')
      await page.getByRole('button', { name: 'Periksa' }).first().click()
      await expect(page.locator('[data-tool-result] li, [data-tool-result] p').first()).toBeVisible()
    })

    await test.step('a list of the library is narrowed', async () => {
      await page.addInitScript(() => {
        const { supports } = CSS
        CSS.supports = (...given: [string]) => !given[0].includes(':has') && supports.apply(CSS, given)
      })
      await page.goto('/infohukum/topik/badan-usaha')
      const rows = page.locator('li[data-status]:visible')
      const all = await rows.count()
      const choice = page.locator('input[name="state"]:not([value="all"])').first()
      await choice.check()
      const state = await choice.getAttribute('value')
      await expect(page.locator(`li[data-status="${state}"]:visible`).first()).toBeVisible()
      await expect(page.locator(`li:not([data-status="${state}"])[data-status]:visible`)).toHaveCount(0)
      await page.locator('input[name="state"][value="all"]').check()
      await expect(rows).toHaveCount(all)
    })

    await test.step('a checklist is printed alone', async () => {
      await page.addInitScript(() => {
        window.print = () => {}
      })
      await page.goto('/layanan/pendirian-pt#dokumen')
      await page.getByRole('button', { name: 'Cetak daftar ini' }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('[data-checklist] label').first()).toBeVisible()
      for (const rest of ['h1', 'footer', '#harga']) await expect(page.locator(rest).first()).toBeHidden()
    })
  })
})
