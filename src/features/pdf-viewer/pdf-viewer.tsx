/**
 * The PDF viewer's one door (specification, sections 1 and 4).
 *
 * Its server-rendered HTML is a link to the document and the text alternative. The viewer itself, and the library under
 * it, are loaded once the island is hydrated: `<PdfViewer client:visible language="id" src="/panduan/pt.pdf" title="…" />`.
 */
import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import styles from './pdf-viewer.module.css'
import type { PdfViewerProps } from './viewer-props.ts'

const ViewerShell = lazy(() => import('./viewer-shell.tsx'))

/** Props and their defaults: `viewer-props.ts`. */
export function PdfViewer(props: PdfViewerProps) {
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const plain = <PlainLink {...props} state="loading" />
  return (
    <>
      <Suspense fallback={null}>
        {isInBrowser ? (
          <PlainLinkOnFailure plain={<PlainLink {...props} state="error" />}>
            <Suspense fallback={plain}>
              <ViewerShell {...props} />
            </Suspense>
          </PlainLinkOnFailure>
        ) : (
          plain
        )}
      </Suspense>
      {props.children}
    </>
  )
}

interface PlainLinkProps extends Pick<PdfViewerProps, 'language' | 'src' | 'title'> {
  readonly state: 'loading' | 'error'
}

function PlainLink({ language, src, title, state }: PlainLinkProps) {
  const translate = useTranslate(language)
  return (
    <div className={styles.plain} data-pdf-viewer="" data-state={state}>
      {typeof src === 'string' && (
        <a href={src} type="application/pdf">
          {translate('pdf.open-document', { title })}
        </a>
      )}
    </div>
  )
}

interface FailureProps {
  readonly plain: ReactNode
  readonly children: ReactNode
}

/** When the viewer's own code cannot be loaded, the link to the document remains. */
class PlainLinkOnFailure extends Component<FailureProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
