/**
 * The client directive `client:interaction`: an island is hydrated at the first interaction with the page, so a page that
 * is only read costs no script.
 *
 * Its value may be a selector: a plain click on a matching element is deferred until the island is ready and then
 * replayed (`client:interaction="a[data-section]"`). Everything else works without the island anyway.
 */
import type { ClientDirective } from 'astro'
import { firstInteraction } from '../lib/moments.ts'
import { isPlainClick } from '../lib/plain-click.ts'
import { readyEvent, tellWanted } from './island-events.ts'

/** A click on a link is deferred no longer than this; then the browser follows it. A button does nothing without its island. */
const deferLimitMs = 1_500

const interaction: ClientDirective = (load, options, island) => {
  const selector = typeof options.value === 'string' ? options.value : ''
  const deferred: HTMLElement[] = []

  const deferClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
    if (!isPlainClick(event) || !target || event.defaultPrevented) return
    event.preventDefault()
    // No other listener may act on it now and once more on its replay.
    event.stopImmediatePropagation()
    if (target.matches('a[href]')) setTimeout(stopDeferring, deferLimitMs)
    // Until it is replayed it looks as what is at work.
    target.setAttribute('aria-busy', 'true')
    deferred.push(target)
    // Some assistive technology clicks without any other event.
    start()
  }

  /**
   * Replays the deferred clicks; later ones are left alone. Each once React has drawn, in a microtask before, what an effect
   * or the click before has changed: a link that is copied holds what was ticked.
   */
  const stopDeferring = async () => {
    document.removeEventListener('click', deferClick, true)
    for (const target of deferred.splice(0)) {
      target.removeAttribute('aria-busy')
      await Promise.resolve()
      target.click()
    }
  }

  /** Links and forms lead on without the island; a button that nothing answers goes, as it is absent without scripts. */
  const giveUp = () => {
    stopDeferring()
    for (const control of selector ? document.querySelectorAll<HTMLElement>(selector) : []) {
      if (control.matches('button[type="button"]')) control.hidden = true
    }
  }

  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    island.addEventListener(readyEvent, stopDeferring, { once: true })
    // Sent by Astro when a script could not be loaded, also by its second try; `load` does not reject then.
    island.addEventListener('astro:hydration-error', giveUp, { once: true })
    // Sent by `i18n/dictionary-loader.ts`: what was pressed waits for texts that do not come.
    document.addEventListener('texts:missing', () => deferred.length > 0 && giveUp(), { once: true })
    tellWanted(island)
    try {
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      // The page works without the island.
      console.error(error)
      giveUp()
    }
  }

  if (selector && !document.documentElement.hasAttribute('data-acted'))
    document.addEventListener('click', deferClick, true)
  firstInteraction(start)
}

export default interaction
