/** Loads the style sheet of pages, once and only where a document is shown. */
import { stylesAddress } from '../../../lib/pdf-resource-paths.ts'

let loading: Promise<void> | undefined

/** Resolves when the styles have loaded or failed to: pages are readable without them. */
export function loadPageStyles(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesAddress
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
  return loading
}
