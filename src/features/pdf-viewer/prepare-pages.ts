/** Looks the pages of a document up in idle moments, so that a jump need not: a page tree is walked step by step. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { idleMoment } from '../../lib/idle-moment.ts'

/** In a tree without branches each page is looked for behind all that come before it. */
const mostPages = 2_000

/** How many pages are looked up in one idle moment. */
const pagesAtATime = 5

/** To be called when all bytes of the document are there. Ends early when the signal says so. */
export async function preparePages(pdf: PDFDocumentProxy, signal: AbortSignal): Promise<void> {
  const count = Math.min(pdf.numPages, mostPages)
  for (let first = 1; first <= count; first += pagesAtATime) {
    await idleMoment()
    if (signal.aborted) return
    const pages = Array.from({ length: Math.min(pagesAtATime, count - first + 1) }, (_, offset) => first + offset)
    await Promise.allSettled(pages.map((page) => pdf.getPage(page)))
  }
}
