/** Detects a document or a page that does not arrive: a worker that hangs, or a server that never answers. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { usePagesHandle, useViewer, useViewerDispatch } from '../viewer-context.tsx'

/** Without activity for so long, in milliseconds, the user is offered another try. */
const slowMs = 15_000

/** Without activity for so long, in milliseconds, the document has failed. Some take 15 s, but their worker posts messages. */
const stalledMs = 60_000

const checkIntervalMs = 1_000

/** @param lastActivity time (`performance.now()`) at which bytes or a message of the worker last came. */
export function useActivityTimeout(lastActivity: RefObject<number>): void {
  const { status, pageProblem } = useViewer()
  const dispatch = useViewerDispatch()
  const pages = usePagesHandle()

  const check = useEffectEvent(() => {
    const isReady = status.name === 'ready'
    const isWaiting = status.name === 'loading' || (isReady && pages.current?.isPagePending())
    if (!isWaiting) lastActivity.current = performance.now()
    const silenceMs = performance.now() - lastActivity.current
    if (silenceMs >= stalledMs) dispatch({ type: 'failed', kind: 'stalled' })
    else if (isReady && pageProblem !== 'failed')
      dispatch({ type: 'pageProblem', problem: silenceMs >= slowMs ? 'slow' : null })
  })
  useEffect(() => {
    const timer = setInterval(() => check(), checkIntervalMs)
    return () => clearInterval(timer)
  }, [])
}
