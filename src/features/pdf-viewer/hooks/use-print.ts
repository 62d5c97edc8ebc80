/** Prints a document: every page is drawn as an image into a sheet that only the printer shows. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPage, freeCanvas } from '../draw-page.ts'
import { maxCanvasPixels } from '../library/open-document.ts'
import { useViewer } from '../viewer-context.tsx'
import { cssPixelsPerPoint, type Rotation, type Size } from '../viewer-rules.ts'

/** Pixels for a point of a printed page: 150 dots an inch, as in browsers' own viewers. */
const printScale = 150 / 72

export type Printing = ReturnType<typeof usePrint>

/** Returns how to start, and how to cancel or to dismiss a failure. */
export function usePrint() {
  const { state, parts } = useViewer()
  /** Number of pages drawn so far, or that the last attempt failed; `null` while nothing is printed. */
  const [progress, setProgress] = useState<number | 'failed' | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const end = (result: 'failed' | null) => {
    running.current?.abort()
    running.current = null
    setProgress(result)
  }
  const start = async () => {
    if (!parts || running.current) return
    running.current = new AbortController()
    const { signal } = running.current
    setProgress(0)
    try {
      await printDocument(parts.pdf, state.rotation, signal, setProgress)
      if (!signal.aborted) end(null)
    } catch (error) {
      if (signal.aborted) return
      console.error('The document could not be printed.', error)
      end('failed')
    }
  }
  return { progress, start, cancel: () => end(null) }
}

/** Draws all pages, opens the browser's print dialog and tidies up after it. `signal` stops while pages are drawn. */
async function printDocument(
  pdf: PDFDocumentProxy,
  rotation: Rotation,
  signal: AbortSignal,
  onProgress: (drawnPages: number) => void,
): Promise<void> {
  const sheets = document.createElement('div')
  sheets.dataset['printSheets'] = ''
  const style = new CSSStyleSheet()
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const canvas = document.createElement('canvas')
      const size = await drawPage(pdf, number, { canvas, rotation, scaleOf, signal, intent: 'print' })
      if (number === 1) style.replaceSync(printStyle(size))
      const image = Object.assign(new Image(), { src: await imageOf(canvas), alt: '' })
      const sheet = document.createElement('div')
      sheet.append(image)
      sheets.append(sheet)
      await image.decode()
      signal.throwIfAborted()
      onProgress(number)
    }
    document.body.append(sheets)
    document.adoptedStyleSheets.push(style)
    // Phones do not wait in `print()`.
    const closed = new Promise((resolve) => addEventListener('afterprint', resolve, { once: true }))
    print()
    await closed
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style)
    sheets.remove()
    for (const { src } of sheets.querySelectorAll('img')) URL.revokeObjectURL(src)
  }
}

/** A poster is drawn more coarsely: no canvas may be larger than every device can draw. */
function scaleOf({ width, height }: Size): number {
  return Math.min(printScale, Math.sqrt(maxCanvasPixels / (width * height)))
}

/** The address of an image of the canvas, which is freed. */
async function imageOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  freeCanvas(canvas)
  if (!blob) throw new Error('The page could not be drawn for the printer.')
  return URL.createObjectURL(blob)
}

/** Sheets are of the first page's size; others are scaled into it. */
function printStyle(size: Size): string {
  const [width, height] = [size.width * cssPixelsPerPoint, size.height * cssPixelsPerPoint]
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
