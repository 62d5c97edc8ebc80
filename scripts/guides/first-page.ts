/** What a page shows of a PDF before it is opened: its first page as a picture, how many pages, how large. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfFacts } from '../../src/lib/pdf-facts.ts'
import { firstPageWidth } from '../../src/lib/pdf-facts.ts'

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const library = dirname(packageFile)

/** Good enough for lines of small print, which the picture shows at half its size. */
const quality = 80

/** The canvas of the PDF library in Node, whose types know the browser's alone. */
interface NodeCanvas {
  toBuffer(mediaType: 'image/webp', quality: number): Uint8Array
}

interface CanvasFactory {
  create(width: number, height: number): { readonly canvas: HTMLCanvasElement & NodeCanvas }
}

/** Whether this machine can draw: the canvas is an optional package of the PDF library, made for most systems and not for all. */
export const canDraw = hasCanvas()

function hasCanvas(): boolean {
  try {
    createRequire(packageFile)('@napi-rs/canvas')
    return true
  } catch {
    return false
  }
}

/** @throws Error where the file is no PDF, or is encrypted */
export function readPdfFacts(bytes: Uint8Array): Promise<PdfFacts> {
  return withPdf(bytes, async (pdf) => {
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return { pages: pdf.numPages, bytes: bytes.length, hasPicture: canDraw, width, height }
  })
}

/** The first page as WebP, `firstPageWidth` wide. */
export function drawFirstPage(bytes: Uint8Array): Promise<Uint8Array> {
  return withPdf(bytes, async (pdf) => {
    const page = await pdf.getPage(1)
    const viewport = page.getViewport({ scale: firstPageWidth / page.getViewport({ scale: 1 }).width })
    const factory = pdf.canvasFactory as CanvasFactory
    const { canvas } = factory.create(firstPageWidth, Math.round(viewport.height))
    await page.render({ canvas, viewport }).promise
    return canvas.toBuffer('image/webp', quality)
  })
}

async function withPdf<T>(bytes: Uint8Array, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const folder = (name: string) => `${join(library, name)}/`
  const task = getDocument({
    // The library takes what it is given for itself.
    data: Uint8Array.from(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}
