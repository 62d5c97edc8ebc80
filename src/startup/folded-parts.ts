/**
 * Opens what is folded up while the page is printed, in browsers whose style sheets cannot (`styles/print.css`). What was
 * open before stays open; the rest is folded up again.
 */
export function paper(): void {
  if (CSS.supports('selector(::details-content)')) return
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    // Those that share a name close one another; without it, all can be open.
    for (const part of opened) {
      part.dataset.name = part.getAttribute('name') ?? ''
      part.removeAttribute('name')
      part.open = true
    }
  })
  addEventListener('afterprint', () => {
    for (const part of opened) {
      part.open = false
      if (part.dataset.name) part.setAttribute('name', part.dataset.name)
      delete part.dataset.name
    }
  })
}

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
