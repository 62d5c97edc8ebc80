/** A document's own table of contents. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { isSafeLink } from './safe-links.ts'

export interface OutlineEntry {
  readonly title: string
  /** Where it leads in the document; `null` for an entry that leads elsewhere or nowhere. */
  readonly destination: string | unknown[] | null
  /** An address on the web; `null` for none, or one that may not be followed. */
  readonly url: string | null
  readonly children: readonly OutlineEntry[]
}

/** Broken outlines may contain themselves; nobody reads deeper than this. */
const deepest = 12

type LibraryOutline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

/** The outline; empty where the document has none or it cannot be read. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<readonly OutlineEntry[]> {
  try {
    return entries(await pdf.getOutline(), 1)
  } catch {
    // A document without a readable outline is a document without an outline.
    return []
  }
}

function entries(outline: LibraryOutline | null, depth: number): OutlineEntry[] {
  if (!outline || depth > deepest) return []
  return outline.map(({ title, dest, url, items }) => ({
    title: title.trim(),
    destination: dest,
    url: url && isSafeLink(url) ? url : null,
    children: entries(items as LibraryOutline, depth + 1),
  }))
}
