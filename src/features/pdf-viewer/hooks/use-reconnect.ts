/** Opens the document anew when a lost connection returns: the library never repeats a request that failed. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useViewer, useViewerDispatch } from '../viewer-context.tsx'

/** Returns whether the document waits for the connection. */
export function useReconnect(): boolean {
  const { status, pageProblem } = useViewer()
  const dispatch = useViewerDispatch()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const hasFailed = status.name === 'error' && (status.kind === 'network' || status.kind === 'stalled')
  const onOnline = useEffectEvent(() => {
    if (pageProblem !== null || hasFailed) dispatch({ type: 'retry' })
  })
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return !isOnline && (pageProblem !== null || status.name === 'loading')
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
