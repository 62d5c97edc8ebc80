/** Looks the pages of a document up in idle moments, so that a jump need not: a page tree is walked step by step. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { inIdleMoments } from './in-idle-moments.ts'

/** In a tree without branches each page is looked for behind all that come before it. */
const mostPages = 2_000

/** How many pages are looked up in one idle moment. */
const pagesAtATime = 5

/** To be called when all bytes of the document are there. Ends early when the signal says so. */
export async function preparePages(pdf: PDFDocumentProxy, signal: AbortSignal): Promise<void> {
  const pages = Array.from({ length: Math.min(pdf.numPages, mostPages) }, (_, index) => index + 1)
  await inIdleMoments(pages, pagesAtATime, signal, (some) => Promise.allSettled(some.map((page) => pdf.getPage(page))))
}
