import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the island's script runs: false in the HTML of the build and while React hydrates it, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
