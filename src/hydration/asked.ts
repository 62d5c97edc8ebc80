/**
 * The client directive `client:asked="q"`: an island that answers a question of the address (`?q=…`) is hydrated as soon
 * as the browser is idle; without one it waits, like `client:interaction`, for the visitor's first sign of life.
 * After the name of the parameter may follow a selector of the clicks to hold back: `client:asked="q a[data-answer]"`.
 *
 * An island whose script does not come gets the attribute `data-load-failed`, so that the page can say it.
 */
import type { ClientDirective } from 'astro'
import interaction from './interaction.ts'
import { hydrateWhenIdle } from './when-idle.ts'

const asked: ClientDirective = (load, options, island) => {
  const [name = '', ...selector] = String(options.value).split(' ')
  // Astro tries a second time, then says so; `load` does not fail.
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.loadFailed = ''
  })
  const isAsked = new URLSearchParams(location.search).get(name)
  if (isAsked) hydrateWhenIdle(load)
  else interaction(load, { ...options, value: selector.join(' ') }, island)
}

export default asked
