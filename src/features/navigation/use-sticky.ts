import { useSyncExternalStore } from 'react'

/** Specification, section 9: the bar is sticky above this scroll position, in CSS pixels, and not at it. */
const stickyAbovePx = 50

/** Whether the page is scrolled far enough for the sticky bar. */
export function useSticky(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false)
}

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

function isScrolled() {
  return scrollY > stickyAbovePx
}
