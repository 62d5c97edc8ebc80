/** Keeps the viewer's state in the fragment of the page's URL, so that it can be shared and Back works. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { replaceAddress } from '../../../browser/replace-address.ts'
import { formatFragment, parseFragment } from '../url-fragment.ts'
import { useViewer } from '../viewer-context.tsx'
import { acceptedRotation } from '../viewer-rules.ts'
import { subscribeTo } from './browser-state.ts'

/** Debounce of writing, in milliseconds, since it delays drawing. */
const writeDebounceMs = 250

/** Returns a function to be called before a jump in the document: the place that is left becomes an entry of the history. */
export function useUrlState(): () => void {
  const { state, dispatch } = useViewer()
  const { pageCount, page, zoom, fit, rotation, search } = state
  const isOpen = pageCount > 0
  const fragment = formatFragment({
    page,
    // The default fit is left out, so that a shared URL is short.
    ...(fit === null ? { zoom } : fit !== 'auto' && { fit }),
    rotation,
    search: search.isOpen ? search.text : '',
  })
  /** What the URL stands for; `null` until a document is open. Opening one does not change the URL. */
  const written = useRef<string>(null)

  useEffect(() => {
    if (!isOpen) return
    written.current ??= fragment
    if (fragment === written.current) return
    const address = () => `#${fragment}`
    const onWritten = () => {
      written.current = fragment
    }
    return replaceAddress(address, onWritten, writeDebounceMs)
  }, [isOpen, fragment])

  const follow = useEffectEvent(() => {
    const wanted = parseFragment(location.hash)
    if (!isOpen || !wanted) return
    written.current = formatFragment(wanted)
    // Compared with the state, not with `written`: the user's last change may not be written yet.
    if (written.current !== fragment)
      dispatch({ type: 'placeNamed', place: { ...wanted, rotation: acceptedRotation(0, wanted.rotation ?? 0) } })
  })
  useEffect(() => subscribeTo(window, 'popstate', 'hashchange')(() => follow()), [])

  return () => {
    if (!isOpen) return
    written.current = fragment
    history.replaceState(history.state, '', `#${fragment}`)
    history.pushState(null, '', `#${fragment}`)
  }
}
