/** The query of the address, followed by components. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** `location.search`; empty in the HTML of the build and while React hydrates it. */
export function useLocationSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
}

/** Goes to another address of this page, with an entry in the history, and tells the components that follow the query. */
export function pushAddress(address: string): void {
  history.pushState(null, '', address)
  for (const listener of [...listeners]) listener()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}
