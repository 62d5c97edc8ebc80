/** Opens the viewer's document with each attempt of the store, and closes it when the viewer is left or has failed. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DocumentError } from '../library/document-error.ts'
import { type OpenDocument, openDocument } from '../library/open-document.ts'
import { useViewer } from '../viewer-context.tsx'
import type { ViewerAction } from '../viewer-store.ts'

/** Without activity for so long, in milliseconds, the user is offered another try. */
const slowMs = 15_000

/** Without activity for so long, in milliseconds, the document has failed. Some take 15 s, but their worker posts messages. */
const stalledMs = 60_000

const checkIntervalMs = 1_000

/** Returns `null` while the document is not open. */
export function usePdfDocument(): OpenDocument | null {
  const { props, state, dispatch } = useViewer()
  const { src } = props
  const { attempt, status } = state
  const [current, setCurrent] = useState<{ readonly attempt: number; readonly opened: OpenDocument } | null>(null)
  const noteActivity = useActivityTimeout()
  const isWanted = status.name !== 'error'

  useEffect(() => {
    if (!isWanted) return
    const end = new AbortController()
    const { signal } = end
    const report = (action: ViewerAction) => {
      if (!signal.aborted) dispatch(action)
    }
    const open = async () => {
      const opened = await openDocument(src, signal, report, noteActivity)
      setCurrent({ attempt, opened })
      report({ type: 'opened', pageCount: opened.pdf.numPages })
      // Labels that cannot be read are no labels.
      const labels = await opened.pdf.getPageLabels().catch(() => null)
      if (labels) report({ type: 'pagesNamed', labels })
    }
    noteActivity()
    open().catch((error: unknown) =>
      report({ type: 'failed', kind: error instanceof DocumentError ? error.kind : 'broken' }),
    )
    return () => end.abort(new DOMException('The document was closed.', 'AbortError'))
  }, [src, attempt, isWanted, dispatch, noteActivity])

  return isWanted && current?.attempt === attempt ? current.opened : null
}

/**
 * Detects a document or a page that does not arrive: a worker that hangs, or a server that never answers.
 * Returns a function to be called whenever bytes or a message of the worker have come.
 */
function useActivityTimeout(): () => void {
  const { state, dispatch, parts } = useViewer()
  const { status, page, failedPages } = state
  const lastActivity = useRef(0)
  const check = useEffectEvent(() => {
    const isReady = status.name === 'ready'
    const isWaiting = status.name === 'loading' || (isReady && parts?.isPagePending() && !failedPages.includes(page))
    if (!isWaiting) lastActivity.current = performance.now()
    const silenceMs = performance.now() - lastActivity.current
    if (silenceMs >= stalledMs) dispatch({ type: 'failed', kind: 'stalled' })
    else dispatch({ type: 'waiting', isSlow: silenceMs >= slowMs })
  })
  useEffect(() => {
    const timer = setInterval(() => check(), checkIntervalMs)
    return () => clearInterval(timer)
  }, [])
  return useCallback(() => {
    lastActivity.current = performance.now()
  }, [])
}
