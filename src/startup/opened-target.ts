/**
 * Opens what holds the target of the address, in browsers that do not do so themselves (Safari before 18.2, Firefox before
 * 139), and brings it into view.
 */
export function openedTarget(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1))
    let closed = target?.closest<HTMLDetailsElement>('details:not([open])')
    if (!target || !closed) return
    while (closed) {
      closed.open = true
      closed = closed.parentElement?.closest<HTMLDetailsElement>('details:not([open])')
    }
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
