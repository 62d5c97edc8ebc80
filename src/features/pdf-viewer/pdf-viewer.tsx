/** The door of the PDF viewer (specification, sections 1 and 4). */
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadDictionary } from '../../i18n/dictionary-loader.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { loadPdfjs } from './library/load-pdfjs.ts'
import styles from './pdf-viewer.module.css'
import type { PdfViewerProps } from './viewer-props.ts'

const isBrowser = typeof document !== 'undefined'

// Not behind `import.meta.env.SSR`: the build must see the import, or its styles would be missing on the page. Not by
// `lazy`: React shows what has suspended only after a pause of 300 ms.
const viewerModule = isBrowser ? import('./viewer.tsx') : null
viewerModule?.catch(() => {})
// Beside the viewer, not after it; `open-document.ts` reports a failure.
if (isBrowser && isSupported()) loadPdfjs().catch(() => {})

/**
 * Shows a PDF in the page: pages, zoom, rotation, search, outline, thumbnails, print, full screen, keyboard, touch.
 *
 * ```tsx
 * <PdfViewer client:visible language="id" src="/panduan/pt.pdf" title="Panduan PT" officialSource="https://…" />
 * ```
 *
 * As an island (`client:visible`), its HTML is a link to the document; viewer, library and worker load when it comes into
 * view. Without JavaScript, or where the viewer cannot run, the link stays; put a text alternative beside it. In React,
 * `initialPage`, `initialZoom`, `initialRotation` say where it begins, and `onPageChange`, `onZoomChange`,
 * `onRotationChange` report where it is. All ten props: `viewer-props.ts`.
 *
 * States, in `data-state` on the element with `data-pdf-viewer`: `loading`, `password` (a form asks for it), `ready`,
 * `error` (a sentence, another try, the download, the official source). Beside it `data-page`, `data-page-count` (0 while
 * no document is open), `data-zoom` and `data-rotation`. No error is thrown to the caller. A rotation that is no multiple
 * of 90 is refused with the console warning 'Invalid pages rotation angle.', a zoom of 0 or less silently.
 *
 * The state is in the URL's fragment (`#page=3&zoom=125&rotate=90&search=akta`): one viewer a page. The page where a
 * document was left is stored on the device. The content security policy must allow what
 * `hosting/policy/content-security-policy.ts` lists for pages with a viewer.
 */
export function PdfViewer(props: PdfViewerProps) {
  const { language } = props
  const [{ Viewer, state }, setModule] = useState<ViewerModule>({ Viewer: null, state: 'loading' })
  useEffect(() => {
    if (!viewerModule) return
    if (!isSupported()) return setModule({ Viewer: null, state: 'error' })
    // With its texts: it would suspend without them.
    Promise.all([viewerModule, loadDictionary(language)]).then(
      ([{ Viewer: loaded }]) => setModule({ Viewer: loaded, state: 'loading' }),
      (error: unknown) => {
        console.error('The PDF viewer could not be loaded; the link to the document remains.', error)
        setModule({ Viewer: null, state: 'error' })
      },
    )
  }, [language])
  return (
    <TranslateProvider language={language}>
      <LinkOnError link={<DocumentLink {...props} state="error" />}>
        {Viewer ? <Viewer {...props} /> : <DocumentLink {...props} state={state} />}
      </LinkOnError>
    </TranslateProvider>
  )
}

interface ViewerModule {
  readonly Viewer: ComponentType<PdfViewerProps> | null
  /** Of the link that stands while there is no viewer. */
  readonly state: 'loading' | 'error'
}

/** Whether this browser has what both builds of the library use unconditionally. */
function isSupported(): boolean {
  return 'any' in AbortSignal && 'withResolvers' in Promise
}

function DocumentLink({ src, title, state }: PdfViewerProps & Pick<ViewerModule, 'state'>) {
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
