/** Loads pdfjs-dist: nothing of it is asked for before a document is to be shown. */
import { Trouble } from './trouble.ts'

export interface PdfLibrary {
  readonly core: typeof import('pdfjs-dist')
  readonly parts: typeof import('pdfjs-dist/web/pdf_viewer.mjs')
}

/**
 * The library in the build that this browser understands.
 * @throws Trouble `network` when its files cannot be loaded.
 */
export async function loadLibrary(): Promise<PdfLibrary> {
  try {
    return needsLegacyBuild ? await import('./library-legacy.ts') : await import('./library-modern.ts')
  } catch (error) {
    throw new Trouble('network', error)
  }
}

/**
 * Whether this browser lacks one of the youngest features that the modern build of this version calls without asking.
 * The worker must be of the same build as the library. Judged once, since the legacy build brings these features along.
 */
export const needsLegacyBuild = !(
  'getOrInsertComputed' in Map.prototype &&
  'sumPrecise' in Math &&
  'fromBase64' in Uint8Array &&
  'toHex' in Uint8Array.prototype &&
  'try' in Promise &&
  'escape' in RegExp &&
  'parse' in URL
)
