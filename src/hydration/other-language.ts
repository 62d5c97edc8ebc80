/**
 * The client directive `client:other-language`: the island is hydrated only for a visitor whose browser prefers
 * another published language than the page's and who has not decided on one, and only when the browser is idle.
 * Its value lists the published languages, the page's own first: `client:other-language="id en"`.
 */
import type { ClientDirective } from 'astro'
import { keptText } from '../storage/kept-text.ts'
import { hydrateWhenIdle } from './when-idle.ts'

const otherLanguage: ClientDirective = (load, options) => {
  const published = String(options.value).split(' ')
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => published.includes(code))
  if (!preferred || preferred === published[0] || hasDecided(published)) return
  hydrateWhenIdle(load)
}

/** Whether the visitor has chosen a language or waved the offer away (`i18n/remembered-language.ts`). */
function hasDecided(published: readonly string[]): boolean {
  const chosen = keptText('language', 1)
  return published.some((code) => chosen === `"${code}"`) || keptText('language-offer-dismissed', 1) === 'true'
}

export default otherLanguage
