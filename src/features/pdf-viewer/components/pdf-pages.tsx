/** The pages: the one component that owns the library's viewer. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { fittedZoom, useFit } from '../hooks/use-fit.ts'
import { useGestures } from '../hooks/use-gestures.ts'
import { usePdfDocument } from '../hooks/use-pdf-document.ts'
import { useUrlState } from '../hooks/use-url-state.ts'
import { createViewerParts, hasRoom, type ViewerParts } from '../library/viewer-parts.ts'
import { createPageLabels } from '../page-labels.ts'
import styles from '../pdf-viewer.module.css'
import { useViewer } from '../viewer-context.tsx'
import { pageDebounceMs } from '../viewer-rules.ts'
import type { SearchResult } from '../viewer-store.ts'

export function PdfPages() {
  const { t, props, state, dispatch, parts, setParts } = useViewer()
  const { page, zoom, fit, rotation, layout, search } = state
  const { isOpen, text, matchCase, wholeWords } = search
  const container = useRef<HTMLDivElement>(null)
  const opened = usePdfDocument()
  const viewer = parts?.viewer
  const addHistoryEntry = useUrlState()

  const labelPages = useEffectEvent((root: HTMLElement, signal: AbortSignal) => createPageLabels(root, t, signal))
  const onJump = useEffectEvent(() => addHistoryEntry())
  /** Before the first page is drawn: else it would be drawn twice. */
  const onLaidOut = useEffectEvent((created: ViewerParts) => {
    const { viewer: laidOut, setLayout } = created
    setLayout(layout)
    laidOut.pagesRotation = rotation
    if (page !== laidOut.currentPageNumber) laidOut.currentPageNumber = Math.min(page, laidOut.pagesCount)
    const fitted = fit && fittedZoom(fit, created)
    // First the store, then the library: its event would count as the user's zoom.
    if (fitted) dispatch({ type: 'zoomFitted', zoom: fitted })
    const scale = fitted ?? zoom
    if (scale !== laidOut.currentScale) laidOut.currentScale = scale
    if (!hasRoom(created.container)) dispatch({ type: 'pageDrawn', page, hasFailed: false })
    setParts(created)
  })
  const onDrawn = useEffectEvent((created: ViewerParts, number: number, error: unknown) => {
    const element: HTMLElement | undefined = created.viewer.getPageView(number - 1)?.div
    element?.querySelector(':scope > [data-page-note]')?.remove()
    if (error) element?.append(pageNote(t('pdf.error.page'), t('pdf.retry'), () => dispatch({ type: 'retry' })))
    dispatch({ type: 'pageDrawn', page: number, hasFailed: Boolean(error) })
  })

  useEffect(() => {
    if (!opened || !container.current) return
    const { library, pdf } = opened
    const end = new AbortController()
    const { signal } = end
    const created = createViewerParts(opened, {
      container: container.current,
      labels: labelPages(container.current, signal),
      signal,
      onJump: () => onJump(),
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const on = (event: string, listener: (event: LibraryEvent) => void) =>
      created.eventBus.on(event, listener, { signal })
    on('pagesinit', () => onLaidOut(created))
    on('pagerendered', ({ pageNumber, error }) => onDrawn(created, pageNumber, error))
    on('pagechanging', ({ pageNumber }) => {
      clearTimeout(timer)
      timer = setTimeout(() => dispatch({ type: 'pageSet', page: pageNumber }), pageDebounceMs)
      // The library only logs that a page cannot be had.
      pdf.getPage(pageNumber).catch((error: unknown) => {
        if (!signal.aborted) onDrawn(created, pageNumber, error)
      })
    })
    on('scalechanging', ({ scale }) => dispatch({ type: 'zoomReported', zoom: scale }))
    on('updatefindmatchescount', ({ matchesCount }) => dispatch({ type: 'searchResult', result: matchesCount }))
    on('updatefindcontrolstate', ({ matchesCount, state: found }) => {
      const isPending = found === library.parts.FindState.PENDING
      dispatch({ type: 'searchResult', result: { ...matchesCount, isPending } })
    })
    created.viewer.setDocument(pdf)
    return () => {
      end.abort()
      clearTimeout(timer)
      setParts(null)
      // Releases every canvas; the type does not know that `null` closes the document.
      created.viewer.setDocument(null as unknown as typeof pdf)
      created.linkService.setDocument(null)
    }
  }, [opened, dispatch, setParts])

  useEffect(() => parts?.setLayout(layout), [parts, layout])
  useEffect(() => {
    if (viewer) viewer.pagesRotation = rotation
  }, [viewer, rotation])
  // Before the browser paints the new number, so that drawing begins as early as possible.
  useLayoutEffect(() => {
    // The current page again would scroll to its top.
    if (!viewer || page === viewer.currentPageNumber || page > viewer.pagesCount) return
    viewer.currentPageNumber = page
    // Else a new zoom would scroll back to the place before.
    viewer.update()
  }, [viewer, page])
  useFit()
  useGestures()
  useLayoutEffect(() => {
    if (viewer && zoom !== viewer.currentScale) viewer.currentScale = zoom
  }, [viewer, zoom])
  useEffect(() => {
    if (!parts || !isOpen) return
    parts.find({ text, matchCase, wholeWords })
    return () => parts.eventBus.dispatch('findbarclose', { source: null })
  }, [parts, isOpen, text, matchCase, wholeWords])

  return (
    // biome-ignore lint/a11y/useSemanticElements: the library accepts no other element than a div.
    <div
      ref={container}
      className={styles.container}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={t('pdf.pages', { title: props.title })}
    >
      <div className="pdfViewer" />
    </div>
  )
}

/** What the library's events carry; each has its own part of it. */
interface LibraryEvent {
  readonly pageNumber: number
  readonly error?: unknown
  readonly scale: number
  readonly state: number
  readonly matchesCount: Omit<SearchResult, 'isPending'>
}

/** A sentence and a button in place of a page that cannot be drawn: the library leaves it white. */
function pageNote(text: string, retry: string, onRetry: () => void): HTMLElement {
  const note = document.createElement('div')
  note.dataset['pageNote'] = ''
  const sentence = Object.assign(document.createElement('p'), { textContent: text })
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: retry,
    onclick: onRetry,
  })
  note.append(sentence, button)
  return note
}
