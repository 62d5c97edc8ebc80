/** Loads pdfjs-dist on demand, in the build that this browser understands, and the style sheet of its pages. */
import { stylesAddress } from '../../../lib/pdf-resource-paths.ts'

export type Pdfjs = typeof import('./pdfjs-modern.ts')

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

/** Apart from the choice: of a choice between two imports the builder would have both preloaded. */
const builds = {
  legacy: () => import('./pdfjs-legacy.ts'),
  modern: () => import('./pdfjs-modern.ts'),
}

/** Rejects when the library's files cannot be loaded; the browser itself tries again at the next call. */
export function loadPdfjs(): Promise<Pdfjs> {
  return builds[needsLegacyBuild ? 'legacy' : 'modern']()
}

let loadingStyles: Promise<void> | undefined

/** Resolves when the styles have loaded or failed to: pages are readable without them. */
export function loadPageStyles(): Promise<void> {
  loadingStyles ??= new Promise((resolve) => {
    const link = document.createElement('link')
    const done = () => resolve()
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: stylesAddress, onload: done, onerror: done }))
  })
  return loadingStyles
}
