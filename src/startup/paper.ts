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
