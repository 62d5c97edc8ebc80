/**
 * Closes on narrow windows what wide ones have open (`ui/disclosure.tsx`), while the page is parsed and so before it is
 * painted. Without script all of it stands open.
 */
export function wideOpen(): void {
  if (!matchMedia('(max-width: 60rem)').matches) return
  const close = (changes: readonly MutationRecord[]) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const details of [node, ...node.querySelectorAll('[data-wide-open]')])
          if (details.matches('[data-wide-open]')) details.removeAttribute('open')
      }
  }
  const parsed = new MutationObserver(close)
  parsed.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => {
    // The last of the page may not have been told yet.
    close(parsed.takeRecords())
    parsed.disconnect()
  })
}
