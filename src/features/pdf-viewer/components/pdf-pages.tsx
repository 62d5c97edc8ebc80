/** The pages: the one component that owns the library's viewer. */
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type Language, languageTraits } from '../../../i18n/languages.ts'
import { fittedZoom, useFit } from '../hooks/use-fit.ts'
import { useGestures } from '../hooks/use-gestures.ts'
import { useUrlState } from '../hooks/use-url-state.ts'
import type { OpenDocument } from '../library/open-document.ts'
import { createViewerParts, type FindEvent, type LibraryViewer, searchResultOf } from '../library/viewer-parts.ts'
import { createPageLabels } from '../page-labels.ts'
import styles from '../pdf-viewer.module.css'
import { usePagesHandle, useT, useViewer, useViewerDispatch } from '../viewer-context.tsx'
import { pageDebounceMs } from '../viewer-rules.ts'
import { hidePageError, showPageError } from './page-error.ts'

interface PdfPagesProps {
  readonly language: Language
  readonly title: string
  /** `null` while there is no open document. */
  readonly opened: OpenDocument | null
}

interface PageEvent {
  readonly pageNumber: number
  readonly error?: unknown
}

type Parts = ReturnType<typeof createViewerParts>

export function PdfPages({ language, title, opened }: PdfPagesProps) {
  const t = useT()
  const state = useViewer()
  const dispatch = useViewerDispatch()
  const container = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  /** Set once the pages are laid out. */
  const [parts, setParts] = useState<Parts | null>(null)
  const failedPages = useRef<ReadonlySet<number>>(new Set())
  const addHistoryEntry = useUrlState()
  const viewer = parts?.viewer ?? null
  const { page, zoom, rotation, layout, search } = state
  const { isOpen, text, matchCase, wholeWords } = search
  const texts = {
    page: t('pdf.page-landmark'),
    annotation: t('pdf.annotation'),
    field: t('pdf.field'),
    locale: languageTraits[language].locale,
  }
  const errorTexts = { text: t('pdf.error.page'), retry: t('pdf.retry') }

  const currentTexts = useEffectEvent(() => texts)
  const onJump = useEffectEvent(() => addHistoryEntry())
  /** Before the first page is drawn: else it would be drawn twice. */
  const showState = useEffectEvent((laidOut: LibraryViewer) => {
    setLayout(laidOut, layout, opened)
    laidOut.pagesRotation = rotation
    if (page !== laidOut.currentPageNumber) laidOut.currentPageNumber = Math.min(page, laidOut.pagesCount)
    const fitted = state.fit && container.current && fittedZoom(state.fit, laidOut, container.current)
    // First the store, then the library: its event would count as the user's zoom.
    if (fitted) dispatch({ type: 'zoomFitted', zoom: fitted })
    const scale = fitted ?? zoom
    if (scale !== laidOut.currentScale) laidOut.currentScale = scale
    if (!hasRoom(container.current)) dispatch({ type: 'firstPageShown' })
  })
  const onRendered = useEffectEvent((current: LibraryViewer, { pageNumber, error }: PageEvent) => {
    const failed = new Set(failedPages.current)
    const element = current.getPageView(pageNumber - 1)?.div as HTMLElement | undefined
    if (error) {
      failed.add(pageNumber)
      if (element) showPageError(element, errorTexts.text, errorTexts.retry, () => dispatch({ type: 'retry' }))
    } else {
      failed.delete(pageNumber)
      if (element) hidePageError(element)
    }
    failedPages.current = failed
    if (error && current.pagesCount === 1) dispatch({ type: 'failed', kind: 'broken' })
    else dispatch({ type: 'firstPageShown' })
    reportProblem(current.currentPageNumber)
  })
  const reportProblem = (shown: number) =>
    dispatch({ type: 'pageProblem', problem: failedPages.current.has(shown) ? 'failed' : null })
  const onPageChanging = useEffectEvent((shown: number) => reportProblem(shown))

  useEffect(() => {
    if (!opened || !container.current || !pages.current) return
    const { library, pdf } = opened
    const end = new AbortController()
    const { signal } = end
    const on = { signal }
    failedPages.current = new Set()
    const labels = createPageLabels(pages.current, currentTexts(), signal)
    const created = createViewerParts(opened, {
      container: container.current,
      pages: pages.current,
      labels,
      signal,
      onJump: () => onJump(),
    })
    const { eventBus, linkService, viewer: current } = created
    let timer: ReturnType<typeof setTimeout> | undefined
    eventBus.on(
      'pagesinit',
      () => {
        showState(current)
        setParts(created)
      },
      on,
    )
    eventBus.on('pagerendered', (event: PageEvent) => onRendered(current, event), on)
    eventBus.on(
      'pagechanging',
      ({ pageNumber }: PageEvent) => {
        clearTimeout(timer)
        timer = setTimeout(() => dispatch({ type: 'pageSet', page: pageNumber }), pageDebounceMs)
        onPageChanging(pageNumber)
        // The library only logs that a page cannot be had.
        pdf.getPage(pageNumber).catch((error: unknown) => {
          if (!signal.aborted) onRendered(current, { pageNumber, error })
        })
      },
      on,
    )
    eventBus.on('scalechanging', ({ scale }: { scale: number }) => dispatch({ type: 'zoomReported', zoom: scale }), on)
    let searchState: ReturnType<typeof searchResultOf>['state'] = 'none'
    const onFind = (event: FindEvent) => {
      const result = searchResultOf(library, event, searchState)
      searchState = result.state
      dispatch({ type: 'searchResult', result })
    }
    eventBus.on('updatefindmatchescount', onFind, on)
    eventBus.on('updatefindcontrolstate', onFind, on)
    current.setDocument(pdf)
    return () => {
      end.abort()
      clearTimeout(timer)
      setParts(null)
      // Releases every canvas; the type does not know that `null` closes the document.
      current.setDocument(null as unknown as typeof pdf)
      linkService.setDocument(null)
    }
  }, [opened, dispatch])

  useEffect(() => {
    if (viewer) setLayout(viewer, layout, opened)
  }, [viewer, layout, opened])
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
  useFit(viewer, container)
  useGestures(viewer, container)
  useLayoutEffect(() => {
    if (viewer && zoom !== viewer.currentScale) viewer.currentScale = zoom
  }, [viewer, zoom])
  useEffect(() => {
    if (!parts || !isOpen || text === '') return
    parts.eventBus.dispatch('find', findRequest({ text, matchCase, wholeWords }, ''))
    return () => parts.eventBus.dispatch('findbarclose', { source: null })
  }, [parts, isOpen, text, matchCase, wholeWords])

  useImperativeHandle(
    usePagesHandle(),
    () => ({
      goToDestination: (destination) => void parts?.linkService.goToDestination(destination),
      selectMatch: (direction) => {
        if (isOpen && text !== '')
          parts?.eventBus.dispatch('find', findRequest({ text, matchCase, wholeWords }, 'again', direction))
      },
      isPagePending: () => {
        if (!viewer || !opened || !hasRoom(container.current)) return false
        const shown = viewer.currentPageNumber
        const isDrawn = viewer.getPageView(shown - 1)?.renderingState === opened.library.parts.RenderingStates.FINISHED
        return !isDrawn && !failedPages.current.has(shown)
      },
      focus: () => container.current?.focus({ preventScroll: true }),
    }),
    [parts, viewer, opened, isOpen, text, matchCase, wholeWords],
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: the library accepts no other element than a div.
    <div
      ref={container}
      className={styles.container}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={t('pdf.pages', { title })}
    >
      <div ref={pages} className="pdfViewer" />
    </div>
  )
}

function setLayout(viewer: LibraryViewer, layout: 'continuous' | 'single', opened: OpenDocument | null): void {
  if (!opened) return
  const { PAGE, VERTICAL } = opened.library.parts.ScrollMode
  viewer.scrollMode = layout === 'single' ? PAGE : VERTICAL
}

/** Whether a page can be drawn, and someone may see it. */
function hasRoom(container: HTMLElement | null): boolean {
  return (
    container !== null &&
    container.clientWidth > 0 &&
    container.clientHeight > 0 &&
    document.visibilityState === 'visible'
  )
}

/** Event of the library's search: every match is highlighted, and diacritics are ignored (`resume` finds `résumé`). */
function findRequest(
  query: { readonly text: string; readonly matchCase: boolean; readonly wholeWords: boolean },
  type: '' | 'again',
  direction: 'next' | 'previous' = 'next',
) {
  return {
    source: null,
    type,
    query: query.text,
    caseSensitive: query.matchCase,
    entireWord: query.wholeWords,
    highlightAll: true,
    findPrevious: direction === 'previous',
    matchDiacritics: false,
  }
}
