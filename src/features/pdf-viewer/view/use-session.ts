/** Opens the document of the viewer and follows what becomes of it. */
import { type RefObject, useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { languageTraits } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { pdfResources } from '../../../lib/pdf-resource-paths.ts'
import { site } from '../../../site/site.ts'
import type { TroubleKind } from '../document/trouble.ts'
import type { Reader } from '../reader/reader.ts'
import type { SearchResult } from '../reader/search.ts'
import type { PdfViewerProps } from '../viewer-props.ts'
import { runSession, type SessionEvent } from './session.ts'

export type Phase =
  | { readonly state: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly state: 'password'; readonly wrong: boolean; readonly submit: (password: string) => void }
  | { readonly state: 'ready' }
  | { readonly state: 'error'; readonly kind: TroubleKind }

export interface SessionState {
  readonly phase: Phase
  /** From the moment at which the pages are laid out. */
  readonly reader: Reader | null
  /** Whether the connection is lost at the moment. */
  readonly isWaiting: boolean
  /** Whether the page before the reader does not come. */
  readonly isSlow: boolean
}

interface SessionHandlers {
  /** Before anything is drawn. */
  readonly onLaidOut: (reader: Reader) => void
  /** Before `reader` is rendered. */
  readonly onOpened: (reader: Reader) => void
  readonly onPage: (page: number) => void
  readonly onZoom: (zoom: number) => void
  readonly onSearchResult: (result: SearchResult) => void
  readonly onJump: () => void
}

const start: SessionState = {
  phase: { state: 'loading', loaded: 0, total: 0 },
  reader: null,
  isWaiting: false,
  isSlow: false,
}

/** The session's state, and a function that opens the document anew. */
export function useSession(
  props: PdfViewerProps,
  translate: Translate,
  container: RefObject<HTMLDivElement | null>,
  pages: RefObject<HTMLDivElement | null>,
  handlers: SessionHandlers,
): SessionState & { readonly retry: () => void } {
  const { src, headers, credentials, linkTarget = 'blank', borders = true, language } = props
  const [state, dispatch] = useReducer(reduce, start)
  const [attempt, setAttempt] = useState(0)
  const headersKey = JSON.stringify(headers)

  const onLaidOut = useEffectEvent(handlers.onLaidOut)
  const onOpened = useEffectEvent(handlers.onOpened)
  const onPage = useEffectEvent(handlers.onPage)
  const onZoom = useEffectEvent(handlers.onZoom)
  const onSearchResult = useEffectEvent(handlers.onSearchResult)
  const onJump = useEffectEvent(handlers.onJump)
  const translateNow = useEffectEvent(() => translate)
  const tell = useEffectEvent((event: SessionEvent) => {
    if (event.type === 'progress') props.onProgress?.(event.loaded, event.total)
    if (event.type === 'failed') props.onError?.(event.kind)
    if (event.type === 'ready') props.onReady?.(event.pageCount)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens the same document anew.
  useEffect(() => {
    if (!container.current || !pages.current) return
    const end = new AbortController()
    dispatch({ type: 'started' })
    void runSession({
      source: src,
      ...(headersKey && { headers: JSON.parse(headersKey) as Record<string, string> }),
      ...(credentials && { credentials }),
      resources: pdfResources(site.pdfResourcesHost),
      signal: end.signal,
      container: container.current,
      pages: pages.current,
      translate: translateNow(),
      locale: languageTraits[language].locale,
      linkTarget,
      borders,
      onLaidOut: (reader) => onLaidOut(reader),
      onPage: (page) => onPage(page),
      onZoom: (zoom) => onZoom(zoom),
      onSearchResult: (result) => onSearchResult(result),
      onJump: () => onJump(),
      report: (event) => {
        if (event.type === 'opened') onOpened(event.reader)
        dispatch(event)
        tell(event)
      },
    })
    return () => end.abort(new DOMException('The viewer was left.', 'AbortError'))
  }, [src, headersKey, credentials, linkTarget, borders, language, attempt, container, pages])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { ...state, retry }
}

function reduce(state: SessionState, event: SessionEvent | { readonly type: 'started' }): SessionState {
  switch (event.type) {
    case 'started':
      return start
    case 'progress': {
      if (state.phase.state === 'ready' || state.phase.state === 'error') return state
      const { loaded, total } = event
      return { ...state, phase: { state: 'loading', loaded, total } }
    }
    case 'password':
      return { ...state, phase: { state: 'password', wrong: event.wrong, submit: event.submit } }
    case 'opened':
      return { ...state, reader: event.reader }
    case 'ready':
      return { ...state, phase: { state: 'ready' } }
    case 'waiting':
      return { ...state, isWaiting: event.isWaiting }
    case 'slow':
      return { ...state, isSlow: event.isSlow }
    case 'failed':
      return { ...start, phase: { state: 'error', kind: event.kind } }
  }
}
