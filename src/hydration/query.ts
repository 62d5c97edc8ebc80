/**
 * The client directive `client:query="q"`: an island that answers a query in the address (`?q=…`) is hydrated as soon as
 * the browser is idle; without one it waits, like `client:interaction`, for the first interaction. After the name of the
 * parameter may follow a selector of the clicks to defer: `client:query="q a[data-answer]"`.
 *
 * An island whose script could not be loaded gets the attribute `data-load-failed`, so that the page can say so.
 */
import type { ClientDirective } from 'astro'
import { idleMoment } from '../browser/idle-moment.ts'
import interaction from './interaction.ts'

const query: ClientDirective = (load, options, island) => {
  const [name = '', ...selector] = String(options.value).split(' ')
  // Sent by Astro when its second try has failed too; `load` does not reject then.
  island.addEventListener('astro:hydration-error', () => {
    island.dataset.loadFailed = ''
  })
  if (!new URLSearchParams(location.search).get(name)) {
    interaction(load, { ...options, value: selector.join(' ') }, island)
    return
  }
  idleMoment()
    .then(load)
    .then((hydrate) => hydrate())
    .catch((error: unknown) => console.error(error))
}

export default query
