/** What an island knows of its own start, and tells the directives of it. */
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { readyEvent } from './island-events.ts'

const subscribeToNothing = () => () => {}

/** Whether the island's script runs: false in the HTML of the build and while React hydrates it, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** Ends what the page says of an answer that its address asks for (`startup/arrival.ts`), once the answer is there. */
export function useAnswered(isThere: boolean): void {
  useEffect(() => {
    if (isThere) document.documentElement.removeAttribute('data-asked')
  }, [isThere])
}

/**
 * A ref for an element inside the island. Dispatches `island:ready` from it after the first commit; `astro:hydrate` fires
 * before React commits, too early to replay a deferred click.
 */
export function useReadyEvent<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(readyEvent, { bubbles: true }))
  }, [])
  return ref
}
