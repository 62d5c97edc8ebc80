/**
 * Closes the open menu of small screens (`features/navigation/menu.tsx`) when an item is followed or the focus leaves
 * it, so that it covers neither the section that was reached nor the focused element (WCAG 2.2, 2.4.11). Here and not in
 * its island, because the menu opens by the browser's own means before the island is there.
 */
export function menu(): void {
  if (!CSS.supports('selector(:popover-open)')) return
  const close = ({ type, target }: Event) => {
    const opened = document.querySelector<HTMLElement>('nav:popover-open')
    if (!opened || !(target instanceof Element)) return
    const isInside = opened.contains(target)
    const isButton = target.closest(`[aria-controls="${opened.id}"]`) !== null
    if (type === 'click' ? isInside && target.closest('a') : !isInside && !isButton) opened.hidePopover()
  }
  document.addEventListener('click', close)
  document.addEventListener('focusin', close)
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
}
