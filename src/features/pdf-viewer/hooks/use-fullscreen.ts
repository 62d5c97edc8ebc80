/** The viewer on the whole screen. */
import { type RefObject, useSyncExternalStore } from 'react'
import { subscribeTo } from './subscribe-to.ts'

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
