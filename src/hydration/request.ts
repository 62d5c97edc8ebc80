/**
 * The client directive `client:request="a[data-opens]"`: an island in a hidden place, which is shown and hydrated when the
 * visitor follows a matching link, or comes with a place in it in the address (`#page=3`). Where scripts do not run the
 * link leads where it leads.
 */
import type { ClientDirective } from 'astro'
import { isPlainClick } from '../lib/plain-click.ts'
import { tellWanted } from './island-events.ts'

const request: ClientDirective = (load, options, island) => {
  const place = island.closest<HTMLElement>('[hidden]')

  const open = () => {
    const isFirst = place?.hidden
    if (place) {
      place.hidden = false
      place.tabIndex = -1
      place.focus({ preventScroll: true })
      place.scrollIntoView()
    }
    if (!isFirst) return
    tellWanted(island)
    load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => console.error(error))
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(String(options.value)) : null
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    open()
  })
  if (/[#&](page|zoom|rotate|search)=/.test(location.hash)) open()
}

export default request
