import type { Page } from '@playwright/test'
import { violationsOn } from '../support/axe.ts'
import {
  makeCharacterMapPdf,
  makeFormPdf,
  makeLinksPdf,
  makeOutlinePdf,
  makeTaggedPdf,
} from '../support/pdf/make-pdfs.ts'
import { expect, inkOf, test } from '../support/pdf/viewer-test.ts'

test.beforeAll(async ({ documentServer }) => {
  const { documents } = documentServer
  documents.set('links.pdf', await makeLinksPdf())
  documents.set('form.pdf', await makeFormPdf())
  documents.set('outline.pdf', await makeOutlinePdf())
  documents.set('tagged.pdf', await makeTaggedPdf())
  documents.set('map.pdf', await makeCharacterMapPdf())
})

/** What axe finds in the viewer; the development page around it is no page of the site. */
const violationsOf = (page: Page): Promise<string[]> => violationsOn(page, { within: '[data-pdf-viewer]' })

test('links, forms, structure, maps, keys, panels and colours are there for everybody', async ({ page, viewer }) => {
  await test.step('only links to the web and into the document work, and none by itself', async () => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.message()))
    await viewer.openReady('/documents/links.pdf')
    const links = page.locator('.page[data-page-number="1"] .annotationLayer a')
    await expect(links.first()).toBeVisible()
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const web = addresses.filter((address) => address !== null && !address.startsWith('#') && address !== '')
    // The library's worker passes on http, https, ftp, mailto and tel.
    expect(web).toEqual(['https://example.com/law', 'ftp://example.com/file'])
    const first = page.locator('.annotationLayer a[href^="https:"]')
    await expect(first).toHaveAttribute('target', '_blank')
    await expect(first).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    // No words lie below it.
    await expect(page.locator('.annotationLayer section').nth(3).locator('a')).toHaveAccessibleName(
      'Tautan dalam dokumen',
    )
    await page.locator('.annotationLayer section').nth(3).locator('a').click()
    await expect(viewer.root).toHaveAttribute('data-page', '3')
    expect(dialogs).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
  })

  await test.step('forms can be filled in', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/form.pdf')
    const field = page.locator('.annotationLayer input[type=text]')
    await field.fill('Siti')
    await expect(field).toHaveValue('Siti')
    // The viewer's letter keys belong to the field meanwhile.
    await field.press('r')
    await expect(viewer.root).toHaveAttribute('data-rotation', '0')
    await page.locator('.annotationLayer input[type=checkbox]').check()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('the tagged structure and the language are exposed', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/tagged.pdf')
    await expect(page.locator('.pdfViewer')).toHaveAttribute('lang', 'id')
    await expect(page.locator('.page .structTree [role=heading]')).toHaveAttribute('aria-level', '1')
    // What the browser tells a screen reader, not what stands in the DOM.
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    const headings = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      return nodes.filter((node) => node.role?.value === 'heading').map((node) => node.name?.value)
    }
    await expect.poll(headings).toContain('Judul')
    await expect(page.getByRole('region', { name: 'Halaman 1' })).toBeVisible()
  })

  await test.step('a predefined character map is loaded from the site', async () => {
    await viewer.leave()
    const maps = page.waitForResponse((response) => response.url().endsWith('GBK-EUC-H.bcmap'))
    await viewer.openReady('/documents/map.pdf')
    expect((await maps).status()).toBe(200)
    await expect(page.locator('.textLayer')).toContainText('法律')
  })

  await test.step('everything by keyboard', async () => {
    await viewer.leave()
    await viewer.openReady('/documents/outline.pdf')
    const pages = page.getByRole('region', { name: 'Isi dokumen: Trial' })
    await pages.focus()
    await page.keyboard.press('n')
    await expect(viewer.root).toHaveAttribute('data-page', '2')
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.root).toHaveAttribute('data-page', '1')
    await page.keyboard.press('End')
    await expect(viewer.root).toHaveAttribute('data-page', '20')
    await page.keyboard.press('r')
    await expect(viewer.root).toHaveAttribute('data-rotation', '90')
    await page.keyboard.press('Shift+R')
    await expect(viewer.root).toHaveAttribute('data-rotation', '0')
    await page.keyboard.press('Control+0')
    await expect(viewer.root).toHaveAttribute('data-zoom', '1')
    await page.keyboard.press('Control+=')
    await expect(viewer.root).toHaveAttribute('data-zoom', '1.1')
    await page.keyboard.press('Control+f')
    await expect(viewer.root.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('F4')
    await expect(viewer.root.getByRole('complementary')).toBeVisible()
    await page.keyboard.press('F4')
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Pintasan keyboard' })
    await expect(dialog).toBeVisible()
    // It opens at the beginning of the list.
    await expect(dialog.getByText('Halaman berikutnya')).toBeInViewport()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(pages).toBeFocused()
  })

  await test.step('axe finds nothing in outline, thumbnails and search; the document can be darkened', async () => {
    await viewer.leave()
    const check = async () => expect(await violationsOf(page)).toEqual([])
    await viewer.openReady('/documents/outline.pdf', { fragment: 'search=sign' })
    await viewer.use('Daftar isi dan miniatur')
    await expect(viewer.root.getByRole('button', { name: 'Bab 2', exact: true })).toBeVisible()
    await check()
    await viewer.root.getByRole('button', { name: 'Miniatur', exact: true }).click()
    await expect(viewer.root.locator('[data-thumbnail] canvas').first()).toBeVisible()
    await check()
    await viewer.use('Gelapkan halaman')
    await expect(viewer.tool('Gelapkan halaman')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.canvasWrapper').first()).toHaveCSS('filter', /invert/)
  })

  await test.step('forced colours reach the pages', async () => {
    await viewer.leave()
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await viewer.openReady('/documents/outline.pdf')
    expect(await inkOf(page)).toBeGreaterThan(0)
  })
})

test('without JavaScript there is a link and the text alternative', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/dev/pdf-viewer-plain')
  await expect(page.getByRole('link', { name: 'Buka dokumen (PDF): Panduan' })).toHaveAttribute(
    'href',
    '/documents/outline.pdf',
  )
  await expect(page.getByText('Isi panduan sebagai teks.')).toBeVisible()
  await context.close()
})

test('nothing of the library is asked for before the viewer is needed', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 600, height: 400 })
  await page.goto('/dev/pdf-viewer-plain')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => /pdf\.worker|pdfjs-|\/viewer\.|\.pdf$|pages\.css/.test(path))).toEqual([])
  await page.mouse.wheel(0, 5000)
  await expect(page.locator('[data-pdf-viewer]')).toHaveAttribute('data-state', 'ready')
})
