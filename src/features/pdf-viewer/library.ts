/** Loads pdfjs-dist: nothing of it is asked for before a document is to be shown. */
import { Trouble } from './trouble.ts'

export interface PdfLibrary {
  readonly core: typeof import('pdfjs-dist')
  readonly parts: typeof import('pdfjs-dist/web/pdf_viewer.mjs')
  /** Whether it is the build for older browsers; the worker must be of the same build. */
  readonly isLegacy: boolean
}

/**
 * The library in the build that this browser understands.
 * @throws Trouble `network` when its files cannot be loaded.
 */
export async function loadLibrary(): Promise<PdfLibrary> {
  const isLegacy = !understandsModernBuild()
  try {
    const { core, parts } = isLegacy ? await import('./library-legacy.ts') : await import('./library-modern.ts')
    return { core, parts, isLegacy }
  } catch (error) {
    throw new Trouble('network', error)
  }
}

/** The youngest features that the modern build of this version calls without asking whether they are there. */
function understandsModernBuild(): boolean {
  return (
    'getOrInsertComputed' in Map.prototype &&
    'sumPrecise' in Math &&
    'fromBase64' in Uint8Array &&
    'toHex' in Uint8Array.prototype &&
    'try' in Promise &&
    'escape' in RegExp &&
    'parse' in URL &&
    'any' in AbortSignal
  )
}
