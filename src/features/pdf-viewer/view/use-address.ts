/** Keeps the viewer's state in the page's address, so that it can be shared and Back works. */
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { type AddressState, formatFragment, parseFragment } from './address.ts'

/**
 * How long the state must rest before it is written, in milliseconds: writing delays the drawing of a page, and Safari
 * takes no more than a hundred in half a minute.
 */
const writeRestMs = 250

interface AddressOptions {
  /** False until there is a document, and where the screen does not want it. */
  readonly isEnabled: boolean
  /** Whether the address still speaks of another document. */
  readonly isStale: boolean
  readonly state: AddressState
  /** Shows what an address says, after Back, Forward or an edit of the address. */
  readonly show: (state: AddressState) => void
}

/** Returns what is to be called before a jump inside the document: the place that is left becomes a step of Back. */
export function useAddress({ isEnabled, isStale, state, show }: AddressOptions): () => void {
  const fragment = formatFragment(state)
  // What the address says of an earlier document would be wrong for this one.
  useEffect(() => {
    if (isStale && parseFragment(location.hash))
      history.replaceState(history.state, '', location.pathname + location.search)
  }, [isStale])
  // The fragment that the address is known to stand for. The first one is not written: opening a document does not
  // change the address; what the visitor does with it does.
  const known = useRef<string | null>(null)
  const latest = useRef(fragment)

  useEffect(() => {
    latest.current = fragment
    if (!isEnabled || fragment === known.current) return
    if (known.current === null) {
      known.current = fragment
      return
    }
    const timer = setTimeout(() => {
      known.current = fragment
      history.replaceState(history.state, '', `#${fragment}`)
    }, writeRestMs)
    return () => clearTimeout(timer)
  }, [isEnabled, fragment])

  const onNavigation = useEffectEvent(() => {
    const asked = parseFragment(location.hash)
    if (!isEnabled || !asked) return
    known.current = formatFragment(asked)
    // Not `known` before: what the visitor did last may not be written yet.
    if (known.current !== fragment) show(asked)
  })
  useEffect(() => {
    const listener = () => onNavigation()
    addEventListener('popstate', listener)
    addEventListener('hashchange', listener)
    return () => {
      removeEventListener('popstate', listener)
      removeEventListener('hashchange', listener)
    }
  }, [])

  return useCallback(() => {
    if (known.current === null) return
    known.current = latest.current
    history.replaceState(history.state, '', `#${known.current}`)
    history.pushState(null, '', `#${known.current}`)
  }, [])
}
