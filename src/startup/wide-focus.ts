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
