/**
 * Closes the open menu of small screens (`features/navigation/menu.tsx`) when an item is followed or the focus leaves
 * it, so that it covers neither the section that was reached nor the focused element (WCAG 2.2, 2.4.11). Here and not in
 * its island, because the menu opens by the browser's own means before the island is there.
 *
 * In a browser without popovers it opens and closes the menu itself, by the attribute `data-open`, and tells the island so
 * by the event of a popover.
 */
export function menu(): void {
  const hasPopovers = 'togglePopover' in HTMLElement.prototype
  const openMenu = () => document.querySelector<HTMLElement>(hasPopovers ? 'nav:popover-open' : 'nav[data-open]')
  const set = (element: Element, isOpen: boolean) => {
    element.toggleAttribute('data-open', isOpen)
    // A browser that knows the attribute alone hides what bears it.
    if (isOpen) element.removeAttribute('popover')
    else element.setAttribute('popover', 'auto')
    element.dispatchEvent(new Event('toggle'))
  }
  const close = (element: HTMLElement) => {
    if (hasPopovers) element.hidePopover()
    else set(element, false)
  }

  const follow = ({ type, target }: Event) => {
    const opened = openMenu()
    if (!(target instanceof Element)) return
    const button = target.closest('[aria-controls]')
    const controlled = document.getElementById(button?.getAttribute('aria-controls') ?? '')
    if (!hasPopovers && type === 'click' && controlled?.matches('nav')) {
      set(controlled, !opened)
      return
    }
    if (!opened) return
    const isInside = opened.contains(target)
    const isLeft = !isInside && controlled !== opened && (type === 'focusin' || !hasPopovers)
    if (isLeft || (type === 'click' && isInside && target.closest('a'))) close(opened)
  }
  document.addEventListener('click', follow)
  document.addEventListener('focusin', follow)
  // What the item of services opens to: it closes when anything else is pressed or focused, and on Escape.
  const closePanel = (event: Event) => {
    const panel = document.querySelector<HTMLDetailsElement>('nav details[name="menu"][open]')
    if (!panel) return
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return
      panel.querySelector('summary')?.focus()
    } else if (event.target instanceof Node && panel.contains(event.target)) return
    panel.open = false
  }
  for (const type of ['click', 'focusin', 'keydown']) document.addEventListener(type, closePanel)
  if (hasPopovers) return
  document.addEventListener('keydown', ({ key }) => {
    const opened = openMenu()
    if (key !== 'Escape' || !opened) return
    close(opened)
    document.querySelector<HTMLElement>(`[aria-controls="${opened.id}"]`)?.focus()
  })
}
