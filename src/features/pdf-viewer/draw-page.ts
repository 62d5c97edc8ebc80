/** Draws a page outside the viewer: for a thumbnail or for the printer. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Rotation, Size } from './viewer-rules.ts'

interface Drawing {
  readonly canvas: HTMLCanvasElement
  /** The user's, added to the page's own. */
  readonly rotation: Rotation
  /** Pixels for a PDF point, for a page of this size in points. */
  readonly scaleOf: (size: Size) => number
  readonly signal: AbortSignal
  readonly intent?: 'display' | 'print'
}

/**
 * Sizes the canvas and draws the page on it.
 * @returns the size of the page in PDF points, as it stands after rotation.
 * @throws the signal's reason, or the library's error.
 */
export async function drawPage(pdf: PDFDocumentProxy, number: number, drawing: Drawing): Promise<Size> {
  const { canvas, scaleOf, signal, intent = 'display' } = drawing
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const rotation = (page.rotate + drawing.rotation) % 360
  const { width, height } = page.getViewport({ scale: 1, rotation })
  const viewport = page.getViewport({ scale: scaleOf({ width, height }), rotation })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport, intent })
  signal.addEventListener('abort', () => task.cancel(), { once: true })
  await task.promise
  return { width, height }
}

/** Frees the memory of a canvas at once. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
