/** Opens the document anew when a lost connection returns: the library never repeats a request that failed. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useViewer } from '../viewer-context.tsx'
import { subscribeTo } from './subscribe-to.ts'

const subscribe = subscribeTo(window, 'online', 'offline')

/** Returns whether the document waits for the connection. */
export function useReconnect(): boolean {
  const { state, dispatch } = useViewer()
  const { status, page, failedPages, isSlow } = state
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isPageMissing = isSlow || failedPages.includes(page)
  const hasFailed = status.name === 'error' && (status.kind === 'network' || status.kind === 'stalled')
  const onChange = useEffectEvent((isBack: boolean) => {
    if (isBack && (isPageMissing || hasFailed)) dispatch({ type: 'retry' })
  })
  useEffect(() => onChange(isOnline), [isOnline])
  return !isOnline && (isPageMissing || status.name === 'loading')
}
