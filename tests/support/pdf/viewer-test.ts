/** `test` for journeys through the PDF viewer: a server, its documents, and the viewer on the development page. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { checkDevelopmentBuild } from '../development-build.ts'
import { listen } from '../listen.ts'
import { createDocumentServer, type DocumentServer } from './document-server.ts'

export { expect } from '@playwright/test'

interface Viewer {
  readonly root: Locator
  /** Opens a document of the server on the development page. */
  open(source: string, more?: { readonly query?: string; readonly fragment?: string }): Promise<void>
  /** Opens it and waits until it can be read. */
  openReady(source: string, more?: { readonly query?: string; readonly fragment?: string }): Promise<void>
  /** Leaves as if nobody had been there: nothing is remembered, and the server and the routes answer as ever. */
  leave(): Promise<void>
  /** Types a page number. */
  goTo(page: number): Promise<void>
  /** A tool of the toolbar by its name, in the menu or not. */
  tool(name: string): Locator
  /** Opens the menu of tools, where there is one. */
  openMenu(): Promise<void>
  /** Presses a tool, after opening the menu if need be. */
  use(name: string): Promise<void>
}

interface Fixtures {
  readonly server: DocumentServer
  readonly viewer: Viewer
  /** What the test provokes on the console. */
  readonly expectedConsole: RegExp
  readonly consoleErrors: undefined
}

export const test = base.extend<Fixtures, { documentServer: DocumentServer & { readonly origin: string } }>({
  documentServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      checkDevelopmentBuild()
      const server = createDocumentServer()
      const { origin, stop } = await listen(server.onRequest)
      await use(Object.assign(server, { origin }))
      await stop()
    },
    { scope: 'worker' },
  ],
  // Less than half of the pixels that a page takes in the browser's own default are to be drawn.
  viewport: { width: 800, height: 600 },
  baseURL: async ({ documentServer }, use) => use(documentServer.origin),
  server: async ({ documentServer }, use) => {
    documentServer.requests.length = 0
    documentServer.intercept = null
    await use(documentServer)
  },
  expectedConsole: [/(?!)/, { option: true }],
  consoleErrors: [
    async ({ page, expectedConsole }, use) => {
      const errors: string[] = []
      const add = (error: string) => {
        if (!expectedConsole.test(error)) errors.push(error)
      }
      page.on('console', (message) => message.type() === 'error' && add(message.text()))
      // Of an answer that fails before the library's worker has asked for its headers; the viewer says it all the same.
      page.on('pageerror', (error) => error.name !== 'ResponseException' && add(String(error)))
      await use(undefined)
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
  viewer: async ({ page, server }, use) => {
    const root = page.locator('[data-pdf-viewer]')
    const open: Viewer['open'] = async (source, { query = '', fragment = '' } = {}) => {
      await page.goto(`/dev/pdf-viewer?src=${encodeURIComponent(source)}&${query}${fragment && `#${fragment}`}`)
    }
    const tool = (name: string) => root.locator('[role=toolbar]').locator(`[aria-label="${name}"]`)
    const openMenu = async () => {
      const button = tool('Tampilkan alat lain')
      const isClosed = (await button.isVisible()) && (await button.getAttribute('aria-expanded')) === 'false'
      if (isClosed) await button.click()
    }
    await use({
      root,
      open,
      tool,
      openMenu,
      async use(name) {
        if (!(await tool(name).isVisible())) await openMenu()
        await tool(name).click()
      },
      async leave() {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.goto('/assets/i18n/id.json')
        await page.evaluate(() => localStorage.clear())
        server.requests.length = 0
        server.intercept = null
      },
      async goTo(number) {
        const field = root.getByLabel('Nomor halaman')
        await field.fill(String(number))
        await field.press('Enter')
      },
      async openReady(source, more) {
        await open(source, more)
        await expect(root).toHaveAttribute('data-state', 'ready')
      },
    })
  },
})

/** More is not counted: it would only take time. */
const enoughInk = 0.002

/** How much of the visible canvases is not the colour of their first pixel, from 0 to a little more than 0.002. */
export function inkOf(page: Page): Promise<number> {
  return page.locator('[data-pdf-viewer] .page canvas').evaluateAll((canvases, enough) => {
    const all = (canvases as HTMLCanvasElement[]).reduce((sum, { width, height }) => sum + width * height, 0)
    let inked = 0
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
      if (!copy || canvas.width === 0) continue
      copy.drawImage(canvas, 0, 0)
      const pixels = new Uint32Array(copy.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
      for (const pixel of pixels) {
        if (pixel !== pixels[0]) inked++
        if (inked > enough * all) return inked / all
      }
    }
    return all === 0 ? 0 : inked / all
  }, enoughInk)
}
