/** Detects a document or a page that does not arrive: a worker that hangs, or a server that never answers. */
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useViewer } from '../viewer-context.tsx'

/** Without activity for so long, in milliseconds, the user is offered another try. */
const slowMs = 15_000

/** Without activity for so long, in milliseconds, the document has failed. Some take 15 s, but their worker posts messages. */
const stalledMs = 60_000

const checkIntervalMs = 1_000

/** Returns a function to be called whenever bytes or a message of the worker have come. */
export function useActivityTimeout(): () => void {
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
