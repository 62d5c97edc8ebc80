/** Pictures of the desk for the editors' manuals. */
import type { Browser, Page } from '@playwright/test'
import { ownPlaces } from '../../desk/files/entries.ts'
import { createDesk } from '../../desk/server/desk.ts'
import { pageFiles } from '../../desk/server/page-files.ts'
import { startPreview } from '../../desk/server/preview.ts'
import { startServer } from '../../desk/server/server.ts'

const previewPort = 4471

interface Scene {
  readonly file: string
  readonly entry: string
  readonly show: (page: Page) => Promise<void>
}

const amount = 'f:facts/price/lines/0/amount_idr'

const scenes: readonly Scene[] = [
  {
    file: 'desk-price',
    entry: 'services/pendirian-pt',
    show: async (page) => {
      await page.locator('[id="f:facts/price/lines/0"]').click()
      await page.locator(`[id="${amount}"]`).scrollIntoViewIfNeeded()
    },
  },
  {
    file: 'desk-wrong',
    entry: 'services/pendirian-pt',
    show: async (page) => {
      await page.locator('[id="f:facts/price/lines/0"]').click()
      await page.locator(`[id="${amount}"]`).fill('3 juta')
      await page.locator(`[id="${amount}!"]`).waitFor()
    },
  },
  {
    file: 'desk-article',
    entry: 'articles/modal-pt',
    show: (page) => page.locator('[id="f:id/body"]').scrollIntoViewIfNeeded(),
  },
]

/** Nothing is saved. */
export async function takeDeskPictures(browser: Browser): Promise<void> {
  const preview = await startPreview(previewPort)
  const desk = createDesk(ownPlaces())
  const server = await startServer({ desk, page: await pageFiles(), port: 0, preview: preview.origin })
  for (const { file, entry, show } of scenes) {
    // Each in a context of its own, so that unsaved work of one does not come back in the next.
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, colorScheme: 'light', locale: 'id' })
    await page.goto(`${server.address}/#${entry}`)
    await page.getByText('Tidak ada kesalahan.').waitFor({ timeout: 120_000 })
    await page.frameLocator('iframe').locator('h1').waitFor({ timeout: 120_000 })
    await show(page)
    await page.screenshot({ path: `docs/images/${file}.png` })
    await page.close()
  }
  await server.close()
  await desk.close()
  preview.stop()
}
