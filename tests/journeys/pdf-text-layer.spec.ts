import type { Page } from '@playwright/test'
import { makePages } from '../support/pdf/make-pdfs.ts'
import { expect, test } from '../support/pdf/viewer-test.ts'

// The library draws a page that is much larger than the screen in parts.
test.use({ viewport: { width: 1280, height: 720 } })

test.beforeAll(async ({ documentServer }) => {
  documentServer.documents.set('one.pdf', await makePages(1))
})

interface Misfit {
  /** How far the ink's beginning and end lie from the text's, along the line, as a share of the text's length. */
  readonly along: number
  /** How far ink stands out of the text's box, across the line, in CSS pixels. */
  readonly across: number
  /** How much of the box's height the ink fills: 0 where there is none. */
  readonly filled: number
}

/** Compares the box of a line of the text layer with the ink on the canvas under it and a little around. */
function misfitOf(page: Page, isUpright: boolean): Promise<Misfit> {
  return page.evaluate((upright) => {
    const nothing = { along: Number.NaN, across: Number.NaN, filled: 0 }
    const span = [...document.querySelectorAll('.textLayer span')].find(({ textContent }) => /résumé/.test(textContent))
    const canvas = document.querySelector<HTMLCanvasElement>('.page canvas')
    const context = canvas?.getContext('2d')
    if (!span || !canvas || !context) return nothing
    const [text, drawn] = [span.getBoundingClientRect(), canvas.getBoundingClientRect()]
    const around = 8
    const scale = canvas.width / drawn.width
    const [left, top] = [text.left - around, text.top - around]
    const [width, height] = [text.width + 2 * around, text.height + 2 * around].map((side) => Math.ceil(side * scale))
    const { data } = context.getImageData(
      (left - drawn.left) * scale,
      (top - drawn.top) * scale,
      width ?? 1,
      height ?? 1,
    )
    const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    for (let pixel = 0; pixel < data.length / 4; pixel++) {
      // Small glyphs are drawn in grey.
      if ((data[pixel * 4] ?? 255) > 224) continue
      const [x, y] = [left + (pixel % (width ?? 1)) / scale, top + Math.floor(pixel / (width ?? 1)) / scale]
      ink.left = Math.min(ink.left, x)
      ink.right = Math.max(ink.right, x)
      ink.top = Math.min(ink.top, y)
      ink.bottom = Math.max(ink.bottom, y)
    }
    const horizontal = [Math.abs(ink.left - text.left), Math.abs(text.right - ink.right)] as const
    const vertical = [Math.abs(ink.top - text.top), Math.abs(text.bottom - ink.bottom)] as const
    const outside = upright
      ? [text.top - ink.top, ink.bottom - text.bottom]
      : [text.left - ink.left, ink.right - text.right]
    return {
      along: upright ? Math.max(...horizontal) / text.width : Math.max(...vertical) / text.height,
      across: Math.max(0, ...outside),
      filled: upright ? (ink.bottom - ink.top) / text.height : (ink.right - ink.left) / text.width,
    }
  }, isUpright)
}

test('the text lies on its glyphs at every size, turned to every side', async ({ page, viewer }) => {
  await viewer.openReady('/documents/one.pdf')
  for (const zoom of [50, 100, 175]) {
    for (const rotation of [0, 90, 180, 270]) {
      await page.evaluate((place) => {
        location.hash = place
      }, `zoom=${zoom}&rotate=${rotation}`)
      await expect(viewer.root).toHaveAttribute('data-zoom', String(zoom / 100))
      await expect(viewer.root).toHaveAttribute('data-rotation', String(rotation))
      // Until the page is drawn at this zoom, it shows a smaller drawing of itself.
      await expect(async () => {
        const misfit = await misfitOf(page, rotation % 180 === 0)
        const seen = `at ${zoom} % and ${rotation} degrees: ${JSON.stringify(misfit)}`
        expect(misfit.filled, seen).toBeGreaterThan(0.4)
        // A glyph has some room beside its ink, which grows with it.
        expect(misfit.along, seen).toBeLessThan(0.02)
        expect(misfit.across, seen).toBeLessThan(2)
      }).toPass()
    }
  }
})
