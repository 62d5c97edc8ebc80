/**
 * The PDF viewer's one door (specification, sections 1 and 4).
 *
 * Its server-rendered HTML is a link to the document and the text alternative. The viewer itself, and the library under
 * it, are loaded once the island is hydrated: `<PdfViewer client:visible language="id" src="/panduan/pt.pdf" title="…" />`.
 */
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { loadDictionary } from '../../i18n/dictionary-loader.ts'
import type { Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { pdfResources } from '../../lib/pdf-resource-paths.ts'
import { site } from '../../site/site.ts'
import { askEarly } from './document/early-request.ts'
import { loadLibrary, needsLegacyBuild } from './document/library.ts'
import { startEarly } from './document/pdf-worker.ts'
import styles from './pdf-viewer.module.css'
import { usePageTurner } from './view/use-page-turner.ts'
import type { PdfViewerProps, ViewerShellProps } from './viewer-props.ts'

const isBrowser = typeof document !== 'undefined'

/**
 * The viewer itself. In the browser this module comes when an island with a document wakes, so whatever that will need
 * is asked for at once, side by side. Not by `lazy`: React shows what suspends only after a pause of 300 ms.
 */
// Not behind `import.meta.env.SSR`: the build on the server must see the import, or its styles would miss on the page.
const loadingShell = isBrowser ? import('./viewer-shell.tsx') : null
loadingShell?.catch(() => {})
if (isBrowser && canRun()) {
  startEarly(pdfResources(site.pdfResourcesHost), needsLegacyBuild)
  loadLibrary().catch(() => {})
}

/** Props and their defaults: `viewer-props.ts`. */
export function PdfViewer({ page: wantedPage, children, ...props }: PdfViewerProps) {
  const shell = useShell(props.language)
  useEarlyRequest(props)
  const [firstSource] = useState(props.src)
  const { page, pageTurner, onScrolled } = usePageTurner(wantedPage)
  return (
    <>
      <Suspense fallback={null}>
        <PlainLinkOnFailure plain={<PlainLink {...props} state="error" />}>
          {shell.Shell ? (
            <shell.Shell
              {...props}
              {...(page !== undefined && { page })}
              key={keyOf(props.src)}
              isFirst={props.src === firstSource}
              pageTurner={pageTurner}
              onScrolled={onScrolled}
            />
          ) : (
            <PlainLink {...props} state={shell.hasFailed ? 'error' : 'loading'} />
          )}
        </PlainLinkOnFailure>
      </Suspense>
      {children}
    </>
  )
}

interface ShellState {
  readonly Shell: ComponentType<ViewerShellProps> | null
  readonly hasFailed: boolean
}

/** The viewer itself, once its texts are there too: it would suspend without them, and React pause. */
function useShell(language: Language): ShellState {
  const [state, setState] = useState<ShellState>({ Shell: null, hasFailed: false })
  useEffect(() => {
    if (!loadingShell) return
    if (!canRun()) return setState({ Shell: null, hasFailed: true })
    Promise.all([loadingShell, loadDictionary(language)]).then(
      ([{ default: Shell }]) => setState({ Shell, hasFailed: false }),
      (error: unknown) => {
        console.error('The PDF viewer could not be loaded; the link to the document remains.', error)
        setState({ Shell: null, hasFailed: true })
      },
    )
  }, [language])
  return state
}

/** Whether this browser has what the viewer needs beside the library; an older one keeps the link to the document. */
function canRun(): boolean {
  return 'any' in AbortSignal && 'withResolvers' in Promise
}

/** Asks for the document while the viewer is loaded. Later documents of the same viewer are asked for when opened. */
function useEarlyRequest({ src, headers, credentials }: Pick<PdfViewerProps, 'src' | 'headers' | 'credentials'>): void {
  const ask = useEffectEvent(() => (typeof src === 'string' ? askEarly({ url: src, headers, credentials }) : undefined))
  useEffect(() => ask(), [])
}

const numbers = new WeakMap<object, number>()
let count = 0

/** Another document, another key. */
function keyOf(source: PdfViewerProps['src']): string {
  if (typeof source === 'string') return source
  if (!numbers.has(source)) numbers.set(source, ++count)
  return `bytes ${numbers.get(source)}`
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

/** Should the viewer itself break down, the link to the document remains. */
class PlainLinkOnFailure extends Component<FailureProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
