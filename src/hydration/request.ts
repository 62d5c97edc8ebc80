/**
 * The client directive `client:request="a[data-opens]"`: an island in a hidden place, which is shown and hydrated when the
 * visitor follows a matching link, or comes with a place in it in the address (`#page=3`). A button in the place with
 * `data-closes` hides it again, and Escape does, unless something inside uses the key; the island keeps its state. Where
 * scripts do not run the link leads where it leads.
 */
import type { ClientDirective } from 'astro'
import { isPlainClick } from '../lib/plain-click.ts'
import { tellWanted } from './island-events.ts'

const namesPlace = /[#&](page|zoom|rotate|search)=/

const request: ClientDirective = (load, options, island) => {
  const links = String(options.value)
  const place = island.closest<HTMLElement>('[hidden]')
  let isLoaded = false
  /** Where the visitor was: the link that was followed, and the position of the page. */
  let before: { readonly link: HTMLElement; readonly scrollY: number } | null = null

  const open = () => {
    if (place) {
      place.hidden = false
      place.tabIndex = -1
      place.focus({ preventScroll: true })
      place.scrollIntoView()
    }
    if (isLoaded) return
    isLoaded = true
    tellWanted(island)
    load()
      .then((hydrate) => hydrate())
      .catch((error: unknown) => console.error(error))
  }
  const close = () => {
    if (!place) return
    place.hidden = true
    // Else a reload would show it again.
    if (namesPlace.test(location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
    if (!before) return document.querySelector<HTMLElement>(links)?.focus()
    before.link.focus({ preventScroll: true })
    scrollTo({ top: before.scrollY, behavior: 'instant' })
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(links) : null
    if (!link || !isPlainClick(event) || event.defaultPrevented) return
    event.preventDefault()
    if (place?.hidden) before = { link, scrollY }
    open()
  })
  place?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-closes]')) close()
  })
  place?.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || document.fullscreenElement) return
    if (target instanceof Element && !target.closest('input, select, textarea, dialog')) close()
  })
  if (namesPlace.test(location.hash)) open()
}

export default request
