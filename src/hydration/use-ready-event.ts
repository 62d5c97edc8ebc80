/** Tells the hydration directives that an island has its listeners in place. */
import { type RefObject, useEffect, useRef } from 'react'
import { readyEvent } from './island-events.ts'

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
