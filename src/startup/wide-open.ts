/**
 * Closes on narrow windows what wide ones have open (`ui/disclosure.tsx`), while the page is parsed and so before it is
 * painted. Without script all of it stands open.
 */
export function wideOpen(): void {
  if (!matchMedia('(max-width: 60rem)').matches) return
  new MutationObserver(() => {
    for (const details of document.querySelectorAll('[data-wide-open]')) {
      // Once: what the visitor opens stays open.
      details.removeAttribute('data-wide-open')
      details.removeAttribute('open')
    }
  }).observe(document, { childList: true, subtree: true })
}
