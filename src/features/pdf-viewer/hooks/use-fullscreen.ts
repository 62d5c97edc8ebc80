/** The viewer on the whole screen, where the browser allows it (not on iPhones). */
import { type RefObject, useSyncExternalStore } from 'react'

export interface Fullscreen {
  readonly isPossible: boolean
  readonly isOn: boolean
  toggle(): void
}

export function useFullscreen(root: RefObject<HTMLElement | null>): Fullscreen {
  const element = useSyncExternalStore(subscribe, () => document.fullscreenElement)
  const isOn = element !== null && element === root.current
  return {
    isPossible: document.fullscreenEnabled === true,
    isOn,
    toggle() {
      const change = isOn ? document.exitFullscreen() : root.current?.requestFullscreen()
      // The browser may refuse; then the viewer stays as it is.
      change?.catch(() => {})
    },
  }
}

/** Users also leave by Escape or the browser's own button. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}
