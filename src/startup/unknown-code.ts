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
