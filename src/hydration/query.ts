/**
 * The client directive `client:query="q"`: an island that answers a query in the address (`?q=…`) is hydrated as soon as
 * the browser is idle; without one it waits, like `client:interaction`, for the first interaction. After the name of the
 * parameter may follow a selector of the clicks to defer: `client:query="q a[data-answer]"`.
 */

import type { ClientDirective } from 'astro'
import { idleMoment } from '../lib/moments.ts'
import interaction from './interaction.ts'
import { tellWanted } from './island-events.ts'

const query: ClientDirective = (load, options, island) => {
  const [name = '', ...selector] = String(options.value).split(' ')
  if (!new URLSearchParams(location.search).get(name)) {
    interaction(load, { ...options, value: selector.join(' ') }, island)
    return
  }
  tellWanted(island)
  idleMoment(50)
    .then(load)
    .then((hydrate) => hydrate())
    .catch((error: unknown) => console.error(error))
}

export default query
