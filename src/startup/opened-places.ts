/** The place that a visitor is led to on arrival: what the address names is opened, and the field of the search focused. */

/**
 * Opens what holds the target of the address and brings it into view: before the page shows what it moves (`data-opens`,
 * `arrival.ts`), and in browsers that do not do so themselves (Safari before 18.2, Firefox before 139).
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
  document.documentElement.removeAttribute('data-opens')
}

/**
 * On a page that lists codes (`data-unknown-code`): opens the codes that the address names, as `#56303` or in the way of the
 * finder (`kode=56303,56304`), and says where it names one that the page has not.
 */
export function unknownCode(): void {
  const line = document.querySelector<HTMLElement>('[data-unknown-code]')
  if (!line) return
  const read = () => {
    const named = (location.search + location.hash).matchAll(/(?:kode=|#|,|%2C)(\d+)/g)
    const places = [...named].map(([, code = '']) => document.getElementById(code))
    for (const place of places) place?.closest('details')?.setAttribute('open', '')
    places[0]?.scrollIntoView()
    line.hidden = !places.includes(null)
  }
  addEventListener('hashchange', read)
  read()
}

/**
 * On wide windows the field of the search page has the focus on arrival; on others the keyboard would take half of the
 * window. Not where the address has a query or a fragment, or another element has the focus.
 */
export function wideFocus(): void {
  const field = document.querySelector<HTMLInputElement>('main [data-search] input[type=search]')
  if (!field || new URLSearchParams(location.search).get('q') || location.hash) return
  if (document.activeElement !== document.body || !matchMedia('(min-width: 60.01rem)').matches) return
  field.focus({ preventScroll: true })
}
