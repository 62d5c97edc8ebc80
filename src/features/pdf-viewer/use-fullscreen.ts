/** The viewer on the whole screen, where the browser allows it (not on iPhones). */
import type { RefObject } from 'react'

export interface Fullscreen {
  readonly isPossible: boolean
  toggle(): void
}

export function useFullscreen(root: RefObject<HTMLElement | null>): Fullscreen {
  return {
    isPossible: document.fullscreenEnabled === true,
    toggle() {
      const change = document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen()
      // The browser may refuse; then the viewer stays as it is.
      change?.catch(() => {})
    },
  }
}
