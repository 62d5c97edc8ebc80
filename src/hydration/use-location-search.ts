import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** The query of the address with its `?`; empty in the HTML of the build and during hydration. */
export function useLocationSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
}

/** Adds an address of this page to the history, so that Back returns to the one before. */
export function pushAddress(href: string): void {
  history.pushState(null, '', href)
  for (const listener of listeners) listener()
}
