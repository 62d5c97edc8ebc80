/**
 * Moves the focus to an element that takes no focus by itself, so that Tab goes on from there and screen readers read on
 * there. Once the focus leaves it or the pointer is used, the place cannot be focused any more: a click in its text would
 * otherwise take the focus back to its beginning.
 */
export function focusPlace(place: HTMLElement, options?: FocusOptions): void {
  const left = new AbortController()
  const leave = () => {
    left.abort()
    place.removeAttribute('tabindex')
  }
  place.tabIndex = -1
  place.focus(options)
  place.addEventListener('blur', leave, { signal: left.signal })
  document.addEventListener('pointerdown', leave, { capture: true, signal: left.signal })
}
