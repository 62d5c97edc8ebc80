/** Where a control with the focus goes away with an answer, browsers drop the focus at the page; here it goes elsewhere. */
import { type RefObject, useEffect, useRef } from 'react'

/**
 * @param root whose controls may go away
 * @param fallback gets the focus then, without a scroll
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(null)
  useEffect(() => {
    const own = root.current
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused.current = target
    }
    const leave = ({ target }: FocusEvent) => {
      // Newer browsers say that a control loses the focus just before it is taken out of the page.
      queueMicrotask(() => {
        if (focused.current === target && focused.current?.isConnected) focused.current = null
      })
    }
    own?.addEventListener('focusin', enter)
    own?.addEventListener('focusout', leave)
    return () => {
      own?.removeEventListener('focusin', enter)
      own?.removeEventListener('focusout', leave)
    }
  }, [root])
  // After each change of the page.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return
    focused.current = null
    fallback.current?.focus({ preventScroll: true })
  })
}
