/** Draws a page small. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Rotation } from '../viewer-state.ts'

/** Width of a thumbnail in CSS pixels. */
const thumbnailWidth = 120

/** Draws a page on a canvas; the returned function gives up and frees the canvas. A page that fails stays empty. */
export function drawThumbnail(
  pdf: PDFDocumentProxy,
  number: number,
  rotation: Rotation,
  canvas: HTMLCanvasElement,
): () => void {
  let cancel = () => {}
  let isOver = false
  const draw = async () => {
    const page = await pdf.getPage(number)
    if (isOver) return
    const pixelRatio = Math.min(window.devicePixelRatio, 2)
    const turned = { rotation: (page.rotate + rotation) % 360 }
    const natural = page.getViewport({ scale: 1, ...turned })
    const scale = thumbnailWidth / natural.width
    const viewport = page.getViewport({ scale: scale * pixelRatio, ...turned })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    canvas.style.width = `${thumbnailWidth}px`
    canvas.style.height = `${natural.height * scale}px`
    const task = page.render({ canvas, viewport })
    cancel = () => task.cancel()
    await task.promise
  }
  draw().catch(() => {
    // Cancelled, or a page that cannot be drawn: the viewer itself says so in the page's place.
  })
  return () => {
    isOver = true
    cancel()
    canvas.width = 0
    canvas.height = 0
  }
}
