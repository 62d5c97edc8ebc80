/**
 * The client directive `client:interaction`: an island is hydrated at the visitor's first sign of life on the page, so
 * a page that is only read costs no script.
 *
 * Its value may be a selector: a plain click on a matching element is held back until the island is ready and then
 * repeated (`client:interaction="a[data-section]"`). Everything else works without the island anyway.
 */
import type { ClientDirective } from 'astro'
import { isPlainClick } from '../lib/plain-click.ts'
import { readyEvent } from './ready-event-name.ts'

const signsOfLife = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate'] as const

/** A click is held no longer than this; then it does what the browser would have done, because links must work. */
const holdLimitMs = 1_500

const interaction: ClientDirective = (load, options, island) => {
  const heldSelector = typeof options.value === 'string' ? options.value : ''
  const heldClicks: HTMLElement[] = []

  const holdClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(heldSelector) : null
    if (!isPlainClick(event) || !target || event.defaultPrevented) return
    event.preventDefault()
    // An island that is ready already must not act on a click that another one still holds: it would act twice.
    event.stopImmediatePropagation()
    if (heldClicks.length === 0) setTimeout(release, holdLimitMs)
    heldClicks.push(target)
    // Some assistive technology clicks without any other sign of life.
    start()
  }

  const release = () => {
    document.removeEventListener('click', holdClick, true)
    for (const target of heldClicks.splice(0)) target.click()
  }

  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signsOfLife) removeEventListener(sign, start, true)
    island.addEventListener(readyEvent, release, { once: true })
    try {
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      // The page works without the island; a held click does what the browser would have done.
      console.error(error)
      release()
    }
  }

  if (heldSelector) document.addEventListener('click', holdClick, true)
  for (const sign of signsOfLife) addEventListener(sign, start, { capture: true, passive: true })
}

export default interaction
