/** State that the browser holds: how it is subscribed to, and the viewer on the whole screen. */
import { type RefObject, useSyncExternalStore } from 'react'

/** Makes a `subscribe` as `useSyncExternalStore` wants it, from events of a target. */
export function subscribeTo(target: EventTarget, ...events: readonly string[]) {
  return (listener: () => void): (() => void) => {
    const end = new AbortController()
    for (const event of events) target.addEventListener(event, listener, { signal: end.signal })
    return () => end.abort()
  }
}

/** Users also leave by Escape or the browser's own button. */
const subscribe = subscribeTo(document, 'fullscreenchange')

export type Fullscreen = ReturnType<typeof useFullscreen>

/** Returns `toggle` as `null` where the browser does not allow it, as on iPhones. */
export function useFullscreen(root: RefObject<HTMLElement | null>) {
  const element = useSyncExternalStore(subscribe, () => document.fullscreenElement)
  const isOn = element !== null && element === root.current
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : root.current?.requestFullscreen()
    // The browser may refuse; then the viewer stays as it is.
    change?.catch(() => {})
  }
  return { isOn, toggle: document.fullscreenEnabled ? toggle : null }
}
