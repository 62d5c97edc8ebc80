/** The door of the PDF viewer (specification, sections 1 and 4). */
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadDictionary } from '../../i18n/dictionary-loader.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { loadPdfjs } from './library/load-pdfjs.ts'
import styles from './pdf-viewer.module.css'
import type { PdfViewerProps } from './viewer-context.tsx'

/** Whether this is a browser that has what both builds of the library use unconditionally. */
const isSupported = typeof document !== 'undefined' && 'any' in AbortSignal && 'withResolvers' in Promise

// Not behind `import.meta.env.SSR`: the build must see the import, or its styles would be missing on the page. Not by
// `lazy`: React shows what has suspended only after a pause of 300 ms.
const viewerModule = isSupported ? import('./viewer.tsx') : null
viewerModule?.catch(() => {})
// Beside the viewer, not after it; `open-document.ts` reports a failure.
if (isSupported) loadPdfjs().catch(() => {})

/**
 * Shows a PDF in the page: pages, zoom, rotation, search, outline, thumbnails, print, full screen, keyboard, touch.
 *
 * ```tsx
 * <PdfViewer client:visible language="id" src="/panduan/pt.pdf" title="Panduan PT" officialSource="https://…" />
 * <PdfViewer language="en" src={src} title={title} initialPage={3} initialZoom={1.25} onPageChange={setPage} />
 * ```
 *
 * The first is an island on an Astro page: its HTML is a link to the document; viewer, library and worker load when it
 * comes into view. Without JavaScript, or where the viewer cannot run, the link stays; put a text alternative beside it.
 * The second is a part of a React component, which alone can give functions. One viewer a page: its state is in the URL.
 *
 * The viewer owns its state: `initial…` is where it begins, `on…Change` says where it is. The ten props, with defaults:
 *
 * - `language` (required): `'id'` or `'en'`, of the viewer's own texts; the document's is read from the document.
 * - `src` (required): address of the document, on this site; a `#` in a file name is written `%23`. Another begins anew.
 * - `title` (required): name of the document, as users see and hear it.
 * - `officialSource` (none): address where the document is published officially; offered when it cannot be shown.
 * - `initialPage` (1): page number from 1, clamped to the document's pages. A page in the URL, or else the one at which the
 *   user left the document (stored on the device), comes first.
 * - `initialZoom` (the page's width fits): factor of the actual size, above 0; 1 is 96/72 CSS pixels a point. 0 or less is
 *   refused: then it is 1.
 * - `initialRotation` (0): degrees clockwise, a multiple of 90, added to the pages' own. Any other angle is refused with the
 *   console warning 'Invalid pages rotation angle.': then it is 0.
 * - `onPageChange(page)` (none): called with each new page, also with one that was clamped; scrolling is reported after
 *   100 ms of rest.
 * - `onZoomChange(zoom)` (none): called with each new factor, also with one that fits the page to the viewer.
 * - `onRotationChange(rotation)` (none): called with each new rotation: 0, 90, 180 or 270.
 *
 * States, in `data-state` on the element with `data-pdf-viewer`: `loading` (a progress bar); `password` (a form asks for
 * it); `ready`; `error` (a sentence that says why, another try, the download, the official source; where the viewer itself
 * cannot run, the link). No error is thrown to the caller. Beside it `data-page`, `data-page-count` (0 while no document
 * is open), `data-zoom` (a factor), `data-rotation` (degrees) and, while pages are shown dark, `data-dark-pages`.
 *
 * Parameters in the URL's fragment, read at the beginning and when it changes, written 250 ms after a change:
 * `#page=3&zoom=125&rotate=90&search=akta`. `zoom` is a percentage, or `page-width`, `page-height`, `page-fit`,
 * `page-actual`. They come before the props.
 *
 * The content security policy must allow what `hosting/policy/content-security-policy.ts` lists for pages with a viewer.
 */
export function PdfViewer(props: PdfViewerProps) {
  const { language } = props
  const [Viewer, setViewer] = useState<ComponentType<PdfViewerProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!viewerModule) return setFailed(true)
    // With its texts: it would suspend without them.
    Promise.all([viewerModule, loadDictionary(language)]).then(
      ([loaded]) => setViewer(() => loaded.Viewer),
      (error: unknown) => {
        console.error('The PDF viewer could not be loaded; the link to the document remains.', error)
        setFailed(true)
      },
    )
  }, [language])
  return (
    <TranslateProvider language={language}>
      <LinkOnError link={<DocumentLink {...props} state="error" />}>
        {Viewer ? <Viewer {...props} /> : <DocumentLink {...props} state={hasFailed ? 'error' : 'loading'} />}
      </LinkOnError>
    </TranslateProvider>
  )
}

/** What stands in the viewer's place while it loads, and where it cannot run. */
function DocumentLink({ src, title, state }: PdfViewerProps & { readonly state: 'loading' | 'error' }) {
  const t = useT()
  return (
    <div className={styles.plain} data-pdf-viewer="" data-state={state}>
      <a href={src} type="application/pdf">
        {t('pdf.open-document', { title })}
      </a>
    </div>
  )
}

/** Should the viewer itself throw, the link to the document remains. */
class LinkOnError extends Component<{ readonly link: ReactNode; readonly children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.link : this.props.children
  }
}
