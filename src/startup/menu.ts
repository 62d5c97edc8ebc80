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
}
