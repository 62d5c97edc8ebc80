import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './top-bar.module.css'

/** Specification, section 9: the bar is sticky above this scroll position, in CSS pixels, and not at it. */
const stickyAbovePx = 50

/**
 * The bar's frame. The attribute `data-sticky` says whether the page is scrolled; the children pass through unchanged,
 * so that they are left alone while their texts are still on their way.
 */
export function StickyHeader({ children }: { children: ReactNode }) {
  const sticky = useSyncExternalStore(subscribeToScroll, isScrolled, () => false)
  return (
    <header className={styles.bar} data-sticky={sticky ? '' : undefined}>
      {children}
    </header>
  )
}

function subscribeToScroll(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

function isScrolled() {
  return scrollY > stickyAbovePx
}
