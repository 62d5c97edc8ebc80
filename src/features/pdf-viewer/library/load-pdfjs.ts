/** Loads pdfjs-dist on demand, in the build that this browser understands. */

export interface Pdfjs {
  readonly core: typeof import('pdfjs-dist')
  readonly parts: typeof import('pdfjs-dist/web/pdf_viewer.mjs')
}

/**
 * Whether this browser lacks one of the newest features that the modern build of this version uses unconditionally. The
 * worker must be of the same build. Evaluated once, since the legacy build adds these features.
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

/** Rejects when the library's files cannot be loaded; the browser itself tries again at the next call. */
export async function loadPdfjs(): Promise<Pdfjs> {
  // Two statements: of a conditional expression, the builder would have both builds preloaded.
  if (needsLegacyBuild) return import('./pdfjs-legacy.ts')
  return import('./pdfjs-modern.ts')
}
