/**
 * On wide windows the field of the search page has the focus on arrival; on others the keyboard would take half of the
 * window. Not where a query came along, or the visitor is somewhere already.
 */
export function wideFocus(): void {
  const field = document.querySelector<HTMLInputElement>('main [data-search] input[type=search]')
  if (!field || new URLSearchParams(location.search).get('q') || location.hash) return
  if (document.activeElement !== document.body || !matchMedia('(min-width: 60.01rem)').matches) return
  field.focus({ preventScroll: true })
}
