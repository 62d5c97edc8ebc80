/** What a page says of a PDF before it is opened. */

/** Pixels of the picture of a first page, twice what pages show. */
export const firstPageWidth = 480

export interface PdfFacts {
  readonly pages: number
  /** Of the file. */
  readonly bytes: number
  /** Whether there is a picture of its first page: not where the build's machine has no canvas for Node. */
  readonly hasPicture: boolean
  /** Of the first page, in points. */
  readonly width: number
  readonly height: number
}

declare global {
  /**
   * Known only to the code that makes the PDFs: set by `scripts/files/integration.ts`, for the pages that are made in the same
   * process. Where it is not set, a page says nothing of its PDF.
   */
  var pdfFactsAt: ((path: string) => Promise<PdfFacts | undefined>) | undefined
}

/** @param path the address at which the PDF is published */
export async function pdfFacts(path: string): Promise<PdfFacts | undefined> {
  return globalThis.pdfFactsAt?.(path)
}

/** The address of the picture of its first page. */
export function firstPagePath(pdfPath: string): string {
  return pdfPath.replace(/\.pdf$/, '.webp')
}
