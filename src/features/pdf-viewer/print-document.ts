/** Prints a document: every page is drawn as an image into a sheet that only the printer shows. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { maxCanvasPixels } from './library/open-document.ts'
import { cssPixelsPerPoint, type Rotation } from './viewer-rules.ts'

/** Dots per inch of a printed page, as in browsers' own viewers. */
const printResolution = 150

const pointsPerInch = 72

/**
 * Draws all pages, opens the browser's print dialog and tidies up after it.
 *
 * @param rotation the user's, added to the pages' own.
 * @param onProgress called after each page with its number.
 * @param signal stops while pages are drawn.
 */
export async function printDocument(
  pdf: PDFDocumentProxy,
  rotation: Rotation,
  signal: AbortSignal,
  onProgress: (page: number) => void,
): Promise<void> {
  const sheets = document.createElement('div')
  sheets.dataset['printSheets'] = ''
  const images: string[] = []
  const style = new CSSStyleSheet()
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const { url, width, height } = await drawnPage(pdf, number, rotation)
      images.push(url)
      if (number === 1) style.replaceSync(printStyle(width, height))
      const image = new Image()
      image.src = url
      image.alt = ''
      await image.decode()
      signal.throwIfAborted()
      const sheet = document.createElement('div')
      sheet.append(image)
      sheets.append(sheet)
      onProgress(number)
    }
    document.body.append(sheets)
    document.adoptedStyleSheets.push(style)
    await printed()
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style)
    sheets.remove()
    for (const url of images) URL.revokeObjectURL(url)
  }
}

async function drawnPage(pdf: PDFDocumentProxy, number: number, rotation: Rotation) {
  const page = await pdf.getPage(number)
  const turned = (page.rotate + rotation) % 360
  const { width, height } = page.getViewport({ scale: 1, rotation: turned })
  // A poster is drawn more coarsely: no canvas may be larger than every device can draw.
  const scale = Math.min(printResolution / pointsPerInch, Math.sqrt(maxCanvasPixels / (width * height)))
  const viewport = page.getViewport({ scale, rotation: turned })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  canvas.width = 0
  canvas.height = 0
  if (!blob) throw new Error('The page could not be drawn for the printer.')
  return { url: URL.createObjectURL(blob), width: width * cssPixelsPerPoint, height: height * cssPixelsPerPoint }
}

/** Sheets are of the first page's size; others are scaled into it. */
function printStyle(width: number, height: number): string {
  return `
    [data-print-sheets] { display: none }
    @media print {
      @page { size: ${width}px ${height}px; margin: 0 }
      html, body { margin: 0; padding: 0; min-height: 0 }
      body > :not([data-print-sheets]) { display: none !important }
      [data-print-sheets] { display: block }
      [data-print-sheets] > div { height: ${Math.floor(height)}px; overflow: hidden; break-inside: avoid }
      [data-print-sheets] > div:not(:last-child) { break-after: page }
      [data-print-sheets] img { display: block; width: 100%; height: 100%; object-fit: contain }
    }`
}

/** Resolves when the print dialog is closed; phones do not wait in `print()`. */
function printed(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true })
    print()
  })
}
