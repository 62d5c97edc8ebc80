/**
 * The client directive `client:other-language`: the island is hydrated only for a visitor whose browser prefers
 * another published language than the page's, and only when the browser is idle.
 * Its value lists the published languages, the page's own first: `client:other-language="id en"`.
 */
import type { ClientDirective } from 'astro'
import { hydrateWhenIdle } from './when-idle.ts'

const otherLanguage: ClientDirective = (load, options) => {
  const published = String(options.value).split(' ')
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => published.includes(code))
  if (!preferred || preferred === published[0]) return
  hydrateWhenIdle(load)
}

export default otherLanguage
